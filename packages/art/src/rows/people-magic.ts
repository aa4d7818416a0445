import type { CreatureClass } from '@skystair/contract/creature-classes'
import type { Layer, Relief } from '../baker/recipe.ts'
import { bust } from '../shapes/person/bust.ts'
import type { Person } from '../shapes/person/person.ts'
import { butterflyWings, featherWings, glory } from '../shapes/person/props.ts'
import { path, ring, stroke } from '../shapes/svg.ts'
import { materials as m } from './materials.ts'

/** A flash of lightning, on the left or the right. */
const bolt = (side: 1 | -1): Layer => ({
  svg: `<g transform="translate(${side > 0 ? 0 : 512} 0) scale(${side} 1)">${path('M110 10L20 190h60L10 400l150-230H96l80-160z')}</g>`,
  material: { ...m.gold, texture: 'none', base: '#ffd23a', light: '#fffbd8' },
  ink: 6,
})

const halo: Layer = {
  svg: ring(256, 60, 110, 94).replace('<path', '<path transform="translate(0 38) scale(1 .36)"'),
  kind: 'glow',
  soft: 7,
  opacity: 1,
  material: { glow: '#ffe27a' },
  free: true,
}

export const angel: Person = {
  skin: '#ffe0c0',
  hair: '#ffd860',
  style: 'long',
  cloth: '#f4f0ff',
  trim: 'gold',
  brow: '#c89a3a',
  eyes: '#3aa0ff',
}

/** Classes of the light, the woods, the air and the sea. */
export const magic = {
  ANGEL: bust({
    ...angel,
    behind: featherWings({ ...m.holy, base: '#dfe8ff', second: '#dfe8ff' }, { ...m.holy, base: '#ffffff', second: '#ffffff' }),
    before: [halo],
  }),
  FAIRY: bust({
    skin: '#ffdcc8',
    hair: '#ff8ac0',
    style: 'long',
    cloth: '#c85a9a',
    trim: 'holy',
    brow: '#c04a8a',
    eyes: '#8a4ae0',
    ears: 'pointed',
    hat: { kind: 'wreath', colour: '#5ab84a', jewel: '#ff6aa8' },
    behind: butterflyWings('#f07ac8', '#fff0a8'),
  }),
  TITAN: bust({
    skin: '#5a9ad8',
    hair: '#f4f6ff',
    style: 'wild',
    beard: 'long',
    cloth: '#2a2f7a',
    trim: 'gold',
    brow: '#e8ecff',
    eyes: '#ffe04a',
    strong: true,
    fierce: true,
    hat: { kind: 'laurel', colour: '#f0b838', jewel: '#ffe46a' },
    hide: { deep: '#10204a', rim: '#ffe89a' },
    behind: [bolt(1), bolt(-1)],
  }),
  DJINN: bust({
    skin: '#3aa8d0',
    hair: '#1a2a5a',
    beard: 'moustache',
    cloth: '#5a2a9a',
    trim: 'gold',
    brow: '#0a1a3a',
    eyes: '#ffd23a',
    strong: true,
    fierce: true,
    ears: 'pointed',
    nose: 'broad',
    hat: { kind: 'turban', colour: '#e8e0f4', band: '#b83ae0' },
    hide: { deep: '#08284a', rim: '#a0f8ff' },
    behind: [{ icon: 'whirlwind', size: 1, y: 300, kind: 'glow', soft: 9, opacity: 0.45, material: { glow: '#9af0ff' } }],
  }),
  DRYAD: bust({
    skin: '#a8d08a',
    hair: '#3a9a3a',
    style: 'long',
    cloth: '#5a3a1a',
    trim: 'bark',
    brow: '#2a5a1a',
    eyes: '#e0a02a',
    ears: 'pointed',
    hat: { kind: 'wreath', colour: '#6ac84a', jewel: '#ff8ab0' },
    hide: { deep: '#1a3a1a', rim: '#d8ff8a' },
    behind: [{ icon: 'leaf-swirl', size: 1, material: m.moss, ink: 5 }],
  }),
  MERMAID: bust({
    skin: '#a8e0d0',
    hair: '#e8503a',
    style: 'long',
    cloth: '#1a8a9a',
    trim: 'aqua',
    brow: '#8a2a1a',
    eyes: '#1a8ad8',
    ears: 'wide',
    hat: { kind: 'circlet', colour: '#f0d8b0', jewel: '#ff9ac0' },
    hide: { deep: '#0a3a4a', rim: '#9afff0' },
    behind: [
      { svg: stroke('M400 500q80-60 50-170-20-70 10-120', 70), material: { ...m.aqua, texture: 'scale' }, ink: 6, edge: 34 },
      {
        svg: path('M462 220q-70-20-90-110 60-10 86 50 0-70 50-100 20 90-16 150z'),
        material: { ...m.aqua, base: '#3ac8c0', second: '#3ac8c0' },
        ink: 6,
        round: 40,
      },
    ],
  }),
  ARCHANGEL: bust({
    skin: '#ffe0c0',
    hair: '#f4e8c0',
    style: 'short',
    cloth: '#c8323a',
    trim: 'gold',
    brow: '#b88a3a',
    eyes: '#ffd23a',
    strong: true,
    fierce: true,
    hat: { kind: 'laurel', colour: '#f0b838', jewel: '#ff4a3a' },
    behind: [glory, ...featherWings({ ...m.gold, base: '#f8d880', light: '#fffbe0' }, { ...m.holy, base: '#fff4d8' })],
    before: [halo],
  }),
} satisfies Partial<Record<CreatureClass, Relief>>
