// Prices outside of any shop, for client and server.

/** Gems for each change of the nickname after the first, which is free. */
export const NAME_PRICE = 50
