import type { Layer, Material, Relief } from '../baker/recipe.ts'
import { glaze, material, oneColour } from '../rows/materials.ts'
import { box, boxRing, diamond, ellipse, path, ring, roundedBox, star, transformed } from './svg.ts'

const smoothGold = material('gold', { texture: 'none', base: '#d6982f', rough: 0.4 })

/** A jewel's material. */
export const jewel = (base: string): Partial<Material> => ({
  deep: '#2a0a14',
  base,
  light: '#ffffff',
  second: base,
  accent: base,
  rim: '#ffffff',
  metal: 0.3,
  texture: 'none',
})

/** A leaf-like corner ornament whose arms are `long` pixels. */
const corner = (x: number, y: number, scaleX: number, scaleY: number, long: number): string =>
  transformed(x, y, path(`M0 0h${long}q-18 4-22 20q${-long * 0.35}-2-${long - 42} ${long - 48}q-16 4-20 22z`), scaleX, scaleY)

const corners = (left: number, top: number, right: number, low: number, long: number): string =>
  corner(left, top, 1, 1, long) + corner(right, top, -1, 1, long) + corner(left, low, 1, -1, long) + corner(right, low, -1, -1, long)

export type Rarity = 'common' | 'uncommon' | 'rare' | 'epic' | 'legendary'

const METAL: Record<Rarity, Material> = {
  common: material('stone', { rim: '#d8d0b8', texture: 'crack' }),
  uncommon: material('bronze', { texture: 'hammer' }),
  rare: material('steel', { base: '#7c8fb4', texture: 'hammer' }),
  epic: material('violet', { base: '#8a5ad0', metal: 0.5, light: '#f0d8ff', texture: 'none' }),
  legendary: smoothGold,
}
const JEWEL: Partial<Record<Rarity, string>> = { rare: '#4aa8ff', epic: '#ff6af0', legendary: '#ff3a3a' }
const ORNAMENT: Record<Rarity, number> = { common: 56, uncommon: 72, rare: 84, epic: 108, legendary: 120 }

/** A card's frame, more ornate with rarity. Its opening is 328 x 452 of 392 x 512. */
export function cardFrame(rarity: Rarity): Relief {
  const gem = JEWEL[rarity]
  const crowned = rarity === 'legendary'
  const layers: Layer[] = []
  if (crowned) layers.push({ svg: path('M256 0l-60 26h120zM140 16q116-32 232 0l-20 22H160z'), ink: 3 })
  layers.push(
    { svg: boxRing(66, 4, 380, 504, 34, 24), ink: 3, maxHole: 0 },
    { svg: boxRing(92, 30, 328, 452, 16, 6), ink: 2, maxHole: 0, edge: 5 },
    { svg: corners(70, 8, 442, 504, ORNAMENT[rarity]), ink: 3, maxHole: 0 },
  )
  const middles = diamond(256, 18, 17) + diamond(256, 494, 17)
  if (rarity !== 'common') layers.push({ svg: middles + diamond(79, 256, 13, 22) + diamond(433, 256, 13, 22), ink: 3 })
  if (gem) {
    const rich = rarity !== 'rare'
    const stones = diamond(256, 18, 11) + diamond(256, 494, 11) + diamond(79, 256, 7, 13) + diamond(433, 256, 7, 13)
    const inCorners = diamond(95, 33, 9) + diamond(417, 33, 9) + diamond(95, 479, 9) + diamond(417, 479, 9)
    layers.push({ svg: stones + (rich ? inCorners : ''), ink: 1.5, material: jewel(gem), edge: 8, free: true })
  }
  return { material: METAL[rarity], layers, crop: [60, 0, 392, 512] }
}

/** The 9-slice frame of an overlay: plain, stretchable sides, ornaments in the corners. */
export function panel(metal: Material, gems: string): Relief {
  return {
    material: metal,
    layers: [
      { svg: boxRing(10, 10, 492, 492, 44, 22), ink: 4, maxHole: 0 },
      { svg: boxRing(38, 38, 436, 436, 24, 7), ink: 2, maxHole: 0, edge: 6 },
      { svg: corners(6, 6, 506, 506, 150), ink: 4, maxHole: 0 },
      {
        svg: diamond(31, 31, 21) + diamond(481, 31, 21) + diamond(31, 481, 21) + diamond(481, 481, 21),
        ink: 3,
        material: jewel(gems),
        edge: 12,
      },
    ],
  }
}

/** The ribbon of a title: a straight, stretchable middle with swallow tails. */
export function ribbon(): Relief {
  const cloth = material('blood', { base: '#b4262e', light: '#ff9a7a', second: '#8a1626', rim: '#ffb07a', rough: 0.3, deep: '#3a0612' })
  return {
    material: cloth,
    layers: [
      { svg: path('M6 196h120v92H6l32-46zM506 196H386v92h120l-32-46z'), material: { base: '#7a1424', second: '#7a1424' }, ink: 4 },
      { svg: path('M84 256l42 32v-32zM428 256l-42 32v-32z'), material: { base: '#3a0612', second: '#3a0612' }, ink: 3, free: true },
      { svg: box(84, 160, 344, 98, 4), ink: 4, round: 54 },
      { svg: box(88, 170, 336, 6) + box(88, 243, 336, 6), material: smoothGold, ink: 1.5, edge: 4, close: 1, free: true },
      { svg: star(112, 209, 13, 6, 4) + star(400, 209, 13, 6, 4), material: smoothGold, ink: 2, edge: 8, free: true },
    ],
    crop: [0, 146, 512, 156],
  }
}

