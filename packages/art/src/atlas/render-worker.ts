import { writeFile } from 'node:fs/promises'
import { workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { backdrop, type OpaqueImage, parchment, wood } from '../baker/backgrounds.ts'
import { SIZE } from '../baker/field.ts'
import { mask } from '../baker/mask.ts'
import { renderRelief } from '../baker/render-relief.ts'
import { paintScene } from '../scene/paint-scene.ts'
import type { Recipe } from './picture.ts'

/** A picture to render, and the file to write it to. */
export interface RenderJob {
  file: string
  recipe: Recipe
}

/** Renders a picture in full size, as PNG. */
async function renderPicture(recipe: Recipe): Promise<Buffer> {
  switch (recipe.kind) {
    case 'relief': {
      const image = sharp(renderRelief(recipe.relief), { raw: { width: SIZE, height: SIZE, channels: 4 } })
      const [opacity, top, width, height] = recipe.relief.crop ?? [0, 0, SIZE, SIZE]
      return image.extract({ left: opacity, top, width, height }).png({ compressionLevel: 4 }).toBuffer()
    }
    case 'sigil':
      return renderSigil(recipe.icon)
    case 'backdrop':
      return encodeOpaque(backdrop(recipe.colours, recipe.seed))
    case 'parchment':
      return encodeOpaque(parchment())
    case 'wood':
      return encodeOpaque(wood())
    case 'scene':
      return encodeOpaque(await paintScene(recipe.scene))
  }
}

const encodeOpaque = ({ pixels, width, height }: OpaqueImage): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 4 })
    .toBuffer()

/** An emblem starts to fade at this distance from the centre and ends at that one, as fractions of half its width. */
const [fadeStart, fadeEnd] = [0.62, 0.98]

/** Renders a white glyph that fades out towards a circle: some glyphs fill their whole square and would end in straight edges. */
function renderSigil(icon: string): Promise<Buffer> {
  const pixels = Buffer.alloc(SIZE * SIZE * 4, 255)
  const half = SIZE / 2
  mask({ icon, size: 0.98 }).forEach((covered, i) => {
    const distance = Math.hypot((i % SIZE) + 0.5 - half, Math.floor(i / SIZE) + 0.5 - half) / half
    const opacity = Math.min(1, Math.max(0, (fadeEnd - distance) / (fadeEnd - fadeStart)))
    pixels[i * 4 + 3] = Math.round(covered * opacity * 255)
  })
  return sharp(pixels, { raw: { width: SIZE, height: SIZE, channels: 4 } })
    .png({ compressionLevel: 4 })
    .toBuffer()
}

for (const { file, recipe } of workerData as RenderJob[]) await writeFile(file, await renderPicture(recipe))
