// What things cost that are no goods of a shop. Client and server look here.

/** Gems for each change of the nickname after the first, which is free. */
export const NAME_PRICE = 50
