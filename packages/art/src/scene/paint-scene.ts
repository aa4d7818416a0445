import sharp from 'sharp'
import type { OpaqueImage } from '../baker/backgrounds.ts'
import { clamp, mix, type Rgb, rgb } from '../baker/colour.ts'
import { SIZE } from '../baker/field.ts'
import { renderRelief } from '../baker/render-relief.ts'
import { backcloth, lampAt } from './backcloth.ts'
import { SCENE, type Scene, type Thing } from './scene.ts'

/** Paints a scene. The same scene always gives the same pixels. */
export async function paintScene(scene: Scene): Promise<OpaqueImage> {
  const { width, height } = SCENE
  const at = backcloth(scene)
  const colours: Rgb[] = Array.from({ length: width * height }, (_, i) => at((i % width) / width, Math.floor(i / width) / height))
  const air = rgb(scene.sky[Math.floor(scene.sky.length * 0.7)]!)
  for (const thing of scene.things ?? []) await stand(colours, thing, air)
  const lamps = (scene.lamps ?? []).map((lamp) => ({ lamp, colour: rgb(lamp.colour) }))
  const pixels = Buffer.alloc(width * height * 3)
  colours.forEach((own, i) => {
    let colour = own
    for (const { lamp, colour: light } of lamps) {
      const amount = lampAt(lamp, (i % width) / width, Math.floor(i / width) / height)
      // Adds light without burning out what is bright already.
      colour = colour.map((part, k) => part + (1 - part) * light[k]! * amount) as Rgb
    }
    colour.forEach((part, k) => {
      pixels[i * 3 + k] = Math.round(clamp(part) * 255)
    })
  })
  return { width, height, pixels }
}

/** Blends a thing over a scene, with its shadow on the ground. */
async function stand(colours: Rgb[], thing: Thing, air: Rgb): Promise<void> {
  const { width: sceneWidth, height: sceneHeight } = SCENE
  const raw = { raw: { width: SIZE, height: SIZE, channels: 4 as const } }
  const trimmed = await sharp(renderRelief(thing.relief), raw).trim({ background: '#00000000', threshold: 8 }).png().toBuffer()
  const sized = sharp(trimmed).resize(Math.round(thing.width * sceneWidth))
  const { data, info } = await (thing.flip ? sized.flop() : sized).raw().toBuffer({ resolveWithObject: true })
  const left = Math.round(thing.x * sceneWidth - info.width / 2)
  const top = Math.round(thing.y * sceneHeight - info.height)
  if (!thing.floats) castShadow(colours, left + info.width * 0.54, top + info.height, info.width * 0.56)
  for (let y = Math.max(0, -top); y < info.height && top + y < sceneHeight; y++) {
    for (let x = Math.max(0, -left); x < info.width && left + x < sceneWidth; x++) {
      const from = (y * info.width + x) * 4
      const opacity = data[from + 3]! / 255
      if (!opacity) continue
      const to = (top + y) * sceneWidth + left + x
      const own: Rgb = [data[from]! / 255, data[from + 1]! / 255, data[from + 2]! / 255]
      colours[to] = mix(colours[to]!, mix(own, air, thing.haze ?? 0), opacity)
    }
  }
}

/** Darkens a flat ellipse. */
function castShadow(colours: Rgb[], x: number, y: number, radius: number): void {
  const flat = 0.16
  for (let v = Math.floor(y - radius * flat); v < Math.min(SCENE.height, y + radius * flat); v++) {
    for (let u = Math.max(0, Math.floor(x - radius)); u < Math.min(SCENE.width, x + radius); u++) {
      if (v < 0) continue
      const distance = Math.hypot((u - x) / radius, (v - y) / (radius * flat))
      const i = v * SCENE.width + u
      colours[i] = mix(colours[i]!, [0.06, 0.03, 0.12], clamp(1 - distance) * 0.6)
    }
  }
}
