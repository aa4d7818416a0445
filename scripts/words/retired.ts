/** A word that is no longer used, and its replacement. */
export interface Retired {
  readonly words: readonly string[]
  readonly use: string
  /** The only place in which the word is retired, if it has another, allowed meaning elsewhere. */
  readonly only?: 'names' | 'comments'
}

/**
 * Words that had several meanings here or that only this project used. Names are compared part by part: `roadClimber` and `road-climber` contain `climber`,
 * `directory` does not contain `director`.
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
  { words: ['temper'], use: 'phase of a boss; target preference' },
  { words: ['teller'], use: 'animator, player of events' },
  { words: ['easel', 'brew'], use: 'texture, atlas, bake' },
  { words: ['curtain'], use: 'transition' },
  { words: ['garland', 'garlands'], use: 'decoration' },
  { words: ['swarm', 'mote', 'motes'], use: 'particle system, ambient particles' },
  { words: ['grain', 'grains'], use: 'particle' },
  { words: ['lay'], use: 'create, bake, place', only: 'names' },
  { words: ['director'], use: 'scene manager' },
  { words: ['till'], use: 'payment context, shop; until' },
  { words: ['door'], use: 'pipeline, request' },
  { words: ['lab'], use: 'gallery' },
  { words: ['funds'], use: 'resources' },
  { words: ['whoever', 'whomever', 'befall', 'befalls'], use: 'a plain sentence: who or what, happens to', only: 'comments' },
  { words: ['house'], use: 'project, code', only: 'comments' },
]

/** Phrases with which no sentence of a comment may begin. */
export const retiredBeginnings: readonly { readonly words: string; readonly use: string }[] = [
  { words: 'Answers', use: 'Returns, Resolves with, Responds' },
  { words: 'Refuses with', use: 'Throws' },
]

/** Files in which some retired words are allowed; all of them if none is named. */
export const exceptions: readonly { readonly words: readonly string[]; readonly file: RegExp; readonly why: string }[] = [
  { words: [], file: /^scripts\/words[./]/, why: 'lists and tests the words' },
  { words: ['grain'], file: /^packages\/art\//, why: 'draws the grain of wood' },
  { words: ['climb'], file: /^packages\/world\/src\/areas\/task\/(en|ru)\/task\/way\.ts$/, why: 'is the id of a task' },
  { words: ['climb'], file: /^packages\/server\/(src\/areas\/platform\/index|testing\/sql-owners\.test)\.ts$/, why: 'name a table' },
  { words: ['funds'], file: /^packages\/world\/src\/texts\/\w\w\/message\.ts$/, why: 'names the texts of the specification' },
]
