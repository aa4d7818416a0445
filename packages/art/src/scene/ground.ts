import { clamp, mix, type Rgb, rgb, scale, smooth } from '../baker/colour.ts'
import { fine, fractal } from '../baker/noise.ts'
import type { Ground, Lamp } from './scene.ts'

/** Returns the colour of the ground at x, y, painted over `behind`. Its lines run towards a point on the horizon. */
export function groundAt(ground: Ground, seed: number, sun?: Lamp): (x: number, y: number, behind: Rgb) => Rgb {
  const [near, far] = [rgb(ground.near), rgb(ground.far)]
  const shine = sun && rgb(sun.colour)
  return (x, y, behind) => {
    const down = (y - ground.y) / (1 - ground.y)
    const depth = 1 / (down * 1.5 + 0.16)
    const across = (x - 0.5) * depth * 2
    let colour = mix(far, near, smooth(0, 1, down))
    switch (ground.kind) {
      case 'grass': {
        const tuft = fractal(across * 9 + seed, depth * 6, 4)
        const blade = fractal(across * 60, depth * 14, 2)
        colour = scale(mix(colour, [0.95, 0.95, 0.5], clamp(tuft * 0.5)), 1 + tuft * 0.35 + blade * 0.22)
        break
      }
      case 'sand':
        colour = scale(colour, 1 + fractal(across * 3 + seed, depth * 16, 4) * 0.4)
        break
      case 'snow': {
        const drift = fractal(across * 2 + seed, depth * 5, 4)
        colour = mix(mix(colour, [0.3, 0.42, 0.72], clamp(-drift * 1.3) * 0.7), [1, 1, 1], clamp(drift) * 0.8)
        break
      }
      case 'cloud': {
        const puff = fractal(x * 5 + seed, down * 4, 5)
        colour = mix(colour, [1, 1, 1], clamp(puff * 1.4) * 0.7)
        return mix(behind, scale(colour, 1 + puff * 0.3), smooth(-0.1, 0.35, down + puff * 0.5))
      }
      case 'water': {
        const ripple = fractal(across * 4 + seed, depth * 22, 3)
        colour = scale(mix(colour, behind, 0.25), 1 + ripple * 0.4)
        colour = mix(colour, [0.9, 1, 1], smooth(0.28, 0.42, ripple) * 0.5)
        if (sun && shine)
          colour = mix(colour, shine, smooth(0.16, 0, Math.abs(x - sun.x) + ripple * 0.08) * smooth(-0.1, 0.25, ripple) * 0.8)
        break
      }
      case 'boards':
        colour = laid(colour, across * 3.2, 0, fractal(across * 46 + seed, depth * 3, 3) * 0.4)
        break
      case 'flags':
        colour = laid(colour, across * 2.6, depth * 4.6, fractal(across * 8 + seed, depth * 14, 4) * 0.45)
        break
    }
    const edge = smooth(0.05, 0, down)
    return mix(colour, scale(far, 0.55), edge * 0.5)
  }
}

/** Slabs or boards: seams between them, and each of a slightly different tone. */
function laid(colour: Rgb, across: number, along: number, grain: number): Rgb {
  const row = Math.floor(along)
  const column = Math.floor(across + (row & 1) * 0.5)
  const u = Math.abs(across + (row & 1) * 0.5 - column - 0.5)
  const v = along ? Math.abs(along - row - 0.5) : 0
  const tone = 1 + fine(column * 3.7 + 0.3, row * 5.1 + 0.7) * 0.28 + grain
  return scale(colour, tone * (1 - smooth(0.45, 0.485, Math.max(u, v)) * 0.6))
}
