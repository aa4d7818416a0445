import { mkdirSync } from 'node:fs'
import os from 'node:os'
import { bake } from './bake.ts'

// The bake is long and nobody waits for it: let everything else on the machine go first.
os.setPriority(10)
mkdirSync(new URL('../baked/', import.meta.url), { recursive: true })
await bake(new URL('../baked/', import.meta.url), console.log)
