// Limits of transferred bytes, gzipped. An area's own limit is the `budget` of its manifest.
const KB = 1024

export const limits = {
  /** Until the loading screen is painted. */
  firstScript: 10 * KB,
  phaser: 120 * KB,
  /** All scripts until the road is playable. */
  firstRoad: 340 * KB,
  /** The same with page, pictures and fonts, in quality STANDARD. */
  firstRoadBytes: 1.2 * KB * KB,
  /** What several areas use and the first road does not: components, style sheets, the library for long lists, the moving parts of creatures. */
  sharedByAreas: 22 * KB,
}

export const firstScript = 'packages/core/src/main.ts'

/** The modules from which every page starts. */
export const startModules = [firstScript, 'packages/core/src/app.ts'] as const
/** The modules of the first road's windows. */
export const firstWindows = [
  'packages/core/src/app/render-ui.tsx',
  ...['player', 'road', 'selection'].map((area) => `packages/core/src/areas/${area}/parts.ts`),
]
/** The modules of its scenes, which need Phaser. */
export const firstScenes = [
  'packages/core/src/engine/create-game.ts',
  'packages/core/src/areas/road/scene/road-scene.ts',
  'packages/core/src/areas/selection/scene.ts',
]

/** The modules that are loaded until the road is playable, with all their static imports. */
export const firstRoad = (language: 'ru' | 'en'): string[] => [
  ...startModules,
  ...firstWindows,
  ...firstScenes,
  `packages/world/src/texts/${language}/first.ts`,
]

/** Limits of modules that are loaded later and belong to no area, or bring more than their area: the bytes that each adds to the first road. */
export const later: Readonly<Record<string, number>> = {
  // With the rules of battles, which no other script contains.
  'packages/core/src/areas/fairness/check.ts': 28 * KB,
  // With the library for Markdown.
  'packages/core/src/areas/forum/dialect.ts': 15 * KB,
  'packages/core/src/app/texts-ru.table.ts': 90 * KB,
  'packages/core/src/app/texts-en.table.ts': 90 * KB,
  'packages/core/src/engine/sound/sound.ts': 6 * KB,
  'packages/core/src/net/live/live-connection.ts': 7 * KB,
  'node_modules/zzfx/ZzFX.js': 2 * KB,
}
