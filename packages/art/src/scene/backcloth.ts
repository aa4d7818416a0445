// Paints what is behind the things of a scene: sky, clouds, ridges, wall, ground.
import { clamp, mix, type Rgb, rgb, scale, smooth } from '../baker/colour.ts'
import { coarse, fine, fractal } from '../baker/noise.ts'
import { groundAt } from './ground.ts'
import { type Lamp, SCENE, type Scene } from './scene.ts'
import { wallAt } from './wall.ts'

/** Returns the colour of a scene at x, y without its things; both are fractions. */
export function backcloth(scene: Scene): (x: number, y: number) => Rgb {
  const ratio = SCENE.height / SCENE.width
  const stops = scene.sky.map(rgb)
  const { sun, clouds, wall, ground } = scene
  const tones = clouds?.colours.map(rgb) as [Rgb, Rgb, Rgb] | undefined
  const lights = scene.aurora?.map(rgb)
  const ridges = (scene.ridges ?? []).map((ridge, k) => ({
    ...ridge,
    own: rgb(ridge.colour),
    foot: rgb(ridge.mist),
    top: ridge.snow && rgb(ridge.snow),
    at: scene.seed * 3.7 + k * 11.3,
  }))
  const wallColour = wall && wallAt(wall, scene.seed)
  const groundColour = ground && groundAt(ground, scene.seed, sun)
  const sunColour = sun && rgb(sun.colour)

  const skyAt = (x: number, y: number): Rgb => {
    const at = clamp(y + fractal(x * 3 + scene.seed, y * 5, 3) * 0.03) * (stops.length - 1)
    const k = Math.min(Math.floor(at), stops.length - 2)
    let colour = mix(stops[k]!, stops[k + 1]!, at - k)
    if (scene.stars) {
      const star = smooth(0.62, 0.75, fine(x * 150 + scene.seed * 9, y * 100)) * smooth(0.75, 0.2, y)
      colour = mix(colour, [1, 1, 1], star * 0.9)
    }
    if (lights) {
      const wave = y - 0.26 - fractal(x * 2.4 + scene.seed, 1.7, 3) * 0.22
      const veil = smooth(-0.26, -0.02, wave) * smooth(0.05, -0.01, wave) * (0.55 + 0.45 * fractal(x * 24, y * 1.5, 2))
      colour = mix(colour, mix(lights[0]!, lights[1]!, clamp(-wave * 4)), clamp(veil * 0.75))
    }
    if (sun && sunColour) {
      const distance = Math.hypot(x - sun.x, (y - sun.y) * ratio)
      const halo = Math.exp(-((distance / sun.radius) ** 2)) * (sun.strength ?? 0.9)
      colour = mix(colour, sunColour, halo)
      if (sun.rays) {
        const angle = Math.atan2((y - sun.y) * ratio, x - sun.x)
        const ray = smooth(0.05, 0.5, fractal(angle * 5 + scene.seed, 2.2, 2)) * smooth(sun.radius * 4.5, 0, distance)
        colour = mix(colour, sunColour, ray * 0.4)
      }
      colour = mix(colour, [1, 1, 0.96], smooth(sun.radius * 0.32, sun.radius * 0.24, distance) * (sun.strength ?? 0.9))
    }
    if (clouds && tones) {
      const bend = fractal(x * 4 + scene.seed, y * 6, 2) * 0.3
      const puff = fractal(x * 3.2 + scene.seed * 1.9 + bend, y * 5.4 + bend, 5) + (y - 0.55) * 0.5
      const above = fractal(x * 3.2 + scene.seed * 1.9 + bend - 0.05, (y - 0.045) * 5.4 + bend, 5) + (y - 0.6) * 0.5
      const body = smooth(0.36 - clouds.cover * 0.6, 0.52 - clouds.cover * 0.6, puff)
      const lit = clamp(0.5 + (puff - above) * 2.6)
      const tone = lit < 0.5 ? mix(tones[0], tones[1], lit * 2) : mix(tones[1], tones[2], lit * 2 - 1)
      colour = mix(colour, tone, body * 0.94)
    }
    return colour
  }

  return (x, y) => {
    let colour = wallColour ? wallColour(x, y) : skyAt(x, y)
    for (const { y: base, height, own, foot, top, peaks, at } of ridges) {
      const crest = (u: number) =>
        base - height * (peaks ? 1 - Math.abs(fractal(u * 3 + at, at, 5)) * 2.2 : 0.5 + fractal(u * 2.2 + at, at, 4) * 1.2)
      const down = y - crest(x)
      if (down < 0) continue
      const slope = peaks
        ? clamp(0.5 + (crest(x + 0.012) - crest(x - 0.012)) * 7 + fractal(x * 30 + at, y * 24, 3) * 0.7)
        : 0.5 + fractal(x * 26 + at, y * 40, 3) * 0.6
      let face = mix(scale(own, 0.62), mix(own, [1, 0.95, 0.85], 0.22), slope)
      if (top)
        face = mix(
          face,
          mix(scale(top, 0.72), top, slope),
          smooth(height * 0.42, height * 0.2, down + fractal(x * 22, y * 22, 3) * height * 0.3),
        )
      colour = mix(face, foot, smooth(0, height * 1.25, down) * 0.85)
      colour = mix(colour, foot, 0.12)
      if (down < 0.004) colour = mix(colour, scale(own, 0.4), 0.5)
    }
    if (ground && groundColour && y > ground.y) colour = groundColour(x, y, colour)
    return shaded(colour, x, y)
  }
}

/** Adds brush strokes and darkens the corners. */
function shaded(colour: Rgb, x: number, y: number): Rgb {
  const brush = fractal((x * 0.8 + y * 0.5) * 12, (y * 0.7 - x * 0.5) * 70, 3) * 0.06
  const corner = 1 - smooth(0.42, 0.95, Math.hypot((x - 0.5) * 1.1, y - 0.48)) * 0.55
  return scale(
    mix(colour, colour.map((part) => part * part * (3 - 2 * part)) as Rgb, 0.25),
    (1 + brush + coarse(x * 300, y * 200) * 0.012) * corner,
  )
}

/** Returns how much light of a lamp reaches x, y. */
export function lampAt({ x: lampX, y: lampY, radius, strength = 0.6 }: Lamp, x: number, y: number): number {
  const distance = Math.hypot(x - lampX, ((y - lampY) * SCENE.height) / SCENE.width) / radius
  return Math.exp(-distance * distance * 1.6) * strength
}
