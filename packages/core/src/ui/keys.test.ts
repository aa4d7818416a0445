import en from '@skystair/world/texts/en/index'
import ru from '@skystair/world/texts/ru/index'
import { describe, expect, it } from 'vitest'
import { around, battleKey, choosingKey, keyLines, roadKey } from './keys.ts'

describe('keys of the road', () => {
  it('walk by arrows and by the positions of W and S in any layout', () => {
    expect(roadKey('ArrowUp')).toBe('up')
    expect(roadKey('KeyW')).toBe('up')
    expect(roadKey('KeyS')).toBe('down')
    expect(roadKey('Enter')).toBe('act')
    expect(roadKey('KeyQ')).toBeNull()
  })

  it('open an entry of the menu by its digit, counted from zero', () => {
    expect(['Digit1', 'Numpad9', 'Digit0'].map(roadKey)).toEqual([0, 8, null])
  })
})

describe('keys of a fight', () => {
  it('pick a fighter by its digit, counted from zero', () => {
    expect(battleKey('Digit1')).toBe(0)
    expect(battleKey('Numpad6')).toBe(5)
    expect(battleKey('Digit7')).toBeNull()
  })

  it('skip with S, look with I, hit with Enter and take back with Escape', () => {
    expect(battleKey('KeyI')).toBe('look')
    expect(battleKey('Escape')).toBe('cancel')
    expect(battleKey('KeyS')).toBe('skip')
    expect(battleKey('Enter')).toBe('hit')
  })
})

describe('around', () => {
  it('wraps at both ends', () => {
    expect(around([1, 2, 3], 3, 1)).toBe(1)
    expect(around([1, 2, 3], 1, -1)).toBe(3)
  })

  it('begins at the first, or at the last when going back', () => {
    expect(around([1, 2, 3], null, 1)).toBe(1)
    expect(around([1, 2, 3], 9, -1)).toBe(3)
  })

  it('returns null for an empty list', () => {
    expect(around([], null, 1)).toBeNull()
  })
})

describe('the page about the keyboard', () => {
  it.each([
    ['RU', ru],
    ['EN', en],
  ] as const)('names in %s each key that does something, and what it does', (_, { manual }) => {
    const { keyboard } = manual
    const keys = keyboard.key as Readonly<Record<string, string>>
    for (const [scene, lines] of Object.entries(keyLines))
      for (const line of lines) {
        expect(
          (keyboard as unknown as Record<string, Record<string, string>>)[scene]?.[line.action],
          `${scene}.${line.action}`,
        ).toBeTruthy()
        for (const code of line.keys) expect(!code.startsWith('Arrow') || Boolean(keys[code]), code).toBe(true)
      }
  })

  it('has the keys that scenes understand', () => {
    const codes = [
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'Enter',
      'Escape',
      ...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter) => `Key${letter}`),
    ]
    const named = (scene: keyof typeof keyLines) => new Set(keyLines[scene].flatMap(({ keys }) => keys))
    const understood = { road: roadKey, battle: battleKey, choosing: choosingKey }
    for (const scene of ['road', 'battle', 'choosing'] as const)
      expect(codes.filter((code) => understood[scene](code) !== null).toSorted()).toEqual(
        [...named(scene)].filter((code) => !/\d/.test(code)).toSorted(),
      )
    expect(named('battle')).toContain('1–6')
  })
})
