import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDataFolder } from './data-folder.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'data-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const database = () => join(dataDir, 'skystair.db')
const open = (newWorld = false) => openDataFolder(dataDir, { newWorld })
/** A folder whose server has run, and has stopped. */
function used(): void {
  const folder = open()
  writeFileSync(folder.file, 'rows')
  folder.used()
  folder.release()
}

it('is for one process only, until that one releases it', () => {
  const folder = open()
  expect(() => open()).toThrow('is held by another program')
  folder.release()
  open().release()
})

it('that is new or whole can be opened', () => {
  open().release()
  used()
  const folder = open()
  expect(folder.file).toBe(database())
  folder.release()
})

it('that has lost its database is opened only for a new world', () => {
  used()
  rmSync(database())
  expect(() => open()).toThrow(`The database ${database()} is missing, but the folder had one before`)
  open(true).release()
})

it('whose database is empty is opened only for a new world, also if the folder contains nothing else', () => {
  writeFileSync(database(), '')
  expect(() => open()).toThrow(`The database ${database()} is empty`)
  open(true).release()
})

it('that has only the log of a database is opened only for a new world', () => {
  writeFileSync(`${database()}-wal`, 'rows')
  expect(() => open()).toThrow('is missing')
})
