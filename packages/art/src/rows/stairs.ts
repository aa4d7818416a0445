import type { StairTheme } from '../shapes/stair.ts'
import { material, warmRock } from './materials.ts'

const rock = material('stone', { ...warmRock, texture: 'crack' })
const front = material('stone', {
  base: '#a89a90',
  second: '#b8a896',
  accent: '#c8b8a0',
  deep: '#2b2838',
  light: '#fff2dc',
  rim: '#ffd9a0',
  texture: 'crack',
})
const floor = material('stone', {
  base: '#cdbfa2',
  second: '#c0b096',
  accent: '#d8caac',
  deep: '#4a4450',
  light: '#fffaea',
  rim: '#ffe8b0',
  texture: 'crack',
  textureDepth: 0.6,
})
const turf = material('leaf', {
  base: '#5fa63a',
  second: '#6fb64a',
  accent: '#9ad05a',
  light: '#e8f58a',
  deep: '#143a1c',
  rim: '#d8ff8a',
  texture: 'none',
  rough: 1.4,
})

/** The six looks of the road, from the bottom up. */
export const stairThemes = {
  meadow: { rock, front, top: floor, cover: turf, growth: 'grass', carpet: true },
  stone: { rock, front, top: floor, cover: turf, growth: 'grass' },
  gold: {
    rock,
    front: material('gold', {
      base: '#e8a428',
      second: '#f4b840',
      accent: '#ffcc60',
      deep: '#6a3208',
      light: '#fff4c0',
      texture: 'hammer',
    }),
    top: material('gold', {
      base: '#ffd060',
      second: '#f4c048',
      accent: '#ffe080',
      deep: '#8a4a10',
      light: '#fffbe0',
      texture: 'hammer',
      metal: 0.45,
    }),
    cover: turf,
    growth: 'none',
  },
  snow: {
    rock: material('ice', { base: '#5a86b8', second: '#4a76a8', accent: '#6a96c8', deep: '#12264e', rim: '#d0f8ff' }),
    front: material('ice', { base: '#7fb4de', second: '#94c6ea', accent: '#b4def6', deep: '#16335e', light: '#ffffff' }),
    top: material('ice', { base: '#c4e4f6', second: '#b4d8f0', accent: '#d8f2ff', deep: '#3a6a9a' }),
    cover: material('holy', { base: '#eef6ff', second: '#eef6ff', accent: '#ffffff', deep: '#6a92c8', rim: '#c8f4ff', rough: 1 }),
    growth: 'drape',
    carpet: true,
  },
  moss: {
    rock: material('bark', { base: '#5a5044', second: '#4e463e', accent: '#6a604e', texture: 'crack', deep: '#15140f' }),
    front: material('stone', { base: '#7d8268', second: '#8a8e70', accent: '#989a7a', deep: '#20261c', rim: '#c8f08a' }),
    top: material('stone', { base: '#9aa07e', second: '#8e9674', accent: '#a8ae8a', deep: '#2c3424', rim: '#c8f08a' }),
    cover: material('moss', { base: '#4f8a34', second: '#5f9a3c', accent: '#7ab04a', texture: 'none', rough: 1.6 }),
    growth: 'drape',
  },
  hell: {
    rock: material('ash', { base: '#4a3440', second: '#3e2c38', accent: '#5a3e44', deep: '#12080e', rim: '#ff7a3a' }),
    front: material('ash', { base: '#6a4a4a', second: '#5c4044', accent: '#785252', deep: '#1a0c10', light: '#e8b8a0', rim: '#ff8a3a' }),
    top: material('ash', { base: '#7c5a54', second: '#6e4e4c', accent: '#8a6258', deep: '#221014', light: '#f0c8a8', rim: '#ff9a4a' }),
    cover: material('fire', { glow: '#ff6a1a' }),
    growth: 'lava',
  },
} satisfies Record<string, StairTheme>
