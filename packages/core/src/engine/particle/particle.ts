import type { SparkName } from '../paint/sparks.ts'
import type { Emitter } from './emitter.ts'

/** How the alpha changes over a lifetime: rises and falls, falls evenly, falls only at the end, or stays. */
export type Fade = 'swell' | 'even' | 'atEnd' | 'none'

/** A particle. Lengths in virtual units, ages in milliseconds, speeds and spin per second, angles in radians. */
export interface Particle {
  spark: SparkName
  x: number
  y: number
  speedX: number
  speedY: number
  /** Acceleration downwards. */
  gravity: number
  age: number
  life: number
  /** Scale at the beginning and at the end of its life. */
  scaleFrom: number
  scaleTo: number
  fade: Fade
  /** The highest alpha that `fade` reaches. */
  opacity: number
  rotation: number
  spin: number
  tint: number
  /** Adds its light onto what is below. */
  lit: boolean
  /** The emitter that it came from; null for bursts. */
  emitter: Emitter<Particle> | null
}

/** The fields of a particle before its emitter sets them. */
export const defaultParticle: Readonly<Particle> = {
  spark: 'speck',
  x: 0,
  y: 0,
  speedX: 0,
  speedY: 0,
  gravity: 0,
  age: 0,
  life: 1000,
  scaleFrom: 1,
  scaleTo: 1,
  fade: 'even',
  opacity: 1,
  rotation: 0,
  spin: 0,
  tint: 0xffffff,
  lit: false,
  emitter: null,
}

export function alphaOf({ fade, opacity, age, life }: Particle): number {
  const t = age / life
  if (fade === 'swell') return opacity * Math.sin(t * Math.PI)
  if (fade === 'atEnd') return opacity * (1 - t * t * t * t)
  return fade === 'even' ? opacity * (1 - t) : opacity
}

export const scaleOf = ({ scaleFrom, scaleTo, age, life }: Particle): number => scaleFrom + ((scaleTo - scaleFrom) * age) / life

export const between = (least: number, most: number): number => least + Math.random() * (most - least)

export const oneOf = <T>(some: readonly [T, ...T[]]): T => some[Math.floor(Math.random() * some.length)] ?? some[0]

/** Sets a particle's velocity: a speed, in a random direction between two angles in degrees; 0 is to the right, 90 down. */
export function setDirection(particle: Particle, speed: number, least = 0, most = 360): void {
  const angle = (between(least, most) * Math.PI) / 180
  particle.speedX = Math.cos(angle) * speed
  particle.speedY = Math.sin(angle) * speed
}
