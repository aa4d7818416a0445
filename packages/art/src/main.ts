import { mkdirSync } from 'node:fs'
import os from 'node:os'
import { bake } from './bake.ts'

// Baking takes long and is not urgent, so it runs at low priority.
os.setPriority(10)
mkdirSync(new URL('../baked/', import.meta.url), { recursive: true })
await bake(new URL('../baked/', import.meta.url), console.log)
