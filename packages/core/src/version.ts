/** The client's version: the server tells older ones to reload. */
export const VERSION = 445
