import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { atlasHash, bakerHash, imageFileHash, recipeHash } from './atlas/hash.ts'
import { type Bytes, type Manifest, readManifest } from './atlas/manifest.ts'
import { QUALITIES, type Quality } from './atlas/quality.ts'
import { renderedFile, renderMissing } from './atlas/rendered.ts'
import { ENCODING, writeSheet } from './atlas/sheet.ts'
import { imageFiles, standalone } from './image-files.ts'
import { plan } from './plan.ts'

/** Bakes what has changed since the manifest was written, and writes a new manifest. */
export async function bake(baked: URL, log: (line: string) => void): Promise<void> {
  const baker = bakerHash()
  const before = readManifest(baked)
  const after: Manifest = { baker, atlases: {}, imageFiles: {}, standalone: {} }
  for (const quality of QUALITIES)
    for (const kind of ['portrait', 'place', 'shop', 'town']) mkdirSync(new URL(`${kind}/`, folder(baked, quality)), { recursive: true })
  mkdirSync(new URL('standalone/', baked), { recursive: true })

  for (const atlas of plan()) {
    const hash = atlasHash(atlas, baker)
    const previous = before.atlases[atlas.name]
    if (previous?.hash === hash) after.atlases[atlas.name] = previous
    else {
      const rendered = await renderMissing(
        atlas.pictures.map(({ recipe }) => recipe),
        baker,
      )
      const files = await perQuality((quality) => writeSheet(atlas, quality, folder(baked, quality), baker))
      after.atlases[atlas.name] = { hash, files }
      log(`${atlas.name}: ${atlas.pictures.length} frames, ${rendered} rendered, ${files.standard.webp} bytes on standard`)
    }
  }
  for (const tile of imageFiles()) {
    const { name, recipe, widths, quality } = tile
    const hash = imageFileHash(tile, baker)
    const previous = before.imageFiles[name]
    if (previous?.hash === hash) {
      after.imageFiles[name] = previous
      continue
    }
    await renderMissing([recipe], baker)
    const files = await perQuality((size) =>
      writeImage(
        new URL(`${name}.webp`, folder(baked, size)),
        sharp(renderedFile(recipe, baker))
          .resize(widths[size])
          .webp({ quality, ...ENCODING }),
      ),
    )
    after.imageFiles[name] = { hash, files }
  }
  for (const { file, recipe, width, quality, share, back } of standalone()) {
    await renderMissing([recipe], baker)
    const rendered = sharp(renderedFile(recipe, baker))
    const image = share ? icon(rendered, width, share, back) : rendered.resize(width)
    const encoded = file.endsWith('.png')
      ? image.png({ compressionLevel: 9, palette: share !== undefined })
      : image.webp({ quality, alphaQuality: 75, effort: 6 })
    const { webp } = await writeImage(new URL(`standalone/${file}`, baked), encoded)
    after.standalone[file] = { hash: recipeHash(recipe, baker), bytes: webp }
  }
  await writeFile(new URL('manifest.json', baked), `${JSON.stringify(after, null, 1)}\n`)
}

/** A square with the picture in its middle. */
function icon(rendered: Sharp, width: number, share: number, back?: string): Sharp {
  const background = back ?? { r: 0, g: 0, b: 0, alpha: 0 }
  const inner = Math.round(width * share)
  const [before, after] = [Math.floor((width - inner) / 2), Math.ceil((width - inner) / 2)]
  const square = rendered
    .resize({ width: inner, height: inner, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .extend({ top: before, left: before, bottom: after, right: after, background })
  return back ? square.flatten({ background: back }) : square
}

const folder = (baked: URL, quality: Quality): URL => new URL(`${quality}/`, baked)

async function perQuality(write: (quality: Quality) => Promise<Bytes>): Promise<Record<Quality, Bytes>> {
  const written: Partial<Record<Quality, Bytes>> = {}
  for (const quality of QUALITIES) written[quality] = await write(quality)
  return written as Record<Quality, Bytes>
}

async function writeImage(to: URL, image: Sharp): Promise<Bytes> {
  const encoded = await image.toBuffer()
  await writeFile(to, encoded)
  return { webp: encoded.length }
}
