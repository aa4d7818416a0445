// The parts of a clan's island. Rock, turf and the rest of its plants are pale: they take the colours of the clan's theme when they are drawn.
import { randomStream } from '../baker/random.ts'
import type { Layer, Material, Relief } from '../baker/recipe.ts'
import { plain } from '../shapes/person/person.ts'
import { box, ellipse, type Point, path, polygon, stroke } from '../shapes/svg.ts'
import { gilt, glowing } from './buildings/kit.ts'
import { materials as m, material } from './materials.ts'

/** The meadow: an uneven ellipse around this point. */
const [X, Y, RX, RY] = [256, 176, 250, 128] as const

const pale: Partial<Material> = plain('#d8dcd0', { deep: '#5a6258', light: '#ffffff', rim: '#ffffff', rough: 1.5 })
const paleRock: Partial<Material> = plain('#c8c0c4', { deep: '#3e3a48', light: '#ffffff', rim: '#f0e0ff', rough: 1.2, texture: 'crack' })

/** Distance of the meadow's edge, as a part of the ellipse's, by angle. */
const bulge = (a: number): number => 1 - 0.028 * (1 + Math.sin(a * 3 + 0.8)) - 0.014 * (1 + Math.sin(a * 7 + 2))
const edge = (a: number, part = 1): Point => [X + Math.cos(a) * RX * bulge(a) * part, Y + Math.sin(a) * RY * bulge(a) * part]

/** A row of rock splinters below the meadow's front edge, longest in the middle. */
function splinters(count: number, from: number, depth: number, seed: number): string {
  const random = randomStream(seed)
  const at = (k: number) => edge(Math.PI * (1 - k / count), from)
  let out = ''
  for (let k = 0; k < count; k++) {
    const [a, b] = [at(k), at(k + 1)]
    const fall = Math.sin(((k + 0.5) / count) * Math.PI) ** 1.1
    const low = Math.max(a[1], b[1])
    const waist = low + 18 + fall * depth * (0.3 + random() * 0.16)
    out += polygon([
      [a[0] + 1.5, a[1] - 40],
      [b[0] - 1.5, b[1] - 40],
      [b[0] - 3 - random() * 8, waist],
      [(a[0] + b[0]) / 2 + (random() - 0.5) * 14, low + 26 + fall * depth * (0.75 + random() * 0.25)],
      [a[0] + 3 + random() * 8, waist + random() * 16],
    ])
  }
  return out
}

/** The meadow, its front edge hanging over the rock in uneven tongues. */
function meadow(): string {
  const random = randomStream(417)
  const steps = 72
  let d = ''
  for (let k = 0; k < steps; k++) {
    const a = (k / steps) * Math.PI * 2
    const [x, y] = edge(a)
    d += `${k ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`
  }
  let tongues = ''
  const count = 22
  for (let k = 0; k < count; k++) {
    const [a, b] = [edge(Math.PI * (1 - k / count), 0.995), edge(Math.PI * (1 - (k + 1) / count), 0.995)]
    const deep = (10 + random() * 16) * Math.sin(((k + 0.5) / count) * Math.PI) ** 0.4
    tongues += `<path d="M${a[0].toFixed(1)} ${(a[1] - 8).toFixed(1)}L${a[0].toFixed(1)} ${a[1].toFixed(1)}Q${((a[0] + b[0]) / 2).toFixed(1)} ${(Math.max(a[1], b[1]) + deep * 1.6).toFixed(1)} ${b[0].toFixed(1)} ${b[1].toFixed(1)}V${(b[1] - 8).toFixed(1)}z"/>`
  }
  return `${path(`${d}z`)}${tongues}`
}

/** Tufts of grass on the meadow, away from its paths. */
function tufts(): string {
  const random = randomStream(431)
  let out = ''
  for (let k = 0; k < 46; k++) {
    const a = random() * Math.PI * 2
    const [x, y] = edge(a, 0.35 + random() * 0.6)
    const h = 5 + random() * 4
    out += `<path d="M${(x - 5).toFixed(1)} ${y.toFixed(1)}l-2 ${(-h * 0.7).toFixed(1)} 4 ${(h * 0.4).toFixed(1)} 2 ${(-h).toFixed(1)} 3 ${(h * 0.7).toFixed(1)} 4 ${(-h * 0.5).toFixed(1)} -1 ${(h * 0.8).toFixed(1)}z"/>`
  }
  return out
}

/** Darker patches of the meadow. */
function patches(): string {
  const random = randomStream(443)
  return Array.from({ length: 12 }, () => {
    const [x, y] = edge(random() * Math.PI * 2, 0.2 + random() * 0.62)
    return ellipse(x, y, 26 + random() * 34, 9 + random() * 10)
  }).join('')
}

