/** The client's version, numbered as in the specification. */
export const VERSION = 445
