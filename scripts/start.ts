// `npm start`: the game on one address. Builds the bundle when its sources changed, then becomes the server.
import { build } from './build.ts'

await build()
await import('../packages/server/src/main.ts')
