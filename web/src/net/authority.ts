// Who answers requests: a server. In a folder without one, `net/device/authority.ts` takes the place of this module and of
// `dial.ts` (see vite.config.ts), and a hall on this device answers the same requests and carries the same frames.
export const ask = (path: string, init?: RequestInit): Promise<Response> => fetch(path, init);
