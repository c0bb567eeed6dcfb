// What a page remembers is in the browser's own storage. A folder without a server has `storage-in-folder` in its place.
export {};
