// Prices outside of any shop, for client and server.

/** Price in gems of each change of the gender after the first, which is free. */
export const GENDER_PRICE = 50
