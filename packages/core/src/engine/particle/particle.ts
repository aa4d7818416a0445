import type { SparkName } from '../paint/sparks.ts'
import type { Emitter } from './emitter.ts'

/** How a grain shows in the course of its life: it comes and goes, dies away evenly, dies away only at the end, or stays as it is. */
export type Fade = 'swell' | 'even' | 'late' | 'none'

/** One of the small things that fly about. Lengths are virtual units, times milliseconds, what changes does so by the second, and turns are radians. */
export interface Particle {
  spark: SparkName
  x: number
  y: number
  across: number
  down: number
  /** How it gains speed downwards. */
  pull: number
  age: number
  life: number
  /** Its scale at birth and at death. */
  from: number
  to: number
  fade: Fade
  /** Its alpha where its fade lets it show most. */
  strength: number
  turn: number
  spin: number
  tint: number
  /** Light is added onto what is below. */
  lit: boolean
  /** What it came from, if it is one of many that come without end. */
  stream: Emitter<Particle> | null
}

/** What every grain is before it is told otherwise. */
export const plain: Readonly<Particle> = {
  spark: 'mote',
  x: 0,
  y: 0,
  across: 0,
  down: 0,
  pull: 0,
  age: 0,
  life: 1000,
  from: 1,
  to: 1,
  fade: 'even',
  strength: 1,
  turn: 0,
  spin: 0,
  tint: 0xffffff,
  lit: false,
  stream: null,
}

export function alphaOf({ fade, strength, age, life }: Particle): number {
  const t = age / life
  if (fade === 'swell') return strength * Math.sin(t * Math.PI)
  if (fade === 'late') return strength * (1 - t * t * t * t)
  return fade === 'even' ? strength * (1 - t) : strength
}

export const scaleOf = ({ from, to, age, life }: Particle): number => from + ((to - from) * age) / life

export const between = (least: number, most: number): number => least + Math.random() * (most - least)

export const oneOf = <T>(some: readonly [T, ...T[]]): T => some[Math.floor(Math.random() * some.length)] ?? some[0]

/** Sets a grain going at a speed, in a direction between two, in degrees: 0 is to the right and 90 down. */
export function fling(grain: Particle, speed: number, least = 0, most = 360): void {
  const angle = (between(least, most) * Math.PI) / 180
  grain.across = Math.cos(angle) * speed
  grain.down = Math.sin(angle) * speed
}
