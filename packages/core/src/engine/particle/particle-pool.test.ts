import { describe, expect, it } from 'vitest'
import { renderQualityFor } from '../render-quality.ts'
import { Emitter } from './emitter.ts'
import type { Particle } from './particle.ts'
import { ParticlePool } from './particle-pool.ts'

const asIs = () => {}
const poolFor = (quality: 'LOWEST' | 'LOW' | 'STANDARD' | 'HIGH') => new ParticlePool(renderQualityFor(quality, false).particles)
const living = (particles: ParticlePool) => Array.from({ length: particles.alive }, (_, i) => particles.at(i))

describe('the budget of particles', () => {
  it('is 220 on STANDARD, half as much again on HIGH, a third on LOW and nothing on LOWEST', () => {
    const all = (['LOWEST', 'LOW', 'STANDARD', 'HIGH'] as const).map(poolFor)
    for (const particles of all) particles.spawn(1000, asIs)
    expect(all.map(({ alive }) => alive)).toEqual([0, 77, 220, 330])
  })

  it('spawns only as many as the living ones leave of it', () => {
    const particles = poolFor('STANDARD')
    particles.spawn(150, asIs)
    particles.spawn(24, asIs)
    expect([particles.alive, particles.free]).toEqual([174, 46])
    particles.spawn(36, asIs)
    particles.spawn(24, asIs)
    expect([particles.alive, particles.free]).toEqual([220, 0])
    particles.spawn(24, asIs)
    expect(particles.alive).toBe(220)
  })

  it('rounds what is wanted', () => {
    const particles = poolFor('STANDARD')
    particles.spawn(6 * 0.35, asIs)
    particles.spawn(0.4, asIs)
    expect(particles.alive).toBe(2)
  })
})

describe('particles', () => {
  it('move, are accelerated downwards and spin', () => {
    const particles = new ParticlePool(1)
    particles.spawn(1, (particle) => Object.assign(particle, { x: 10, y: 20, speedX: 40, speedY: -10, gravity: 100, spin: 2, life: 2000 }))
    particles.step(500)
    expect(particles.at(0)).toMatchObject({ x: 30, y: 20 + 40 / 2, speedY: 40, rotation: 1, age: 500 })
  })

  it('die at the end of their life, and leave the others as they are', () => {
    const particles = new ParticlePool(1)
    let life = 0
    particles.spawn(5, (particle) => {
      particle.life = life += 100
    })
    particles.step(250)
    expect(new Set(living(particles).map((particle) => particle.life))).toEqual(new Set([300, 400, 500]))
    expect(living(particles).every(({ age }) => age === 250)).toBe(true)
    particles.step(250)
    expect(particles.alive).toBe(0)
  })

  it('are reused when they are dead, with all fields reset', () => {
    const particles = new ParticlePool(1)
    const seen = new Set<Particle>()
    const fresh: Particle[] = []
    for (let i = 0; i < 50; i++) {
      particles.spawn(30, (particle) => {
        seen.add(particle)
        fresh.push({ ...particle })
        Object.assign(particle, { x: 9, speedY: 9, gravity: 9, rotation: 9, lit: true, fade: 'atEnd', life: 90 })
      })
      particles.step(100)
    }
    expect(seen.size).toBe(30)
    expect(new Set(fresh.map((particle) => JSON.stringify(particle))).size).toBe(1)
  })
})

describe('an emitter', () => {
  const withEmitter = (share: number, every: number, most: number) => {
    const emitter = new Emitter<Particle>(every, most, (particle) => {
      particle.life = 1000
    })
    return { emitter, particles: new ParticlePool(share, [emitter]) }
  }

  it('emits particles one by one, only while it is on', () => {
    const { emitter, particles } = withEmitter(1, 100, 50)
    particles.step(1000)
    expect(particles.alive).toBe(0)
    emitter.on = true
    for (let i = 0; i < 5; i++) particles.step(60)
    expect(particles.alive).toBe(3)
    emitter.on = false
    particles.step(950)
    expect(particles.alive).toBe(1)
  })

  it('keeps to its own maximum, however many other particles there are', () => {
    const { emitter, particles } = withEmitter(1, 10, 7)
    emitter.on = true
    particles.spawn(20, (particle) => {
      particle.life = 1e6
    })
    for (let i = 0; i < 100; i++) {
      particles.step(100)
      expect(emitter.alive).toBeLessThanOrEqual(7)
      expect(particles.alive).toBe(20 + emitter.alive)
    }
    expect(emitter.alive).toBe(7)
  })

  it('keeps within the budget too', () => {
    const { emitter, particles } = withEmitter(0, 10, 7)
    emitter.on = true
    particles.step(100)
    expect([particles.alive, emitter.alive]).toEqual([0, 0])
  })
})
