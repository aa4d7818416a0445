import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { PAD, pack } from './pack.ts'
import type { Atlas, Picture, Slices } from './picture.ts'
import type { Quality } from './quality.ts'
import { renderedFile } from './rendered.ts'

/** WebP options of all pictures, besides their quality. */
export const ENCODING = { alphaQuality: 72, effort: 6, smartSubsample: true } as const

interface Frame {
  picture: Picture
  w: number
  h: number
  /** The frame with its padding; stretched and tiled frames repeat their edge pixels there. */
  padded: Buffer
}

/** Writes an atlas in one quality as `<folder>/<name>.webp` and `.json` (Phaser's JSON hash). Returns the size of both files in bytes. */
export async function writeSheet(atlas: Atlas, quality: Quality, folder: URL, baker: string): Promise<{ webp: number; json: number }> {
  const frames = await Promise.all(atlas.pictures.map((picture) => frame(picture, quality, baker)))
  const sheet = pack(frames, quality === 'lowest' || quality === 'low' ? 2048 : 4096)
  const webp = await sharp({ create: { width: sheet.w, height: sheet.h, channels: 4, background: '#00000000' } })
    .composite(frames.map(({ padded }, i) => ({ input: padded, left: sheet.places[i]!.x - PAD, top: sheet.places[i]!.y - PAD })))
    .webp({ quality: atlas.quality, ...ENCODING })
    .toBuffer()
  const json = JSON.stringify({
    frames: Object.fromEntries(
      frames.map(({ picture, w, h }, i) => [
        picture.name,
        {
          frame: sheet.places[i],
          rotated: false,
          trimmed: false,
          spriteSourceSize: { x: 0, y: 0, w, h },
          sourceSize: { w, h },
        },
      ]),
    ),
    meta: {
      image: `${atlas.name}.webp`,
      size: { w: sheet.w, h: sheet.h },
      scale: '1',
      slices: collect(frames, ({ picture, w, h }) => picture.slices && pixels(picture.slices, w, h)),
      pivots: collect(
        frames,
        ({ picture, w, h }) => picture.pivot && { x: Math.round(picture.pivot.x * w), y: Math.round(picture.pivot.y * h) },
      ),
    },
  })
  await writeFile(new URL(`${atlas.name}.webp`, folder), webp)
  await writeFile(new URL(`${atlas.name}.json`, folder), json)
  return { webp: webp.length, json: Buffer.byteLength(json) }
}

async function frame(picture: Picture, quality: Quality, baker: string): Promise<Frame> {
  const { data, info } = await sharp(renderedFile(picture.recipe, baker))
    .resize(picture.widths[quality])
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  const extendWith = picture.slices || picture.recipe.kind === 'backdrop' ? 'copy' : 'background'
  const padded = await sharp(data)
    .ensureAlpha()
    .extend({ top: PAD, bottom: PAD, left: PAD, right: PAD, extendWith, background: '#00000000' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { picture, w: info.width, h: info.height, padded }
}

const pixels = (parts: Slices, w: number, h: number): Slices => ({
  left: Math.round(parts.left * w),
  top: Math.round(parts.top * h),
  right: Math.round(parts.right * w),
  bottom: Math.round(parts.bottom * h),
})

/** Returns the frames' values by name, without undefined ones; undefined if there are none. */
function collect<T>(frames: Frame[], value: (frame: Frame) => T | undefined): Record<string, T> | undefined {
  const found = frames.flatMap((one) => {
    const its = value(one)
    return its ? [[one.picture.name, its] as const] : []
  })
  return found.length ? Object.fromEntries(found) : undefined
}
