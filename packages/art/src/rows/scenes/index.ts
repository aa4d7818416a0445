import type { Scene } from '../../scene/scene.ts'
import { markets } from './markets.ts'
import { places } from './places.ts'
import { rooms } from './rooms.ts'
import { towns } from './towns.ts'

const named = (prefix: string, scenes: Record<string, Scene>) =>
  Object.entries(scenes).map(([name, scene]) => [prefix + name, scene] as const)

/** The paintings behind the places of the game, by the name of their file: `place/…`, `shop/…`, `town/…`. */
export const scenes: Readonly<Record<string, Scene>> = Object.fromEntries([
  ...named('place/', places),
  ...named('shop/', { ...rooms, ...markets }),
  ...named('town/', towns),
])
