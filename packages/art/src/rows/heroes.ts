import type { Relief } from '../baker/recipe.ts'
import { bust } from '../shapes/bust.ts'
import { materials as m, material } from './materials.ts'

/** The player's own picture. */
export const avatars: Record<string, Relief> = {
  man1: bust({
    skin: '#e8b48a',
    hair: '#7a3e1a',
    style: 'short',
    beard: true,
    cloth: '#2a56b8',
    trim: 'gold',
    brow: '#5a2a10',
    eyes: '#3a6ad8',
    strong: true,
  }),
  man2: bust({
    skin: '#c88a5a',
    hair: '#2a2030',
    style: 'tied',
    cloth: '#7a2430',
    trim: 'steel',
    brow: '#1a1020',
    eyes: '#4a8a4a',
    hood: '#3a4a2e',
    strong: true,
  }),
  woman1: bust({
    skin: '#f4caa6',
    hair: '#c8641e',
    style: 'long',
    cloth: '#2a7a5a',
    trim: 'gold',
    brow: '#8a3e10',
    eyes: '#3a9a5a',
    circlet: '#3ae0a0',
  }),
  woman2: bust({
    skin: '#d8a078',
    hair: '#221a38',
    style: 'braids',
    cloth: '#5a2a8a',
    trim: 'gold',
    brow: '#1a1028',
    eyes: '#8a5ad8',
    circlet: '#ff5a8a',
  }),
}

/** The beast that climbs along. */
export const companions: Record<string, Relief> = {
  man1: {
    material: material('wolf', { base: '#7a88a8', light: '#f0f4ff', textureDepth: 0.7 }),
    layers: [{ icon: 'wolf-head', size: 0.96 }],
  },
  man2: {
    material: material('fur', { base: '#a8702e', second: '#f0c050', texture: 'none', light: '#ffe8b0' }),
    layers: [{ icon: 'eagle-head', size: 0.96 }],
  },
  woman1: {
    material: material('fur', { base: '#e07a2a', second: '#fff0d8', light: '#ffe0a8', texture: 'none' }),
    layers: [{ icon: 'fox', size: 0.96 }],
  },
  woman2: {
    material: { ...m.violet, base: '#8a6ac0', second: '#f0e6d0', accent: '#ffd24a', light: '#f0e0ff', texture: 'none' },
    layers: [{ icon: 'owl', size: 0.96, fill: true, close: 6, material: { body: '#ffc83a' } }],
  },
}
