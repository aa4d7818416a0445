import { type Body, INK_WIDTH } from './body.ts'
import { blendOver, type Canvas } from './canvas.ts'
import { add, clamp, mix, type Rgb, rgb, saturate, scale, smooth } from './colour.ts'
import { SIZE } from './field.ts'
import { type HeightMap, shadowAt } from './height.ts'
import { fine, fractal } from './noise.ts'
import { colourParts } from './parts.ts'
import type { Layer, Material } from './recipe.ts'
import { eachPixel } from './window.ts'

const INK = rgb('#140d18')
const SHADE: Rgb = [0.1, 0.05, 0.22]
const SUN: Rgb = [1, 0.97, 0.86]
const BANDS = 5
/** Light and shadow reduce saturation; this restores it. */
const SATURATION = 1.22
const STEEPNESS = 1.15
/** Directions of the key light (top left, in front), of the half vector between it and the viewer, and of the rim light. */
const KEY = [-0.52, -0.66, 0.54] as const
const HALF = [-0.284, -0.361, 0.842] as const
const RIM = [0.86, 0.18] as const

/** Paints a layer: stepped shading, highlights, rim light, ink in the gaps and around the outline. */
export function paint(target: Canvas, body: Body, heights: HeightMap, layer: Layer, material: Material): void {
  const ink = layer.ink ?? INK_WIDTH
  const opacity = layer.opacity ?? 1
  const shade = shader(body, heights, layer, material)
  const { left, right, top, bottom } = body.window
  eachPixel({ left, right, top: Math.max(1, top), bottom: Math.min(SIZE - 1, bottom) }, (i) => {
    if (body.body[i]) blendOver(target, i, shade(i), opacity)
    else if (body.toBody[i]! < ink + 1) blendOver(target, i, INK, clamp(ink + 1 - body.toBody[i]!) * 0.96 * opacity)
  })
}

function shader(body: Body, { height, grain }: HeightMap, layer: Layer, material: Material): (i: number) => Rgb {
  const [deep, light, rim] = [rgb(material.deep), rgb(material.light), rgb(material.rim)]
  const colours = [rgb(material.base), rgb(material.second), rgb(material.accent)] as const
  const partAt = colourParts(body, layer)
  const between = material.body ? rgb(material.body) : layer.fill ? mix(rgb(material.base), deep, 0.45) : undefined
  const gap = mix(mix(deep, INK, 0.72), rim, 0.06)
  const metal = material.metal ?? 0.25
  const sky = layer.lit ?? 0
  const textured = material.texture !== undefined && material.texture !== 'none' && material.texture !== 'cloth'

  return (i) => {
    const x = i % SIZE
    const y = Math.floor(i / SIZE)
    const slopeX = -(height[i + 1]! - height[i - 1]!) * 0.5 * STEEPNESS
    const slopeY = -(height[i + SIZE]! - height[i - SIZE]!) * 0.5 * STEEPNESS
    const nz = 1 / Math.hypot(slopeX, slopeY, 1)
    const nx = slopeX * nz
    const ny = slopeY * nz
    const brush = fractal((x * 0.8 + y * 0.6) / 70, (y * 0.8 - x * 0.6) / 16, 3)
    const lit = clamp(clamp(nx * KEY[0] + ny * KEY[1] + nz * KEY[2]) * 1.16 + 0.07 + sky + brush * 0.075) * (1 - 0.42 * shadowAt(height, i))
    const fall = clamp((y / SIZE - 0.12) / 0.8 + fractal(x / 150, y / 150, 2, fine) * 0.28)

    const part = partAt(i)
    let colour = ramp(partColour(colours[part], part, deep, light, fall), deep, light, banded(lit))
    const glint = clamp(nx * HALF[0] + ny * HALF[1] + nz * HALF[2]) ** 38 * (0.2 + metal * 0.9)
    colour = add(colour, [glint, glint * 0.95, glint * 0.82])
    if (metal > 0.4) colour = mix(colour, mix(deep, light, 0.5 + 0.5 * Math.sin((nx * 3.1 + ny * 4.7) * 2.2 + x / 90)), 0.28 * metal)

    const contour = 1 - smooth(2, 30, body.inBody[i]!)
    const away = clamp(nx * RIM[0] + ny * RIM[1]) * smooth(0.25, 0.9, Math.hypot(nx, ny))
    colour = mix(colour, rim, clamp(contour * away * 1.5 + (1 - smooth(0, 12, body.inLine[i]!)) * away * 0.25))

    const covered = body.coverage[i]!
    if (covered < 0.999) {
      let inside = gap
      if (between) {
        const background = mix(between, mix(between, deep, 0.75), fall * 0.8)
        const toned = mix(mix(background, SHADE, 0.78), mix(background, light, 0.15), smooth(0.05, 0.95, lit * 0.95 + 0.02))
        inside = mix(gap, mix(toned, rim, clamp(contour * away * 1.3)), smooth(3, 9, body.toLine[i]!))
      }
      colour = mix(inside, colour, covered)
    }
    const hollow = body.lines[i] ? 0.62 + 0.38 * smooth(0, 9, body.inLine[i]!) : 0.95
    const seams = textured ? 0.86 + 0.05 * clamp(grain[i]!, -3, 4) : 1
    return scale(saturate(colour, SATURATION), hollow * seams * (1 + fine(x / 2.3, y / 2.3) * 0.035 + brush * 0.05))
  }
}

/** Half smooth, half in soft steps, which looks like brush strokes. */
function banded(lit: number): number {
  const steps = lit * BANDS
  const stepped = (Math.floor(steps) + smooth(0.25, 0.75, steps % 1)) / BANDS
  return lit * 0.55 + stepped * 0.45
}

/** Makes a part lighter at the top and darker at the bottom. */
function partColour(colour: Rgb, part: number, deep: Rgb, light: Rgb, fall: number): Rgb {
  const main = part === 0
  const lifted = mix(colour, light, (main ? 0.34 : 0.12) * (1 - fall))
  return mix(lifted, main ? deep : mix(colour, deep, 0.7), (main ? 0.62 : 0.5) * fall * fall)
}

/** Maps light to a colour: from shadow over the part's own colour to light. */
function ramp(own: Rgb, deep: Rgb, light: Rgb, lit: number): Rgb {
  if (lit < 0.5) return mix(mix(mix(own, deep, 0.72), SHADE, 0.22), own, smooth(0, 0.52, lit))
  return mix(own, mix(own, mix(light, SUN, 0.35), 0.72), smooth(0.5, 1.02, lit))
}
