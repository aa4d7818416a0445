import type { Relief } from '../baker/recipe.ts'
import { glaze, type MaterialName, material } from '../rows/materials.ts'
import { box, cutPath, ellipse, type Point, path, polygon, ring, roundPath, star } from './svg.ts'

/** The round base of a figure on the road; the colour of its disc shows the figure's side. */
export function figureBase(rim: MaterialName, rimBase: string, enamel: string, glint: string): Relief {
  const metal = material(rim, { base: rimBase, texture: 'none', rough: 0.4 })
  return {
    material: metal,
    layers: [
      { svg: ellipse(256, 274, 232, 94), material: { ...metal, base: metal.deep }, ink: 4, edge: 30 },
      { svg: cutPath(roundPath(256, 240, 232, 92), roundPath(256, 240, 194, 70)), ink: 2, maxHole: 0, edge: 16 },
      {
        svg: ellipse(256, 240, 190, 67),
        material: glaze('#0a0a14', enamel, glint, 0.7, 0.4),
        ink: 2,
        edge: 18,
      },
      {
        svg: ring(256, 240, 100, 92).replace('<path', '<path transform="translate(0 153.6) scale(1 .36)"'),
        kind: 'glow',
        material: { glow: glint },
        soft: 4,
        opacity: 0.5,
      },
    ],
    crop: [10, 130, 492, 250],
  }
}

/** An arch of wedge-shaped stones around a swirling light. */
export function portal(): Relief {
  const stone = material('stone', {
    base: '#a89a90',
    second: '#b8a896',
    accent: '#c8b8a0',
    deep: '#2b2838',
    light: '#fff2dc',
    rim: '#b08aff',
  })
  let arch = ''
  const wedges = 13
  for (let k = 0; k < wedges; k++) {
    const from = Math.PI * (0.86 + (k * 1.28) / wedges)
    const to = Math.PI * (0.86 + ((k + 0.93) * 1.28) / wedges)
    const at = (angle: number, r: number): Point => [256 + Math.cos(angle) * r * 0.9, 270 + Math.sin(angle) * r * 1.3]
    arch += polygon([at(from, 132), at(to, 132), at(to, k === 6 ? 202 : 186), at(from, k === 6 ? 202 : 186)])
  }
  const feet = box(92, 355, 58, 40) + box(88, 400, 64, 44) + box(362, 355, 58, 40) + box(360, 400, 64, 44) + box(70, 450, 372, 34)
  return {
    material: stone,
    layers: [
      {
        svg: ellipse(256, 270, 118, 186),
        material: {
          deep: '#12042a',
          base: '#4a1ea8',
          light: '#c8a0ff',
          second: '#4a1ea8',
          accent: '#a0f0ff',
          rim: '#7af0ff',
          texture: 'none',
          rough: 2,
        },
        ink: 0,
      },
      { icon: 'vortex', kind: 'glow', size: 0.52, y: 262, soft: 8, opacity: 0.7, material: { glow: '#a8e8ff' } },
      { svg: star(256, 262, 46, 9, 4), kind: 'glow', soft: 9, opacity: 0.9, material: { glow: '#ffffff' } },
      { svg: arch + feet, ink: 4, close: 6 },
      {
        svg: path('M256 66l12 16-12 18-12-18z') + box(196, 460, 20, 12, 4) + box(296, 460, 20, 12, 4),
        material: material('violet', { base: '#a050ff', texture: 'none', metal: 0.5 }),
        ink: 2,
        edge: 8,
        free: true,
      },
    ],
    crop: [60, 0, 392, 500],
  }
}

/** A post with two boards, where the road turns. */
export function signpost(): Relief {
  const wood = material('bark', { base: '#8a5a30', second: '#a8703c', accent: '#c08a4a', light: '#f0cf92', rim: '#ffd9a0' })
  return {
    material: wood,
    layers: [
      { svg: box(236, 90, 40, 390, 8), ink: 6 },
      { svg: path('M110 130h250l66 52-66 52H110l14-26-14-26 14-26z'), ink: 6, round: 30 },
      { svg: path('M402 268H186l-60 46 60 46h216l-14-23 14-23-14-23z'), ink: 6, round: 30, material: { base: '#9a6636' } },
      { svg: ellipse(256, 92, 34, 24), material: material('moss', { texture: 'none', base: '#5f9a3c' }), ink: 4 },
      {
        svg: ellipse(140, 182, 7) + ellipse(344, 182, 7) + ellipse(372, 314, 7) + ellipse(196, 314, 7),
        material: material('steel', { texture: 'none' }),
        ink: 2,
        free: true,
      },
      { svg: path('M180 486q14-44 40-40 30-26 60 0 34-8 52 40z'), material: material('leaf', { base: '#5fa63a', rough: 1.4 }), ink: 5 },
    ],
    crop: [86, 56, 360, 440],
  }
}

/** A glowing ring of runes on the ground. */
export function runeRing(): Relief {
  let marks = ''
  const runes = [
    'M-10 18V-18L12-4',
    'M-10 18V-18M10 18V-18M-10-8L10 8',
    'M0 18V-18M-12-6L0-18 12-6',
    'M-10 18V-18l20 12-20 8',
    'M-10-18L10 0-10 18',
    'M-12 18L0-18 12 18',
  ]
  for (let k = 0; k < 12; k++) {
    const turn = (k / 12) * 360
    marks += `<g transform="translate(256 256) rotate(${turn}) translate(0 -176)"><path d="${runes[k % runes.length]}" fill="none" stroke="#fff" stroke-width="8"/></g>`
  }
  const circles = ring(256, 256, 226, 214) + ring(256, 256, 142, 134)
  const flat = (svg: string) => `<g transform="translate(0 140) scale(1 .45)">${svg}</g>`
  const light = material('aqua', { glow: '#6ae8ff' })
  return {
    material: material('stone', { rim: '#7af0ff', base: '#6a7a8a', second: '#5a6a7a' }),
    layers: [
      { svg: flat(ellipse(256, 262, 244)), ink: 4, edge: 22 },
      { svg: flat(circles + marks), kind: 'glow', soft: 6, opacity: 1, material: light },
      { svg: flat(star(256, 256, 128, 54, 6)), kind: 'glow', soft: 8, opacity: 0.55, material: light },
    ],
    crop: [6, 136, 500, 250],
  }
}

/** A post with one board that points up the road. */
export function pointer(): Relief {
  const wood = material('bark', { base: '#9a6a38', second: '#b07a42', accent: '#c89250', light: '#f6d69a', rim: '#ffd9a0' })
  return {
    material: wood,
    layers: [
      { svg: box(232, 250, 48, 236, 8), ink: 7, material: { base: '#7a4e28' } },
      { svg: path('M256 34l150 112v142q0 14-14 14H120q-14 0-14-14V146z'), ink: 8, round: 26 },
      {
        svg: path('M256 90l76 72h-44v92h-64v-92h-44z'),
        material: material('red', { base: '#d8402a', second: '#d8402a', texture: 'none', metal: 0.3 }),
        ink: 5,
      },
      { svg: path('M170 492q14-50 46-46 34-30 70 0 40-8 56 46z'), material: material('leaf', { base: '#5fa63a', rough: 1.4 }), ink: 5 },
    ],
    crop: [90, 16, 332, 480],
  }
}
