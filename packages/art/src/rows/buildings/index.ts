import type { Relief } from '../../baker/recipe.ts'
import { box, path, stroke } from '../../shapes/svg.ts'
import { materials as m, material } from '../materials.ts'
import { clanShield } from './clan-shield.ts'
import { experience } from './experience.ts'
import { gearFactory } from './gear-factory.ts'
import { hallOfFame } from './hall-of-fame.ts'
import { darkTimber, terrace, timber } from './kit.ts'
import { snowWorld } from './snow-world.ts'

const stages: Record<string, readonly Relief[]> = {
  experience,
  clan_shield: clanShield,
  snow_world: snowWorld,
  gear_factory: gearFactory,
  hall_of_fame: hallOfFame,
}

/** Where a building will be: pegs with a rope, and a sign. */
const plot: Relief = {
  material: material('bark', timber),
  layers: [
    ...terrace(170, { base: '#9a8a6a', light: '#e8d8b0', texture: 'none', rough: 1.4 }),
    { svg: stroke('M112 424q70 34 144 40 80-4 144-40', 7), ink: 3, edge: 5, material: { ...m.fur, base: '#e8d0a0', texture: 'none' } },
    { svg: [104, 176, 328, 400].map((x) => box(x - 9, x < 120 || x > 390 ? 386 : 410, 18, 62, 5)).join(''), ink: 4, edge: 8 },
    { svg: box(244, 312, 24, 128, 5), ink: 5, edge: 10, material: darkTimber },
    { svg: path('M160 292h176l26 32-26 32H160z'), ink: 6, round: 30 },
    { icon: 'hammer-nails', size: 0.13, x: 246, y: 324, material: { ...m.steel, texture: 'none' }, ink: 3, free: true },
  ],
}

/** Drawn in front of a building while it is built. */
const scaffold: Relief = {
  material: material('bark', timber),
  layers: [
    { svg: [84, 196, 316, 428].map((x) => box(x - 8, 150, 16, 320, 4)).join(''), ink: 4, edge: 8 },
    { svg: stroke('M84 300L196 412M428 300L316 412M196 188L84 300M316 188l112 112', 10), ink: 3, edge: 6, material: darkTimber },
    { svg: [196, 300, 404].map((y) => box(58, y, 396, 18, 4)).join(''), ink: 5, edge: 8, material: { ...timber, base: '#c89a62' } },
    {
      svg:
        path('M236 470l10-176h12l-10 176zM276 470l10-176h12l-10 176z') +
        [320, 352, 384, 416, 448].map((y) => box(240, y, 50, 9, 3)).join(''),
      ink: 3,
      edge: 5,
    },
    { icon: 'hammer-nails', size: 0.26, x: 128, y: 250, material: { ...m.steel, texture: 'none' }, ink: 4 },
  ],
}

/** The buildings of clans in three stages each, `experience_1` to `hall_of_fame_3`; an empty plot; a scaffold. */
export const buildings: Record<string, Relief> = {
  ...Object.fromEntries(Object.entries(stages).flatMap(([name, list]) => list.map((relief, i) => [`${name}_${i + 1}`, relief]))),
  plot,
  scaffold,
}
