// What may travel, gzipped. An area's own limit stands beside its code: `packages/core/src/areas/<area>/budget.json`.
const KB = 1024

export const limits = {
  /** Until the loading screen is painted. */
  firstScript: 10 * KB,
  phaser: 232 * KB,
  /** All scripts until the road can be played. */
  firstRoad: 400 * KB,
  /** The same with page, pictures and fonts, on quality STANDARD. */
  firstRoadBytes: 1.2 * KB * KB,
}

export const firstScript = 'packages/core/src/main.ts'

/** What is loaded until the road can be played: these modules, with all that they import statically. */
export const firstRoad = (language: 'ru' | 'en'): string[] => [
  firstScript,
  'packages/core/src/app.ts',
  'packages/core/src/ui/app.tsx',
  'packages/core/src/canvas/create-game.ts',
  `packages/world/src/texts/${language}/first.ts`,
]

/** Limits of what is loaded later and belongs to no area: each module, with what it brings beyond the first road. */
export const later: Readonly<Record<string, number>> = {
  'packages/core/src/ui/areas/overlays.tsx': 34 * KB,
  'packages/core/src/canvas/scenes/battle.ts': 14 * KB,
  'packages/core/src/canvas/scenes/creature.ts': 2 * KB,
  'packages/core/src/canvas/road/flight.ts': 2 * KB,
  'packages/core/src/canvas/road/garland.ts': 1 * KB,
  'packages/core/src/canvas/sound/sound.ts': 6 * KB,
  'packages/core/src/boot/exchange.ts': 1 * KB,
  'packages/core/src/live/live-line.ts': 7 * KB,
  'packages/core/src/fairness/check.ts': 57 * KB,
  'packages/world/src/texts/ru/late.ts': 37 * KB,
  'packages/world/src/texts/en/late.ts': 31 * KB,
  'node_modules/zzfx/ZzFX.js': 2 * KB,
}
