import { expect, it } from 'vitest'
import { drawVictory, SIDE } from './victory-picture.ts'

it('draws the boss within the picture, and writes the game, the victory and the stair', () => {
  const [texts, pictures] = [[] as string[], [] as number[][]]
  const gradient = { addColorStop: () => {} }
  const paint = {
    createLinearGradient: () => gradient,
    createRadialGradient: () => gradient,
    fillRect: () => {},
    strokeText: () => {},
    fillText: (text: string) => void texts.push(text),
    drawImage: (_image: unknown, ...numbers: number[]) => void pictures.push(numbers),
  }
  const boss = { image: {} as CanvasImageSource, x: 10, y: 20, w: 100, h: 300 }
  drawVictory(paint as unknown as CanvasRenderingContext2D, boss, { game: 'Skystair', victory: 'Victory!', stair: 'Stair 20' })
  expect(texts).toEqual(['Skystair', 'Victory!', 'Stair 20'])
  const [sx, sy, sw, sh, x, y, w, h] = pictures[0]! as [number, number, number, number, number, number, number, number]
  expect([sx, sy, sw, sh, pictures.length, w / h]).toEqual([10, 20, 100, 300, 1, 1 / 3])
  expect([x >= 0, y >= 0, x + w <= SIDE, y + h <= SIDE]).toEqual([true, true, true, true])
})
