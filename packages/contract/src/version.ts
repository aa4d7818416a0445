/** The client's version, as the specification numbers it. */
export const VERSION = 445
