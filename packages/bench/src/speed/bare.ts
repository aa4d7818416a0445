// A server with only the parts that a durable call needs, for comparison with ours: `running({ DATA_DIR }, BARE)` starts it.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fastify from 'fastify'
import { type Coordinate, hash, type Input, listen, readSchema, setSchema } from './bare-calls.ts'

const db = new DatabaseSync(join(process.env.DATA_DIR!, 'bare.db'))
for (const pragma of ['journal_mode = WAL', 'synchronous = FULL']) db.exec(`pragma ${pragma}`)
const playerOf = db.prepare('select p.id, p.state, p.info from session s join player p on p.id = s.player_id where s.token_hash = ?')
const save = db.prepare('update player set state = ? where id = ?')
const record = db.prepare('insert into repeated (key, reply) values (?, ?)')

const find = ({ session }: Input) => playerOf.get(hash(session)) as { id: number; state: string; info: string }

let waiting: (() => () => void)[] = []
/** Runs the work in one transaction with all other work of this turn of the event loop. Resolves after its commit. */
const durable = <T>(work: () => T) =>
  new Promise<T>((resolve) => {
    if (waiting.length === 0) setImmediate(commit)
    waiting.push(() => {
      const result = work()
      return () => resolve(result)
    })
  })
function commit(): void {
  const group = waiting
  waiting = []
  db.exec('begin immediate')
  const answers = group.map((work) => work())
  db.exec('commit')
  for (const answer of answers) answer()
}

const app = fastify()
app.get('/nothing', async () => ({ exists: true }))
app.get<{ Querystring: Input }>('/read', readSchema, async ({ query }) => {
  const { id, info } = find(query)
  return { id, player: JSON.parse(info) }
})
app.post<{ Querystring: Input; Body: Coordinate }>('/set', setSchema, (request) =>
  durable(() => {
    const { id, state } = find(request.query)
    const player = { ...JSON.parse(state), coordinate: request.body.coordinate }
    save.run(JSON.stringify(player), id)
    const reply = { coordinate: player.coordinate }
    record.run(hash(String(request.headers['idempotency-key'])), JSON.stringify(reply))
    return reply
  }),
)
await listen(app)
