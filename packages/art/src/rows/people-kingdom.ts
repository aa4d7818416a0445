import type { CreatureClass } from '@skystair/contract/creature-classes'
import type { Relief } from '../baker/recipe.ts'
import { bust } from '../shapes/person/bust.ts'
import { plain } from '../shapes/person/person.ts'
import { glory, hammer, sword } from '../shapes/person/props.ts'
import { path } from '../shapes/svg.ts'
import { materials as m } from './materials.ts'

/** People of the kingdom, the north and the hills. */
export const kingdom = {
  DWARF: bust({
    size: 0.92,
    skin: '#e0a070',
    hair: '#d05a1a',
    style: 'short',
    beard: 'long',
    cloth: '#5a4a3a',
    trim: 'bronze',
    brow: '#a8420e',
    eyes: '#4a7ad0',
    strong: true,
    nose: 'broad',
    fierce: true,
    hat: { kind: 'horned', colour: '#9aa4bc', band: '#c8883a' },
  }),
  MONK: bust({
    size: 0.98,
    skin: '#e8b48a',
    cloth: '#7a4a22',
    trim: 'fur',
    brow: '#5a3a1a',
    eyes: '#6a4a2a',
    strong: true,
    nose: 'broad',
    beard: 'moustache',
    hair: '#8a5a2a',
    hood: '#7a4a22',
  }),
  BERSERK: bust({
    skin: '#e0a070',
    hair: '#e0501a',
    style: 'wild',
    beard: 'full',
    cloth: '#5a1a1a',
    trim: 'steel',
    brow: '#a8320a',
    eyes: '#ff3a2a',
    strong: true,
    fierce: true,
    hat: { kind: 'horned', colour: '#7a84a0', band: '#c8a040' },
    behind: [{ icon: 'crossed-axes', size: 1, y: 230, material: m.steel, ink: 6 }],
  }),
  KNIGHT: bust({
    skin: '#e8b48a',
    cloth: '#a82430',
    trim: 'gold',
    brow: '#2a1a12',
    eyes: '#3a6ad8',
    strong: true,
    helmet: [
      {
        svg: path('M250 70Q200 10 120 20q40 20 40 60-50-10-70 30 90-30 160 30z'),
        material: plain('#d0281e', { texture: 'fur' }),
        ink: 6,
        round: 40,
      },
      { icon: 'visored-helm', size: 0.7, y: 218, material: m.steel, ink: 7 },
    ],
    behind: [...sword()],
  }),
  PALADIN: bust({
    skin: '#e8b48a',
    cloth: '#f0e8d8',
    trim: 'gold',
    brow: '#2a1a12',
    eyes: '#3a6ad8',
    strong: true,
    helmet: [{ icon: 'black-knight-helm', size: 0.66, y: 212, material: { ...m.gold, texture: 'hammer', base: '#f0b838' }, ink: 7 }],
    behind: [glory, ...hammer()],
    before: [
      {
        icon: 'templar-shield',
        size: 0.44,
        x: 116,
        y: 400,
        material: { ...m.holy, base: '#c8323a', second: '#f2ead0', texture: 'none' },
        ink: 7,
      },
    ],
  }),
} satisfies Partial<Record<CreatureClass, Relief>>
