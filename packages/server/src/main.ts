// Starts the server from the environment; docs/operating.md lists the settings.
import { readConfig } from './config.ts'
import { explain } from './explain.ts'
import { openStores } from './stores.ts'

async function main(): Promise<void> {
  let dataDir = ''
  let port = 0
  try {
    const config = readConfig(process.env)
    ;({ dataDir, port } = config)
    const stores = await openStores(config)
    // Loaded last, as it takes longest: wrong settings and damaged data are reported at once.
    const { serve } = await import('./serve.ts')
    await serve(config, stores)
  } catch (error) {
    console.error(explain(error, dataDir, port))
    process.exit(1)
  }
}

await main()
