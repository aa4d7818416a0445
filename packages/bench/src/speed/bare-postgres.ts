// The bare server on PostgreSQL: `running({ DATABASE_URL }, BARE_POSTGRES)` starts it. A durable call takes two round trips.
import fastify from 'fastify'
import pg from 'pg'
import { type Coordinate, hash, type Input, listen, setSchema } from './bare-calls.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL!, max: 16 })
const find = 'select p.id, p.state from session s join player p on p.id = s.player_id where s.token_hash = $1'
const save = 'with saved as (update player set state = $1 where id = $2) insert into repeated (key, reply) values ($3, $4)'

const app = fastify()
app.post<{ Querystring: Input; Body: Coordinate }>('/set', setSchema, async ({ query, body, headers }) => {
  const { rows } = await pool.query<{ id: number; state: string }>({ name: 'find', text: find, values: [hash(query.session)] })
  const { id, state } = rows[0]!
  const player = { ...JSON.parse(state), coordinate: body.coordinate }
  const reply = { coordinate: player.coordinate }
  const values = [JSON.stringify(player), id, hash(String(headers['idempotency-key'])), JSON.stringify(reply)]
  await pool.query({ name: 'save', text: save, values })
  return reply
})
await listen(app)
