// In a chunk of its own, as only a shared victory needs it.
import { atlasOf } from '../../art/atlas-of.ts'
import { creatureFrame } from '../../art/looks.ts'
import type { Services } from '../../services/services.ts'

/** Width and height in pixels. */
export const SIDE = 1080

/** A part of a picture, in its pixels. */
export interface Part {
  readonly image: CanvasImageSource
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export interface VictoryTexts {
  readonly game: string
  readonly victory: string
  readonly stair: string
}

const FONTS = { title: '60px "Ruslan Display"', name: '700 60px Philosopher', stair: '700 104px Philosopher' }

/** Draws a victory: the sky, the light behind the boss, the boss on the stairs, and the texts. */
export function drawVictory(paint: CanvasRenderingContext2D, boss: Part, texts: VictoryTexts): void {
  const middle = SIDE / 2
  const sky = paint.createLinearGradient(0, 0, 0, SIDE)
  for (const [at, colour] of [
    [0, '#14224d'],
    [0.55, '#4a6fb5'],
    [0.85, '#f3b77a'],
    [1, '#5a3c58'],
  ] as const)
    sky.addColorStop(at, colour)
  paint.fillStyle = sky
  paint.fillRect(0, 0, SIDE, SIDE)
  const light = paint.createRadialGradient(middle, 500, 40, middle, 500, 520)
  light.addColorStop(0, 'rgba(255, 236, 179, 0.95)')
  light.addColorStop(1, 'rgba(255, 236, 179, 0)')
  paint.fillStyle = light
  paint.fillRect(0, 0, SIDE, SIDE)
  // The stairs, from the nearest step to the farthest.
  for (let step = 0; step < 4; step++) {
    const [top, half] = [SIDE - 90 - step * 58, 540 - step * 78]
    paint.fillStyle = ['#3b2c48', '#4d3a57', '#634a66', '#7d5d74'][step]!
    paint.fillRect(middle - half, top, half * 2, 90)
    paint.fillStyle = 'rgba(255, 226, 168, 0.55)'
    paint.fillRect(middle - half, top, half * 2, 6)
  }
  const scale = Math.min(600 / boss.w, 600 / boss.h)
  const [w, h] = [boss.w * scale, boss.h * scale]
  paint.drawImage(boss.image, boss.x, boss.y, boss.w, boss.h, middle - w / 2, 810 - h, w, h)
  paint.textAlign = 'center'
  paint.lineJoin = 'round'
  const write = (text: string, font: string, y: number, colour: string) => {
    paint.font = font
    paint.lineWidth = 12
    paint.strokeStyle = 'rgba(20, 16, 40, 0.85)'
    paint.strokeText(text, middle, y, SIDE - 80)
    paint.fillStyle = colour
    paint.fillText(text, middle, y, SIDE - 80)
  }
  write(texts.game, FONTS.title, 120, '#ffe2a8')
  write(texts.victory, FONTS.name, 910, '#ffffff')
  write(texts.stair, FONTS.stair, 1030, '#ffe2a8')
}

/** Returns the picture of a victory over a boss. Rejects if its pictures can't be loaded. */
export async function victoryPicture({ art, preferences }: Services, imageId: string, texts: VictoryTexts): Promise<Blob> {
  const frame = creatureFrame({ imageId })
  const path = `${preferences.quality.toLowerCase()}/${atlasOf(frame)}`
  const written = Object.values(texts).join('')
  const [sheet, image] = await Promise.all([
    art.sheet(path),
    art.picture(path),
    ...Object.values(FONTS).map((font) => document.fonts.load(font, written)),
  ])
  const found = sheet.frames[frame]?.frame
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIDE
  const paint = canvas.getContext('2d')
  if (!found || !paint) throw new Error(`${frame} can't be drawn`)
  drawVictory(paint, { image, ...found }, texts)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture'))), 'image/png'),
  )
}
