// What may travel, gzipped. An area's own limit is the `budget` of its manifest.
const KB = 1024

export const limits = {
  /** Until the loading screen is painted. */
  firstScript: 10 * KB,
  phaser: 120 * KB,
  /** All scripts until the road can be played. */
  firstRoad: 340 * KB,
  /** The same with page, pictures and fonts, on quality STANDARD. */
  firstRoadBytes: 1.2 * KB * KB,
}

export const firstScript = 'packages/core/src/main.ts'

/** What is loaded until the road can be played: these modules, with all that they import statically. */
export const firstRoad = (language: 'ru' | 'en'): string[] => [
  firstScript,
  'packages/core/src/app.ts',
  'packages/core/src/app/render-ui.tsx',
  'packages/core/src/engine/create-game.ts',
  ...['player', 'road', 'selection'].map((area) => `packages/core/src/areas/${area}/parts.ts`),
  'packages/core/src/areas/road/scene/road-scene.ts',
  'packages/core/src/areas/selection/scene.ts',
  `packages/world/src/texts/${language}/first.ts`,
]

/** Limits of what is loaded later and belongs to no area: each module, with what it brings beyond the first road. */
export const later: Readonly<Record<string, number>> = {
  'packages/core/src/engine/sound/sound.ts': 6 * KB,
  'packages/core/src/net/live/live-connection.ts': 7 * KB,
  'node_modules/zzfx/ZzFX.js': 2 * KB,
}
