import type { Backdrop, Emblem } from '@skystair/contract/creature-classes'

/** Dark, middle and glow colour of each card backdrop. */
export const backdrops: Record<Backdrop, [string, string, string]> = {
  hell: ['#14060a', '#5a1414', '#d8541f'],
  sky: ['#0d2148', '#2f6ab0', '#f5d9a0'],
  stone: ['#16150f', '#4a4234', '#b89c70'],
  light: ['#3a2a5a', '#8a74b0', '#ffe9b0'],
  arcane: ['#0a0d30', '#2a2f86', '#6a9aff'],
  necro: ['#070a12', '#1d2f44', '#3fa878'],
  sea: ['#04182a', '#0f5a7a', '#58d0d0'],
  ice: ['#0a1a3a', '#2f6aa8', '#c0ecff'],
  forest: ['#08170f', '#1f4a2c', '#b0c860'],
  wild: ['#190d07', '#6a3e18', '#e8aa58'],
  blood: ['#12050c', '#4a0f24', '#d0405a'],
  royal: ['#160c22', '#5a1f3e', '#e0b050'],
  storm: ['#0b1028', '#37407a', '#ffe07a'],
  rose: ['#220a26', '#7a2a68', '#ffb0d0'],
}

/** The icon of each emblem, drawn pale behind a creature. */
export const motifs: Record<Emblem, string> = {
  fire: 'flaming-claw',
  hell: 'flaming-trident',
  light: 'sunbeams',
  arcane: 'pentagram-rose',
  death: 'pentacle',
  forest: 'leaf-swirl',
  storm: 'lightning-branches',
  sea: 'wave-strike',
  ice: 'snowflake-2',
  earth: 'mountaintop',
  dark: 'warlock-eye',
  air: 'whirlwind',
  kingdom: 'swords-emblem',
  wild: 'claws',
  north: 'heavy-thorny-triskelion',
  swamp: 'thorny-vine',
  boss: 'crowned-explosion',
}
