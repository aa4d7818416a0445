/** The client's version: the server makes older ones reload. */
export const VERSION = 445