/** The ways between the buildings and the flag, as lines. */
const WAYS =
  'M256 200Q190 178 150 168T96 160M256 200Q322 178 362 168T416 160M256 200Q262 150 256 110M246 206Q210 240 150 246M266 206Q302 240 362 246M256 210Q250 250 256 290'

/** A tower that the clan takes down in raids. */
export const raidTower = (): Relief => ({
  material: material('stone', plain('#6a5a78', { texture: 'crack', deep: '#14101e', rim: '#ff9a5a', light: '#d8c0d0' })),
  layers: [
    { svg: path('M150 512l14-400h184l14 400z'), ink: 7, round: 70 },
    { svg: path('M130 120V30h44v34h34V30h38v34h34V30h38v34h34V30h30v90l-26 34H156z'), ink: 6, round: 30 },
    {
      svg: openings
        .concat([
          [290, 190],
          [198, 430],
          [302, 430],
          [298, 350],
        ])
        .map(([x, y]) => `<path d="M${x - 13} ${y + 22}v-34q13-22 26 0v34z"/>`)
        .join(''),
      ink: 4,
      free: true,
      material: plain('#1e1626'),
    },
    {
      svg: openings.map(([x, y]) => ellipse(x, y + 4, 9, 15)).join(''),
      kind: 'glow',
      soft: 6,
      opacity: 1,
      material: { glow: '#ffc04a' },
    },
  ],
})
/** The lit openings of the tower. */
const openings: Point[] = [
  [210, 190],
  [206, 270],
  [294, 270],
  [202, 350],
]

const one = (look: Partial<Material>, layers: Layer[], crop?: Relief['crop']): Relief => ({
  material: material('stone', look),
  layers,
  ...(crop ? { crop } : {}),
})
const CROP: [number, number, number, number] = [0, 32, 512, 464]

export const clanIsland: Record<string, Relief> = {
  rock: one(
    paleRock,
    [
      { svg: splinters(7, 0.66, 190, 409), ink: 3, edge: 22, round: 60, close: 1, lit: -0.22 },
      { svg: splinters(10, 0.84, 128, 411), ink: 3, edge: 18, round: 50, close: 1, lit: -0.1 },
      { svg: splinters(15, 0.97, 66, 413), ink: 3, edge: 14, round: 40, close: 1 },
    ],
    CROP,
  ),
  turf: one(
    pale,
    [
      { svg: meadow(), ink: 3, edge: 10, round: 22, material: { textureDepth: 0.4 } },
      { svg: patches(), ink: 0, edge: 30, round: 30, free: true, opacity: 0.3, lit: -0.25 },
      { svg: tufts(), ink: 1, edge: 3, free: true, close: 1, material: { base: '#b8c4a8', second: '#b8c4a8', accent: '#b8c4a8' } },
    ],
    CROP,
  ),
  ways: one(
    plain('#e8dcc4', { texture: 'crack', deep: '#7a6a58', light: '#fffaf0', rim: '#fff4dc', rough: 1 }),
    [{ svg: stroke(WAYS, 26) + ellipse(256, 202, 82, 38), ink: 1.5, edge: 5, round: 6, close: 1 }],
    CROP,
  ),
  tower: raidTower(),
  pole: one(
    gilt,
    [
      { svg: box(246, 40, 20, 450, 8), ink: 6, edge: 12, material: { ...m.bark, base: '#8a5a34', texture: 'none' } },
      { svg: ellipse(256, 34, 24), ink: 6, round: 24 },
      { svg: path('M190 506q0-36 66-36t66 36z'), ink: 6, round: 30, material: { ...m.stone } },
    ],
    [168, 0, 176, 512],
  ),
  tree: one({ ...m.leaf, base: '#5aa84a', light: '#f0f8a8', deep: '#123a1c', rim: '#d8ff8a' }, [{ icon: 'beech', size: 0.94, ink: 7 }]),
  pine: one({ ...m.leaf, base: '#3f9060', light: '#d8f8c8', deep: '#0c2e22', rim: '#b8ffb0' }, [{ icon: 'pine-tree', size: 0.94, ink: 7 }]),
  cottage: one(plain('#c89a62', { texture: 'bark', deep: '#3a200e', rim: '#ffd9a0' }), [
    { svg: box(132, 270, 248, 200, 6), ink: 7, round: 50 },
    {
      svg: path('M92 288L256 120l164 168z'),
      ink: 8,
      round: 50,
      material: plain('#d86a4a', { texture: 'scale', deep: '#4a1410', rim: '#ffc888' }),
    },
    { svg: path('M210 470v-86q0-46 46-46t46 46v86z'), ink: 5, material: plain('#4a2c18') },
    glowing(box(154, 340, 40, 46, 5) + box(318, 340, 40, 46, 5), '#ffc85a', 8),
  ]),
}
