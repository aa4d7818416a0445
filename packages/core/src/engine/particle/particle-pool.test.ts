import { describe, expect, it } from 'vitest'
import { renderQualityFor } from '../render-quality.ts'
import { Emitter } from './emitter.ts'
import type { Particle } from './particle.ts'
import { ParticlePool } from './particle-pool.ts'

const asIs = () => {}
const grainsFor = (quality: 'LOWEST' | 'LOW' | 'STANDARD' | 'HIGH') => new ParticlePool(renderQualityFor(quality, 1, false).particles)
const living = (grains: ParticlePool) => Array.from({ length: grains.alive }, (_, i) => grains.at(i))

describe('the budget of grains', () => {
  it('is 220 on STANDARD, half as much again on HIGH, a third on LOW and nothing on LOWEST', () => {
    const all = (['LOWEST', 'LOW', 'STANDARD', 'HIGH'] as const).map(grainsFor)
    for (const grains of all) grains.sow(1000, asIs)
    expect(all.map(({ alive }) => alive)).toEqual([0, 77, 220, 330])
  })

  it('grants what all that are alive leave of it', () => {
    const grains = grainsFor('STANDARD')
    grains.sow(150, asIs)
    grains.sow(24, asIs)
    expect([grains.alive, grains.room]).toEqual([174, 46])
    grains.sow(36, asIs)
    grains.sow(24, asIs)
    expect([grains.alive, grains.room]).toEqual([220, 0])
    grains.sow(24, asIs)
    expect(grains.alive).toBe(220)
  })

  it('rounds what is wanted', () => {
    const grains = grainsFor('STANDARD')
    grains.sow(6 * 0.35, asIs)
    grains.sow(0.4, asIs)
    expect(grains.alive).toBe(2)
  })
})

describe('grains', () => {
  it('go their way, are pulled down and spin', () => {
    const grains = new ParticlePool(1)
    grains.sow(1, (grain) => Object.assign(grain, { x: 10, y: 20, across: 40, down: -10, pull: 100, spin: 2, life: 2000 }))
    grains.step(500)
    expect(grains.at(0)).toMatchObject({ x: 30, y: 20 + 40 / 2, down: 40, turn: 1, age: 500 })
  })

  it('die at the end of their life, and leave the others as they are', () => {
    const grains = new ParticlePool(1)
    let life = 0
    grains.sow(5, (grain) => {
      grain.life = life += 100
    })
    grains.step(250)
    expect(new Set(living(grains).map((grain) => grain.life))).toEqual(new Set([300, 400, 500]))
    expect(living(grains).every(({ age }) => age === 250)).toBe(true)
    grains.step(250)
    expect(grains.alive).toBe(0)
  })

  it('are used again when they are dead, with nothing left of what they were', () => {
    const grains = new ParticlePool(1)
    const met = new Set<Particle>()
    const fresh: Particle[] = []
    for (let i = 0; i < 50; i++) {
      grains.sow(30, (grain) => {
        met.add(grain)
        fresh.push({ ...grain })
        Object.assign(grain, { x: 9, down: 9, pull: 9, turn: 9, lit: true, fade: 'late', life: 90 })
      })
      grains.step(100)
    }
    expect(met.size).toBe(30)
    expect(new Set(fresh.map((grain) => JSON.stringify(grain))).size).toBe(1)
  })
})

describe('a stream', () => {
  const streaming = (share: number, every: number, most: number) => {
    const stream = new Emitter<Particle>(every, most, (grain) => {
      grain.life = 1000
    })
    return { stream, grains: new ParticlePool(share, [stream]) }
  }

  it('lets grains out one by one, only while it is on', () => {
    const { stream, grains } = streaming(1, 100, 50)
    grains.step(1000)
    expect(grains.alive).toBe(0)
    stream.on = true
    for (let i = 0; i < 5; i++) grains.step(60)
    expect(grains.alive).toBe(3)
    stream.on = false
    grains.step(950)
    expect(grains.alive).toBe(1)
  })

  it('has only so many alive at once, whatever else flies about', () => {
    const { stream, grains } = streaming(1, 10, 7)
    stream.on = true
    grains.sow(20, (grain) => {
      grain.life = 1e6
    })
    for (let i = 0; i < 100; i++) {
      grains.step(100)
      expect(stream.alive).toBeLessThanOrEqual(7)
      expect(grains.alive).toBe(20 + stream.alive)
    }
    expect(stream.alive).toBe(7)
  })

  it('keeps within the budget too', () => {
    const { stream, grains } = streaming(0, 10, 7)
    stream.on = true
    grains.step(100)
    expect([grains.alive, stream.alive]).toEqual([0, 0])
  })
})
