import { rgb } from '../../baker/colour.ts'
import type { Layer, Material } from '../../baker/recipe.ts'
import type { MaterialName } from '../../rows/materials.ts'
import { oneColour } from '../../rows/materials.ts'

/** Features of a person. Colours are '#rrggbb'. */
export interface Person {
  skin: string
  hair?: string
  /** Hair style; no hair if left out. */
  style?: 'short' | 'tied' | 'long' | 'braids' | 'wild'
  cloth: string
  trim: MaterialName
  brow: string
  eyes: string
  beard?: 'full' | 'long' | 'moustache'
  /** Colour of a hood or veil over the hair. */
  hood?: string
  hat?: Hat
  /** A broad jaw and shoulders, heavy brows. */
  strong?: boolean
  ears?: 'round' | 'pointed' | 'wide'
  /** Brows lowered to the nose. */
  fierce?: boolean
  mouth?: 'calm' | 'tusks' | 'fangs' | 'grin' | 'none'
  nose?: 'straight' | 'broad' | 'hooked'
  /** Brows and mouth are left out: they are pictures of their own, one per mood. */
  moods?: boolean
  /** A single eye in the middle of the forehead. */
  oneEye?: boolean
  /** A closed helmet: replaces face, hair and hat. */
  helmet?: Layer[]
  /** Size in the box; 0.86 leaves room for wings and weapons. */
  size?: number
  /** Layers behind the head: wings, weapons, a tail. */
  behind?: Layer[]
  /** Layers in front of everything. */
  before?: Layer[]
  /** Changes to the skin's material: scales, bark, stone. */
  hide?: Partial<Material>
}

/** Headgear and its colours. */
export type Hat =
  | { kind: 'wizard' | 'gnome' | 'horned' | 'kettle' | 'veil' | 'turban' | 'mitre' | 'kerchief' | 'witch'; colour: string; band: string }
  | { kind: 'circlet' | 'wreath' | 'crown' | 'laurel'; colour: string; jewel: string }

/** Mixes a colour with white. */
export function tint(colour: string, towards: number): string {
  const parts = rgb(colour).map((part) => Math.round((part + (1 - part) * towards) * 255))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** A material of one colour, over the person's own. */
export const plain = (colour: string, more: Partial<Material> = {}): Partial<Material> => ({
  light: tint(colour, 0.62),
  ...oneColour(colour),
  texture: 'none',
  metal: 0.1,
  ...more,
})

/** A drawing and its mirror image, mirrored at x. */
export const mirrored = (svg: string, x = 256): string => `${svg}<g transform="translate(${2 * x} 0) scale(-1 1)">${svg}</g>`
