import { statfsSync } from 'node:fs'
import { ConfigError } from './config.ts'
import { sqliteCodeOf, sqliteCodes } from './storage/sqlite-codes.ts'

interface Failure {
  readonly code?: string
  readonly syscall?: string
  /** SQLite's extended result code. */
  readonly errcode?: number
  readonly message: string
}

/** SQLite reports some writes to a full disk as failures of the disk. */
function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < 1 << 20
  } catch {
    return false
  }
}

function aboutSqlite(failure: Failure, dataDir: string): string {
  const { message } = failure
  switch (sqliteCodeOf(failure)) {
    case sqliteCodes.READONLY:
    case sqliteCodes.CANTOPEN:
      return `No right to use the database in ${dataDir} (${message}): give the server's user the folder and all that is in it.`
    case sqliteCodes.FULL:
      return `No room is left for the database in ${dataDir}.`
    case sqliteCodes.IOERR:
      return isFull(dataDir)
        ? `No room is left for the database in ${dataDir}.`
        : `The disk of ${dataDir} does not work (${message}). The database may be whole: look at the disk first.`
    case sqliteCodes.BUSY:
    case sqliteCodes.LOCKED:
      return `The database in ${dataDir} is held by another program: stop it, or set DATA_DIR to another folder.`
    default:
      return `The database in ${dataDir} cannot be used (${message}): restore it from a backup, or set DATA_DIR to another folder.`
  }
}

/** Returns why the server cannot start, as one sentence for the operator instead of a stack. */
export function explain(error: unknown, dataDir: string, port: number): string {
  const failure = error as Failure
  const { code, syscall, message } = failure
  if (error instanceof ConfigError) return message
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is busy: stop what listens there, or set PORT.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is no address of this machine: ${message}.`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return syscall === 'listen'
        ? `No right to use port ${port}: set PORT to one above 1024.`
        : `No right to use ${dataDir} (${message}): give the server's user the folder and all that is in it.`
    case 'ENOSPC':
      return `No room is left for ${dataDir}.`
    case 'ENOTDIR':
    case 'EEXIST':
      return `DATA_DIR ${dataDir} is not a folder.`
    case 'ERR_SQLITE_ERROR':
      return aboutSqlite(failure, dataDir)
    default:
      return `The server cannot start: ${message || code}`
  }
}
