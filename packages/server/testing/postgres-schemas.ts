// Schemas of PostgreSQL for tests. Those with the game's tables are emptied and used again: creating the tables takes half a second of CPU time.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { areaMigrations } from '../src/area-migrations.ts'
import { areas } from '../src/generated/areas.ts'
import { migrate } from '../src/storage/migrate.ts'
import { NO_TIME_LIMIT, openPostgres } from '../src/storage/postgres.ts'
import { POSTGRES } from './reachable.ts'

export interface Schema {
  readonly name: string
  readonly url: string
  drop(): Promise<void>
}

/** Begins the names of all schemas that the child processes of a process create. */
const prefix = (parent: number) => `test_${parent}_`

const connect = async () => {
  const client = new pg.Client({ connectionString: POSTGRES })
  await client.connect()
  return client
}

/** Creates a separate schema without tables. Commits on its `url` are on the disk before they end only if `durable` is set: tests need not wait for it. */
export async function postgresSchema({ durable = false } = {}): Promise<Schema> {
  const schema = `${prefix(process.ppid)}${randomUUID().replaceAll('-', '')}`
  const admin = await connect()
  await admin.query(`create schema ${schema}`)
  const url = new URL(POSTGRES)
  url.searchParams.set('options', `-c search_path=${schema} -c synchronous_commit=${durable ? 'on' : 'off'}`)
  return {
    name: schema,
    url: url.href,
    async drop() {
      await admin.query(`drop schema ${schema} cascade`)
      await admin.end()
    },
  }
}

/** What a schema consists of, which tests may change. */
const STRUCTURE = `select string_agg(relname || relnatts, ' ' order by relname) as tables,
  (select string_agg(tgname, ' ' order by tgname) from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = current_schema()::regnamespace and not tgisinternal) as triggers
  from pg_class where relnamespace = current_schema()::regnamespace`

/** A schema with the game's tables, and the rows that they contain at the beginning. */
interface Prepared {
  readonly schema: Schema
  readonly client: pg.Client
  readonly structure: unknown
  readonly tables: readonly { readonly name: string; readonly rows: string | null }[]
}

async function prepare(): Promise<Prepared> {
  const schema = await postgresSchema()
  const db = openPostgres(schema.url, NO_TIME_LIMIT)
  await migrate(db, areaMigrations(areas))
  await db.close()
  const client = new pg.Client({ connectionString: schema.url })
  await client.connect()
  const { rows: names } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema() order by tablename',
  )
  const tables: { name: string; rows: string | null }[] = []
  for (const { name } of names) {
    const { rows } = await client.query<{ rows: string | null }>(`select json_agg(t)::text as rows from ${name} t`)
    tables.push({ name, rows: rows[0]?.rows ?? null })
  }
  const { rows: structure } = await client.query(STRUCTURE)
  return { schema, client, structure, tables }
}

/** Makes the schema as it was at the beginning. Returns false if that is impossible. */
async function restore({ client, structure, tables }: Prepared): Promise<boolean> {
  const { rows } = await client.query(STRUCTURE)
  if (JSON.stringify(rows) !== JSON.stringify(structure)) return false
  const { rows: sequences } = await client.query<{ name: string }>(
    'select sequencename as name from pg_sequences where schemaname = current_schema() and last_value is not null',
  )
  const full = tables.filter((table): table is { name: string; rows: string } => table.rows !== null)
  await client.query('begin')
  // Without foreign keys and triggers; only a superuser may do that.
  await client.query('set local session_replication_role = replica')
  await client.query(tables.map(({ name }) => `delete from ${name}`).join(';'))
  for (const { name, rows } of full)
    await client.query(`insert into ${name} select * from json_populate_recordset(null::${name}, $1)`, [rows])
  for (const { name } of sequences) await client.query(`alter sequence ${name} restart`)
  await client.query('commit')
  return true
}

const unused: Prepared[] = []

/** Returns a schema with the game's tables as after the migrations. After `drop` another test uses it. */
export async function gameSchema(): Promise<Schema> {
  const prepared = unused.pop() ?? (await prepare())
  return {
    name: prepared.schema.name,
    url: prepared.schema.url,
    async drop() {
      if (await restore(prepared).catch(() => false)) return void unused.push(prepared)
      await prepared.client.end()
      await prepared.schema.drop()
    },
  }
}

/** Deletes all schemas that the child processes of this one have left. */
export async function dropSchemas(): Promise<void> {
  const admin = await connect()
  const { rows } = await admin.query<{ name: string }>('select nspname as name from pg_namespace where starts_with(nspname, $1)', [
    prefix(process.pid),
  ])
  for (const { name } of rows) await admin.query(`drop schema ${name} cascade`)
  await admin.end()
}
