import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { bakerHash } from './atlas/hash.ts'
import type { Picture } from './atlas/picture.ts'
import { renderedFile, renderMissing } from './atlas/rendered.ts'
import { plan } from './plan.ts'

// Contact sheets of every atlas, to look at: `npm run sheets -- [atlas] [cell px] [name part]` writes .cache/contact-<atlas>.png.
const [only, cellText, part = ''] = process.argv.slice(2)
const cell = Number(cellText ?? 128)
const columns = Math.floor(1536 / cell)
const LABEL = 14

for (const { name, pictures } of plan()) {
  if (only && only !== name) continue
  await sheet(
    name,
    pictures.filter((picture) => picture.name.includes(part)),
  )
}

async function sheet(name: string, pictures: Picture[]): Promise<void> {
  const baker = bakerHash()
  await renderMissing(
    pictures.map(({ recipe }) => recipe),
    baker,
  )
  const cells = await Promise.all(
    pictures.map(async ({ name: label, recipe }, i) => {
      const left = (i % columns) * cell
      const top = Math.floor(i / columns) * (cell + LABEL)
      const image = await sharp(renderedFile(recipe, baker))
        .resize(cell - 6, cell - 6, { fit: 'contain', background: '#00000000' })
        .toBuffer()
      const text = `<svg width="${cell}" height="${LABEL}"><text x="3" y="11" font-size="11" font-family="sans-serif" fill="#ffe08a">${label}</text></svg>`
      return [
        { input: image, left: left + 3, top },
        { input: Buffer.from(text), left, top: top + cell - 3 },
      ]
    }),
  )
  const sheetImage = await sharp({
    create: { width: columns * cell, height: Math.ceil(pictures.length / columns) * (cell + LABEL), channels: 3, background: '#3a4a6a' },
  })
    .composite(cells.flat())
    .png()
    .toBuffer()
  await writeFile(new URL(`../.cache/contact-${name}.png`, import.meta.url), sheetImage)
}
