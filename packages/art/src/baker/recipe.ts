/** The micro-relief of a material. */
export type Texture = 'scale' | 'fur' | 'bark' | 'crack' | 'cloth' | 'hammer' | 'none'

/** What a surface is made of. Colours are '#rrggbb'. */
export interface Material {
  /** Colour of the deepest shadow. */
  deep: string
  /** Colour of the greatest part. */
  base: string
  /** Colour the light tends to. */
  light: string
  /** Colour of parts of middling size, and of the smallest. */
  second: string
  accent: string
  /** The coloured light from the lower right. */
  rim: string
  /** Colour of emitted light, and of eyes. */
  glow: string
  eye?: string
  /** Colour of what lies between the lines of a face (with a layer's `fill`). */
  body?: string
  texture?: Texture
  textureDepth?: number
  /** 0 dull .. 1 mirror. */
  metal?: number
  /** Waviness of the surface, 1 is a rough stone. */
  rough?: number
}

/** One silhouette of a picture, back to front. */
export interface Layer {
  /** A glyph of the icon set … */
  icon?: string
  /** … or shapes of our own: white SVG elements in a 512 x 512 box. */
  svg?: string
  /** Where the glyph's middle stands; 256 unless told. */
  x?: number
  y?: number
  /** The glyph's side as a part of the box. */
  size?: number
  /** Degrees, clockwise. */
  turn?: number
  flip?: boolean
  /** Differences from the picture's material. */
  material?: Partial<Material>
  /** `glow` is painted as light, without relief. */
  kind?: 'relief' | 'glow'
  opacity?: number
  /** Paint what lies enclosed between the lines as one body. */
  fill?: boolean
  /** Gaps up to twice this wide are bridged to find the body. */
  close?: number
  /** Holes up to this part of the glyph's area belong to the body. */
  maxHole?: number
  /** Width of the ink line. */
  ink?: number
  /** How round the edges and how round the whole body are. */
  edge?: number
  round?: number
  /** Only this part of the box: left, top, right, bottom. */
  clip?: [number, number, number, number]
  /** Colour the part under x, y as 0 base, 1 second, 2 accent. */
  parts?: [number, number, 0 | 1 | 2][]
  /** Light added to what faces the sky, 0..1; may be negative. */
  lit?: number
  /** Blur radius of a glow. */
  soft?: number
  /** The layer stands free: nothing behind it is shadowed by it. */
  free?: boolean
}

/** A glowing eye: x, y, radius. */
export type Eye = [number, number, number]

/** A picture carved by the baker. */
export interface Relief {
  material: Material
  layers: Layer[]
  eyes?: Eye[]
  /** Kept part of the box: left, top, width, height. */
  crop?: [number, number, number, number]
  /** Dissolve the lowest part: bust glyphs otherwise end in a straight cut. From this y down to the bottom. */
  fadeFrom?: number
}
