/** SQLite's result codes that the server distinguishes. */
export const sqliteCodes = { BUSY: 5, LOCKED: 6, READONLY: 8, IOERR: 10, CORRUPT: 11, FULL: 13, CANTOPEN: 14, CONSTRAINT: 19 } as const

/** Returns the result code of an error of SQLite: the last byte of its extended code. */
export const sqliteCodeOf = ({ errcode = 0 }: { readonly errcode?: number }): number => errcode & 0xff
