import { writeFile } from 'node:fs/promises'
import { workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { carveRelief } from '../baker/carve.ts'
import { SIZE } from '../baker/field.ts'
import { backdrop, type Ground, parchment, wood } from '../baker/grounds.ts'
import { mask } from '../baker/mask.ts'
import type { Recipe } from './picture.ts'

/** A carving job: the picture, and the file its master copy goes to. */
export interface Job {
  file: string
  recipe: Recipe
}

/** The full-size picture, losslessly. */
async function master(recipe: Recipe): Promise<Buffer> {
  switch (recipe.kind) {
    case 'relief': {
      const image = sharp(carveRelief(recipe.relief), { raw: { width: SIZE, height: SIZE, channels: 4 } })
      const [left, top, width, height] = recipe.relief.crop ?? [0, 0, SIZE, SIZE]
      return image.extract({ left, top, width, height }).png({ compressionLevel: 4 }).toBuffer()
    }
    case 'sigil':
      return sigil(recipe.icon)
    case 'backdrop':
      return ground(backdrop(recipe.colours, recipe.seed))
    case 'parchment':
      return ground(parchment())
    case 'wood':
      return ground(wood())
  }
}

const ground = ({ pixels, width, height }: Ground): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 4 })
    .toBuffer()

/** Of half the width: where a sigil begins to fade, and where nothing of it is left. */
const [fades, ends] = [0.62, 0.98]

/** A glyph in plain white that fades into the round: some glyphs fill their whole square, and would be cut straight. */
function sigil(icon: string): Promise<Buffer> {
  const pixels = Buffer.alloc(SIZE * SIZE * 4, 255)
  const half = SIZE / 2
  mask({ icon, size: 0.98 }).forEach((covered, i) => {
    const away = Math.hypot((i % SIZE) + 0.5 - half, Math.floor(i / SIZE) + 0.5 - half) / half
    const left = Math.min(1, Math.max(0, (ends - away) / (ends - fades)))
    pixels[i * 4 + 3] = Math.round(covered * left * 255)
  })
  return sharp(pixels, { raw: { width: SIZE, height: SIZE, channels: 4 } })
    .png({ compressionLevel: 4 })
    .toBuffer()
}

for (const { file, recipe } of workerData as Job[]) await writeFile(file, await master(recipe))
