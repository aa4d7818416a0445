/** A word that is no longer used, and what to write in its place. */
export interface Retired {
  readonly words: readonly string[]
  readonly use: string
  /** True for words that only comments can hold: in a name they mean something else. */
  readonly inComments?: boolean
}

/**
 * Words that had several meanings here or that only we used. Names are compared part by part: `roadClimber` and `road-climber` hold `climber`,
 * `directory` does not hold `director`.
 */
export const retired: readonly Retired[] = [
  { words: ['climb', 'climbs', 'climbed', 'climbing'], use: 'save or progress of a player; scroll; victory' },
  { words: ['climber', 'climbers'], use: 'road bot' },
  { words: ['keyboarder'], use: 'keyboard bot' },
  { words: ['deed', 'deeds'], use: 'effect of a battle, task event or place action' },
  { words: ['feast', 'feasts'], use: 'event' },
  { words: ['stall', 'stalls'], use: 'event shop' },
  { words: ['lesson', 'lessons'], use: 'education' },
  { words: ['blow', 'blows'], use: 'hit' },
  { words: ['teller'], use: 'animator, player of events' },
  { words: ['easel', 'brew'], use: 'texture, atlas, bake' },
  { words: ['curtain'], use: 'transition' },
  { words: ['garland', 'garlands'], use: 'decoration' },
  { words: ['swarm', 'mote', 'motes'], use: 'particle system, ambient particles' },
  { words: ['director'], use: 'scene manager' },
  { words: ['till'], use: 'payment context, shop; until' },
  { words: ['door'], use: 'pipeline, request' },
  { words: ['lab'], use: 'gallery' },
  { words: ['funds'], use: 'resources' },
  { words: ['whoever', 'whomever', 'befall', 'befalls'], use: 'a plain sentence: who or what, happens to', inComments: true },
  { words: ['house'], use: 'project, code', inComments: true },
]

/** How no sentence of a comment begins. */
export const retiredBeginnings: readonly { readonly words: string; readonly use: string }[] = [
  { words: 'Answers', use: 'Returns, Resolves with, Responds' },
  { words: 'Refuses with', use: 'Throws' },
]

/** Files in which some retired words, or all if none is named, are right. */
export const exceptions: readonly { readonly words: readonly string[]; readonly file: RegExp; readonly why: string }[] = [
  { words: [], file: /^scripts\/words\//, why: 'lists the words' },
  { words: ['funds'], file: /^packages\/world\/src\/texts\/\w\w\/message\.ts$/, why: 'names the texts of the specification' },
]

/** Folders that are not clean yet. */
export const notYetClean: readonly string[] = [
  'packages/art/',
  'packages/contract/',
  'packages/core/',
  'packages/rules/',
  'packages/server/',
  'packages/world/',
]
