import { expect, it } from 'vitest'
import { css } from '../../engine/paint/colour.ts'
import { zones } from '../../engine/paint/zones.ts'
import { drawPicture, SIDE } from './shared-picture.ts'

it('draws the figure within the picture under the sky of its zone, and writes the game, the title and the stair', () => {
  const [texts, pictures] = [[] as string[], [] as number[][]]
  const colours: string[] = []
  const gradient = { addColorStop: (_at: number, colour: string) => void colours.push(colour) }
  const paint = {
    createLinearGradient: () => gradient,
    createRadialGradient: () => gradient,
    fillRect: () => {},
    strokeText: () => {},
    fillText: (text: string) => void texts.push(text),
    drawImage: (_image: unknown, ...numbers: number[]) => void pictures.push(numbers),
  }
  const boss = { image: {} as CanvasImageSource, x: 10, y: 20, w: 100, h: 300 }
  const content = { frame: 'creature/boss', zone: 'snow', title: 'Victory!', stair: 'Stair 20' } as const
  drawPicture(paint as unknown as CanvasRenderingContext2D, boss, content, 'Skystair')
  expect(colours[0]).toBe(css(zones.snow.sky[0]![1]))
  expect(texts).toEqual(['Skystair', 'Victory!', 'Stair 20'])
  const [sx, sy, sw, sh, x, y, w, h] = pictures[0]! as [number, number, number, number, number, number, number, number]
  expect([sx, sy, sw, sh, pictures.length, w / h]).toEqual([10, 20, 100, 300, 1, 1 / 3])
  expect([x >= 0, y >= 0, x + w <= SIDE, y + h <= SIDE]).toEqual([true, true, true, true])
})
