import sharp, { type Sharp } from 'sharp'

/** Width of stored pictures: enough to see what moved or changed colour, too little for the edges of letters to matter. */
const WIDTH = 240
/** A pixel counts as different from this distance on, of 441 from black to white. */
const DISTANCE = 48

const small = (picture: Buffer) => sharp(picture).removeAlpha().resize(WIDTH)

/** A picture as it is stored. */
export const stored = (picture: Buffer): Promise<Buffer> => small(picture).webp({ quality: 70, effort: 6 }).toBuffer()

/** Which part of two pictures differs, 0…1. Differing sizes differ in everything. */
export async function difference(picture: Buffer, known: Buffer): Promise<number> {
  // A little blur lets a line stand a pixel further, as another version of the browser may draw it.
  const raw = (source: Sharp) => source.blur(1).raw().toBuffer({ resolveWithObject: true })
  const [a, b] = await Promise.all([raw(small(picture)), raw(small(known))])
  if (a.data.length !== b.data.length) return 1
  let different = 0
  for (let i = 0; i < a.data.length; i += 3) {
    const [r, g, blue] = [0, 1, 2].map((k) => (a.data[i + k] ?? 0) - (b.data[i + k] ?? 0)) as [number, number, number]
    if (Math.hypot(r, g, blue) > DISTANCE) different++
  }
  return different / (a.data.length / 3)
}
