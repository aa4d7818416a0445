import type { Relief } from '../baker/recipe.ts'
import { canine } from '../shapes/canine.ts'
import { eagle } from '../shapes/eagle.ts'
import { owl } from '../shapes/owl.ts'
import { bust } from '../shapes/person/bust.ts'
import { material } from './materials.ts'

/** The players' avatars. */
export const avatars: Record<string, Relief> = {
  man1: bust({
    size: 0.98,
    skin: '#e8b48a',
    hair: '#8a4218',
    style: 'short',
    beard: 'full',
    cloth: '#2a56c8',
    trim: 'gold',
    brow: '#5a2a10',
    eyes: '#3a6ad8',
    strong: true,
  }),
  man2: bust({
    size: 0.98,
    skin: '#c88a5a',
    hair: '#4a2c1e',
    cloth: '#8a2430',
    trim: 'steel',
    brow: '#1a1020',
    eyes: '#4a9a4a',
    hood: '#2f6a3a',
    beard: 'full',
    strong: true,
  }),
  woman1: bust({
    size: 0.98,
    skin: '#f6cca8',
    hair: '#d8641a',
    style: 'long',
    cloth: '#1f8a5a',
    trim: 'gold',
    brow: '#8a3e10',
    eyes: '#2f9a5a',
    hat: { kind: 'circlet', colour: '#e0a030', jewel: '#3ae0a0' },
  }),
  woman2: bust({
    size: 0.98,
    skin: '#dca47a',
    hair: '#3a2a6a',
    style: 'braids',
    cloth: '#6a2a9a',
    trim: 'gold',
    brow: '#1a1028',
    eyes: '#8a5ae8',
    hat: { kind: 'circlet', colour: '#e0a030', jewel: '#ff5a8a' },
  }),
}

/** The companion that a player starts with. */
export const companions: Record<string, Relief> = {
  man1: canine({
    coat: material('wolf', { base: '#6a78a0', second: '#6a78a0', accent: '#7a88b0', light: '#eef2ff', texture: 'fur', textureDepth: 0.6 }),
    mask: { base: '#d8deee', second: '#d8deee', accent: '#e8ecf8', light: '#ffffff', texture: 'fur', textureDepth: 0.4 },
    eye: '#ffd23a',
    fox: false,
  }),
  man2: eagle(),
  woman1: canine({
    coat: material('fur', {
      base: '#e8681a',
      second: '#e8681a',
      accent: '#f07a2a',
      light: '#ffd8a0',
      deep: '#5a1a06',
      rim: '#ffcf8a',
      texture: 'fur',
      textureDepth: 0.5,
    }),
    mask: {
      base: '#fbf0e0',
      second: '#fbf0e0',
      accent: '#ffffff',
      light: '#ffffff',
      deep: '#a0785a',
      texture: 'fur',
      textureDepth: 0.3,
    },
    eye: '#8ad84a',
    fox: true,
  }),
  woman2: owl(),
}
