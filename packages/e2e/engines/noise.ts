import sharp, { type Region } from 'sharp'

/** Colour distance between neighbours from which they are a contrast. */
const CONTRAST = 160

/** Returns the share of the pixels of a part of a picture that contrast with both neighbours in their row, 0 to 1: drawings have few. */
export async function noise(picture: Buffer, box: Region): Promise<number> {
  const { data, info } = await sharp(picture).extract(box).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const distance = (a: number, b: number) => Math.hypot(...[0, 1, 2].map((k) => data[a * 3 + k]! - data[b * 3 + k]!))
  let found = 0
  for (let at = 0; at < info.width * info.height; at++) {
    const column = at % info.width
    if (column > 0 && column < info.width - 1 && distance(at, at - 1) > CONTRAST && distance(at, at + 1) > CONTRAST) found++
  }
  return found / (info.width * info.height)
}
