// In a chunk of its own, as only a shared picture needs it.
import { atlasOf } from '../../art/atlas-of.ts'
import { css } from '../../engine/paint/colour.ts'
import { type ZoneName, zones } from '../../engine/paint/zones.ts'
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

/** What a picture shows: a figure by its frame, the sky behind it, and two lines below. */
export interface PictureContent {
  readonly frame: string
  readonly zone: ZoneName
  readonly title: string
  readonly stair: string
}

const FONTS = { title: '60px "Ruslan Display"', name: '700 60px Philosopher', stair: '700 104px Philosopher' }

/** Draws the sky, the light behind the figure, the figure on the stairs, and the texts; `game` is the line at the top. */
export function drawPicture(paint: CanvasRenderingContext2D, figure: Part, { zone, title, stair }: PictureContent, game: string): void {
  const { sky: colours, sun } = zones[zone]
  const middle = SIDE / 2
  const sky = paint.createLinearGradient(0, 0, 0, SIDE)
  for (const [at, colour] of colours) sky.addColorStop(at, css(colour))
  paint.fillStyle = sky
  paint.fillRect(0, 0, SIDE, SIDE)
  const light = paint.createRadialGradient(middle, 500, 40, middle, 500, 520)
  light.addColorStop(0, css(sun.colour, 0.95))
  light.addColorStop(1, css(sun.colour, 0))
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
  const scale = Math.min(600 / figure.w, 600 / figure.h)
  const [w, h] = [figure.w * scale, figure.h * scale]
  paint.drawImage(figure.image, figure.x, figure.y, figure.w, figure.h, middle - w / 2, 810 - h, w, h)
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
  write(game, FONTS.title, 120, '#ffe2a8')
  write(title, FONTS.name, 910, '#ffffff')
  write(stair, FONTS.stair, 1030, '#ffe2a8')
}

/** Returns a picture as PNG. Rejects if what it shows can't be loaded. */
export async function sharedPicture({ art, preferences, t }: Services, content: PictureContent): Promise<Blob> {
  const { frame, title, stair } = content
  const game = t('platform.gameName')
  const path = `${preferences.quality.toLowerCase()}/${atlasOf(frame)}`
  const written = game + title + stair
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
  drawPicture(paint, { image, ...found }, content, game)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture'))), 'image/png'),
  )
}
