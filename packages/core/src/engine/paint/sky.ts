import { ramp } from './colour.ts'
import { layered, smooth } from './noise.ts'
import { perPixel, rowByRow, type Shade } from './surface.ts'
import type { Zone } from './zones.ts'

/** Displacement and brightness of the brushwork for every pixel: the same in every zone, so that only the first sky computes them. */
interface Brushwork {
  readonly drift: Float32Array
  readonly shine: Float32Array
}
const brushwork = new Map<number, Brushwork>()

function brushworkAt(detail: number): Brushwork {
  const size = 192 * detail * 288 * detail
  const cached = brushwork.get(detail) ?? { drift: new Float32Array(size).fill(Number.NaN), shine: new Float32Array(size) }
  brushwork.set(detail, cached)
  return cached
}

/** The sky's gradient with brushwork in it. Small: without hard edges it can be stretched over the whole view. */
export const paintSky = (zone: Zone, detail: number): HTMLCanvasElement => perPixel(192 * detail, 288 * detail, skyOf(zone, detail))

/** The same, a few rows per step. */
export const paintSkyInSteps = (zone: Zone, detail: number) => rowByRow(192 * detail, 288 * detail, skyOf(zone, detail))

function skyOf(zone: Zone, detail: number): Shade {
  const { drift, shine } = brushworkAt(detail)
  return (px, py, out) => {
    const at = py * 192 * detail + px
    const y = py / detail
    if (Number.isNaN(drift[at])) {
      const x = px / detail
      drift[at] = (layered(x / 70, y / 17, 3) - 0.5) * 0.14
      shine[at] = (layered((x + y * 0.5) / 11, (y - x * 0.2) / 4, 2) - 0.5) * 15
    }
    const colour = ramp(zone.sky, Math.min(1, Math.max(0, y / 288 + (drift[at] ?? 0))))
    const light = shine[at] ?? 0
    out[0] = ((colour >> 16) & 255) + light
    out[1] = ((colour >> 8) & 255) + light
    out[2] = (colour & 255) + light
    out[3] = 255
  }
}

/** White sun glow with uneven rays, to be tinted and added onto the sky. */
export function paintSun(size: number): HTMLCanvasElement {
  const middle = size / 2
  return perPixel(size, size, (px, py, out) => {
    const x = (px - middle) / middle
    const y = (py - middle) / middle
    const far = Math.sqrt(x * x + y * y)
    out[0] = 255
    out[1] = 255
    out[2] = 255
    out[3] = 0
    if (far >= 1) return
    // A ray depends on the direction alone.
    const stretch = far === 0 ? 0 : 3 / far
    const ray = smooth(0.5, 0.78, layered(x * stretch + 9, y * stretch + 4, 3))
    const disc = Math.exp(-far * far * 240)
    const glow = Math.exp(-far * far * 12) * 0.34 + Math.exp(-far * 4.6) * 0.3
    const value = disc + (glow + ray * Math.exp(-far * 2.6) * 0.26) * smooth(1, 0.55, far)
    out[3] = Math.min(1, value) * 255
  })
}
