import type { Layer, Material, Relief } from '../baker/recipe.ts'
import { ellipse, star } from '../shapes/svg.ts'
import { artifactShapes } from './artifact-shapes.ts'
import { type MaterialName, materials as m } from './materials.ts'

type ArtifactRow = readonly [
  shape: keyof typeof artifactShapes,
  materialName?: MaterialName | null,
  change?: Partial<Material>,
  light?: string,
]

/** A light behind rare artifacts. */
const halo = (glow: string): Layer => ({
  svg: ellipse(256, 256, 170),
  kind: 'glow',
  soft: 60,
  opacity: 0.75,
  material: { glow },
})
const glints = (glow: string): Layer => ({
  svg: star(96, 110, 44, 9, 4) + star(420, 390, 36, 8, 4),
  kind: 'glow',
  soft: 4,
  opacity: 0.95,
  material: { glow },
  free: true,
})

/** An artifact: a shape, optionally of another material; `light` makes it shine. */
function artifact([shape, materialName = null, change = {}, light]: ArtifactRow): Relief {
  const base = artifactShapes[shape]!
  const material = {
    ...base.material,
    ...(materialName ? { ...m[materialName], texture: base.material.texture ?? 'none' } : {}),
    ...change,
  }
  return { ...base, material, layers: light ? [halo(light), ...base.layers, glints(light)] : base.layers }
}

const rowsByPart: Record<string, ArtifactRow>[] = [
  {
    road_sword: ['sword'],
    oak_shield: ['shield', 'bark', { base: '#a8703c', light: '#f4d8a0' }],
    warm_amulet: ['amulet'],
    woodcutter_axe: ['axe'],
    felt_boots: ['boots', null, { base: '#8a8478', light: '#f4ece0' }],
    leather_cap: ['helm', 'fur', { base: '#9a5a2a', second: '#6a3a1a' }],
    hazel_bow: ['bow'],
    nettle_ring: ['ring', 'moss', { base: '#5a9a34', second: '#c8f06a' }],
    travel_cloak: ['cloak', null, { base: '#5a6a4a', light: '#d8e8b0' }],
    apprentice_wand: ['wand'],
    padded_coat: ['armor', 'fur', { base: '#b08a54', second: '#8a6236' }],
    mitten_of_might: ['gauntlet', 'fur', { base: '#b0522a', second: '#f0e0c0' }],
    healer_book: ['book', 'leaf', { base: '#3a8a4a', second: '#f4ead6', accent: '#ffd76a' }],
    toad_stone: ['amulet', 'moss', { base: '#7a8a4a', second: '#b8f05a' }],
    pilgrim_staff: ['staff'],
    lantern_orb: ['orb', 'gold', { base: '#e0a030' }, '#ffd06a'],
    parasol_amulet: ['amulet', 'gold', { base: '#ffc83a', second: '#ff8a2a' }, '#ffe08a'],
    owl_amulet: ['amulet', 'steel', { base: '#c8d0e8', second: '#5a8aff' }, '#a8c8ff'],
    candle_amulet: ['amulet', 'violet', { base: '#6a4a9a', second: '#c070ff' }, '#b08aff'],
  },
  {
    shadow_ring: ['ring', 'violet', { base: '#4a3a6a', second: '#b06aff' }],
    ash_feather_amulet: ['amulet', 'ash', { base: '#8a7a80', second: '#ff8a3a' }, '#ff9a4a'],
    knight_helm: ['helm', 'steel', { second: '#3a62d8' }],
    castle_sword: ['sword', 'gold', { base: '#e8b848', second: '#c8323a' }],
    tower_shield: ['shield', 'stone', { base: '#9a94a0' }],
    hunter_bow: ['bow', 'blood', { base: '#b83a34', second: '#f0d890', light: '#ffc8a0' }],
    viper_wand: ['wand', 'moss', { base: '#5ab03a', light: '#e8ffa0', metal: 0.4 }],
    velvet_cloak: ['cloak', 'violet', { base: '#6a2a8a', light: '#e0b0ff' }],
    needle_ring: ['ring', 'bone', { base: '#e8e0c8', second: '#ff5a4a' }],
    eggshell_amulet: ['amulet', 'bone', { base: '#f0e8d8', second: '#ffd23a' }],
    royal_armour: ['armor', 'gold', { base: '#e0a838' }],
    ruby_crown: ['crown'],
    mason_gauntlet: ['gauntlet', 'stone', { base: '#a89a90' }],
  },
  {
    book_of_names: ['book', 'necro', { base: '#3a2a5a', second: '#d8c8f0', accent: '#b06aff' }, '#a06af0'],
    frost_axe: ['axe', 'ice', { base: '#8ad0f8', second: '#4a76a8' }, '#a0e4ff'],
    ice_boots: ['boots', 'ice', { base: '#a8dcf8' }, '#c8f4ff'],
    pearl_orb: ['orb', 'holy', { base: '#f0ecf8' }, '#ffd8f0'],
    drowned_bell_staff: ['staff', 'teal', { base: '#3a8a84' }, '#5affe0'],
    titan_shield: ['shield', 'bronze', { base: '#c8843a' }, '#ffe46a'],
    storm_sword: ['sword', 'arcane', { base: '#8ab4ff', second: '#ffe46a' }, '#8ac8ff'],
    noon_amulet: ['amulet', 'fire', { base: '#ffb02a', second: '#fff0a0' }, '#ffe46a'],
    tide_amulet: ['amulet', 'aqua', { base: '#4ab0e0', second: '#e8ffff' }, '#6ad8ff'],
    lighthouse_amulet: ['amulet', 'necro', { base: '#4a4660', second: '#ffe08a' }, '#ffd87a'],
  },
  {
    second_dawn: ['orb', 'rose', { base: '#ff9ab0' }, '#ffb08a'],
    forgetting_cloak: ['cloak', 'ghost', { base: '#a8c8d8', light: '#ffffff' }, '#c8f4ff'],
    ember_gauntlet: ['gauntlet', 'fire', { base: '#d8561f' }, '#ff8a2a'],
    koschey_needle: ['wand', 'bone', { base: '#e8f0d8', light: '#ffffff', metal: 0.6 }, '#7dffae'],
    koschey_chest: ['armor', 'necro', { base: '#3a5a4a' }, '#7dffae'],
    ledger_of_debts: ['book', 'blood', { base: '#7a1420', second: '#f0d8a0', accent: '#ff5a4a' }, '#ff5a4a'],
    hell_helm: ['helm', 'ash', { base: '#5a3a44', second: '#ff6a1a' }, '#ff6a2a'],
    cloud_boots: ['boots', 'holy', { base: '#e8f0ff' }, '#ffffff'],
    star_bow: ['bow', 'arcane', { base: '#6a8af0', second: '#fff0a0' }, '#c8d8ff'],
    sky_crown: ['crown', 'aqua', { base: '#6ac0ff', light: '#ffffff', metal: 0.6 }, '#a8e8ff'],
    last_stair_axe: ['axe', 'gold', { base: '#ffc83a', second: '#8a3fc0' }, '#ffe46a'],
    cat_bell: ['ring', 'gold', { base: '#ffd04a', second: '#ff6ad0' }, '#ffc8f0'],
  },
]

/** Artifacts by the part of the road where they are found, then by key. Each part has its own atlas: later parts load later. */
export const artifacts: readonly Record<string, Relief>[] = rowsByPart.map((part, i) =>
  Object.fromEntries(Object.entries(part).map(([key, row]) => [`${i + 1}/${key}`, artifact(row)])),
)
