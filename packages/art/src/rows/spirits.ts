import type { CreatureClass } from '@skystair/contract/creature-classes'
import type { Relief } from '../baker/recipe.ts'
import { aura, creature, pair } from './creature.ts'
import { materials as m } from './materials.ts'

/** Classes in closed helmets, the undead and the enchanted. */
export const spirits = {
  GHOST: creature(
    'ghost',
    { light: '#ffffff', eye: '#7ffcff' },
    [aura(256, 170, 60, 0.55, '#8af4ff'), { icon: 'spectre', size: 0.96, ink: 6, fill: true, close: 3, material: { body: '#16344a' } }],
    {
      eyes: pair(9, [330, 124], [392, 146]),
    },
  ),
  LICH: creature(
    'bone',
    { accent: '#7ad0ff', rim: '#8fd8ff', eye: '#7ad0ff' },
    [
      { icon: 'hood', size: 1, y: 232, material: m.necro, fill: true },
      { icon: 'fanged-skull', size: 0.56, y: 292 },
    ],
    {
      eyes: pair(12, [214, 317], [299, 317]),
    },
  ),
  MUMMY: creature(
    'bone',
    { base: '#d8c08a', body: '#3a2a1a', rim: '#ffd98a', eye: '#ffa83a', texture: 'cloth' },
    [{ icon: 'mummy-head', fill: true, close: 10 }],
    {
      eyes: pair(9, [190, 244], [297, 249]),
    },
  ),
  ASSASSIN: creature(
    'wolf',
    { base: '#3a3a58', second: '#e0b088', light: '#8a8ac0', accent: '#ff5a6a', rim: '#ff5a6a', body: '#e0b088', texture: 'cloth' },
    [
      { icon: 'crossed-sabres', size: 0.98, material: m.steel },
      { icon: 'ninja-head', size: 0.68, y: 262, fill: true, close: 10 },
    ],
  ),
} satisfies Partial<Record<CreatureClass, Relief>>
