// The six trades of dragons, which are also the faces that people choose.
export const TRADES = ["bread", "meat", "iron", "potion", "crystal", "plant"] as const;
export type Trade = (typeof TRADES)[number];

export const tradeOf = (face: string): Trade => TRADES.find((trade) => trade === face) ?? "bread";