/** A wide button with a gold rim and a stretchable middle. */
export function button(face: Partial<Material>): Relief {
  return {
    material: smoothGold,
    layers: [
      { svg: path(roundedBox(10, 180, 492, 140, 46)), ink: 5, edge: 20 },
      {
        svg: path(roundedBox(26, 195, 460, 110, 34)),
        ink: 3,
        edge: 15,
        round: 40,
        material: { texture: 'none', rough: 0.25, metal: 0.2, ...face },
      },
    ],
    crop: [0, 168, 512, 166],
  }
}

/** A round bronze frame with a dark background for a picture. */
export function medallion(): Relief {
  let studs = ''
  for (let k = 0; k < 12; k++) {
    const angle = (k / 12) * Math.PI * 2
    studs += ellipse(256 + 222 * Math.cos(angle), 256 + 222 * Math.sin(angle), k % 3 ? 7 : 12)
  }
  return {
    material: material('bronze', { base: '#b8763a', texture: 'hammer', textureDepth: 0.6 }),
    layers: [
      {
        svg: ellipse(256, 256, 212),
        ink: 2,
        round: 30,
        edge: 10,
        material: {
          deep: '#05030c',
          base: '#2a1d4a',
          light: '#6a58b0',
          second: '#2a1d4a',
          accent: '#2a1d4a',
          texture: 'none',
          rim: '#8a6ae0',
        },
      },
      { svg: ring(256, 256, 248, 196), ink: 4, maxHole: 0 },
      { svg: ring(256, 256, 203, 193), ink: 2, maxHole: 0, edge: 6, material: smoothGold },
      { svg: studs, ink: 2, material: smoothGold, free: true },
    ],
  }
}

/** An enamel ball in a gold ring, for a number. */
export function orb(enamel: string, glint: string): Relief {
  return {
    material: smoothGold,
    layers: [
      { svg: ellipse(256, 256, 240), ink: 8, edge: 40 },
      {
        svg: ellipse(256, 256, 194),
        ink: 6,
        round: 150,
        edge: 60,
        material: glaze('#0c0612', enamel, glint, 0.3, 0.5),
      },
    ],
  }
}

/** The faceted disc behind a level. */
export function levelGem(): Relief {
  return {
    material: smoothGold,
    layers: [
      { svg: star(256, 256, 250, 216, 8), ink: 8, edge: 36 },
      {
        svg: star(256, 256, 196, 170, 8),
        ink: 6,
        round: 120,
        edge: 50,
        material: { ...jewel('#7a2ad0'), deep: '#14062e', light: '#e0b8ff', rim: '#ff9af4' },
      },
    ],
  }
}

/** A stair's number plate. */
export function plaque(): Relief {
  return {
    material: smoothGold,
    layers: [
      { svg: path('M96 176h320l44 40v80l-44 40H96l-44-40v-80z'), ink: 6, edge: 22 },
      {
        svg: path('M106 196h300l34 30v60l-34 30H106l-34-30v-60z'),
        ink: 3,
        edge: 14,
        material: material('bark', {
          ...oneColour('#4a2c18'),
          deep: '#160a05',
          light: '#a87848',
          rim: '#c88a4a',
        }),
      },
      { svg: ellipse(92, 256, 9) + ellipse(420, 256, 9), ink: 2, edge: 8, free: true },
    ],
    crop: [40, 164, 432, 184],
  }
}

/** A speech bubble of parchment with its tail at the lower left and a stretchable middle. */
export function bubble(): Relief {
  const paper = material('fur', {
    base: '#f0dfb4',
    second: '#e8d29a',
    accent: '#f6ead0',
    light: '#fffaea',
    deep: '#a8763a',
    rim: '#ffe8b0',
    texture: 'none',
    rough: 0.5,
    metal: 0,
  })
  return {
    material: paper,
    layers: [
      { svg: path('M60 150h392q44 0 44 44v124q0 44-44 44H112L30 420q26-38 6-78-20-14-20-24V194q0-44 44-44z'), ink: 6, edge: 12, round: 30 },
    ],
    crop: [4, 138, 504, 296],
  }
}

/** A wide wooden board with iron corners and a stretchable middle, for the bottom bar. */
export function woodPanel(): Relief {
  const wood = material('bark', {
    base: '#5a361c',
    second: '#6a4224',
    accent: '#4a2c18',
    light: '#c8935a',
    deep: '#170c06',
    rim: '#ffc27a',
  })
  return {
    material: wood,
    layers: [
      { svg: box(12, 12, 488, 160, 6) + box(12, 176, 488, 160, 6) + box(12, 340, 488, 160, 6), ink: 5, round: 30, edge: 12, close: 4 },
      { svg: boxRing(6, 6, 500, 500, 26, 18), material: smoothGold, ink: 3, maxHole: 0, edge: 10 },
      {
        svg: ellipse(42, 42, 11) + ellipse(470, 42, 11) + ellipse(42, 470, 11) + ellipse(470, 470, 11),
        material: smoothGold,
        ink: 3,
        free: true,
      },
    ],
  }
}
