import { mkdirSync } from 'node:fs'
import os from 'node:os'
import { bake } from './bake.ts'

// Baking takes long and nobody waits for it: run at low priority.
os.setPriority(10)
mkdirSync(new URL('../baked/', import.meta.url), { recursive: true })
await bake(new URL('../baked/', import.meta.url), console.log)
