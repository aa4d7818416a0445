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
  for (const quality of QUALITIES) mkdirSync(new URL('portrait/', folder(baked, quality)), { recursive: true })
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
  for (const { file, recipe, width, quality } of standalone()) {
    await renderMissing([recipe], baker)
    const image = sharp(renderedFile(recipe, baker)).resize(width)
    const encoded = file.endsWith('.png') ? image.png({ compressionLevel: 9 }) : image.webp({ quality, alphaQuality: 75, effort: 6 })
    const { webp } = await writeImage(new URL(`standalone/${file}`, baked), encoded)
    after.standalone[file] = { hash: recipeHash(recipe, baker), bytes: webp }
  }
  await writeFile(new URL('manifest.json', baked), `${JSON.stringify(after, null, 1)}\n`)
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
