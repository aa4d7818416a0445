import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ConfigError } from '../config.ts'
import { sqliteCodes } from './sqlite-codes.ts'

/** The lock file's `user_version` once the folder has had a database. */
const USED = 1

/** A data folder that no other process uses. */
export interface DataFolder {
  /** The database file. */
  readonly file: string
  /** Stores that the folder has a database now, so that a later start does not take its absence for a first start. */
  used(): void
  /** Lets other processes use the folder. */
  release(): void
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** Takes the lock. SQLite uses a lock of the operating system, which is released when this process ends for any reason. */
function lock(dataDir: string): DatabaseSync {
  const held = new DatabaseSync(join(dataDir, 'skystair.lock'))
  try {
    for (const sql of ['pragma locking_mode = exclusive', 'pragma journal_mode = memory', 'begin exclusive', 'commit']) held.exec(sql)
    return held
  } catch (error) {
    held.close()
    if ((error as { errcode?: number }).errcode !== sqliteCodes.BUSY) throw error
    throw new ConfigError(`The database in ${dataDir} is held by another program: stop it, or set DATA_DIR to another folder.`)
  }
}

/**
 * Opens a data folder for this process alone, and creates it if it is missing. Throws a ConfigError if another process uses it, or if it had a
 * database that is missing or empty now, unless a new world is wanted.
 */
export function openDataFolder(dataDir: string, { newWorld }: { readonly newWorld: boolean }): DataFolder {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'skystair.db')
  const held = lock(dataDir)
  const { user_version: version } = held.prepare('pragma user_version').get() as { user_version: number }
  const hadDatabase = version === USED || existsSync(file) || existsSync(`${file}-wal`)
  if (hadDatabase && sizeOf(file) === 0 && !newWorld) {
    held.close()
    throw new ConfigError(
      `The database ${file} is ${existsSync(file) ? 'empty' : 'missing'}, but the folder had one before: set DATA_DIR to the right folder or restore a backup. To begin a new world there, start once with NEW_WORLD=yes.`,
    )
  }
  return {
    file,
    used: () => held.exec(`pragma user_version = ${USED}`),
    release: () => held.close(),
  }
}
