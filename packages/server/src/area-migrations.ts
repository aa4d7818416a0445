import type { Area } from './area.ts'
import type { Migration } from './storage/migrate.ts'

const NAME = /^\d{4}-\d{2}-\d{2}-[a-z0-9-]+$/

/** Returns the migrations of all areas in the order of their names, which begin with a date. Throws if a name has another form or is used twice. */
export function areaMigrations(areas: readonly Pick<Area, 'migrations'>[]): Migration[] {
  const all = areas.flatMap(({ migrations = [] }) => migrations).sort((a, b) => (a.name < b.name ? -1 : 1))
  const wrong = all.find(({ name }, i) => !NAME.test(name) || name === all[i + 1]?.name)
  if (wrong) throw new Error(`The migration ${wrong.name} must have a name of its own that begins with its date, such as 2026-03-14-clans.`)
  return all
}
