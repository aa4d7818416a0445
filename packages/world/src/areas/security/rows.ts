// Prices outside of any shop, for client and server.

/** Price in gems of each change of the nickname after the first, which is free. */
export const NAME_PRICE = 50
