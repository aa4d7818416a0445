import sharp, { type Sharp } from 'sharp'

/** Width of stored pictures, in pixels: enough to see what moved or changed colour, too little for the edges of letters to matter. */
const WIDTH = 240
/** A pixel counts as different from this colour distance on; black to white is 441. */
const DISTANCE = 48

const small = (picture: Buffer) => sharp(picture).removeAlpha().resize(WIDTH)

/** Returns a picture in the form in which it is stored: small and WebP. */
export const storedPicture = (picture: Buffer): Promise<Buffer> => small(picture).webp({ quality: 70, effort: 6 }).toBuffer()

/** Returns the share of differing pixels, 0 to 1; 1 if the sizes differ. */
export async function pictureDifference(picture: Buffer, known: Buffer): Promise<number> {
  // The blur tolerates lines that another version of the browser draws a pixel to the side.
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
