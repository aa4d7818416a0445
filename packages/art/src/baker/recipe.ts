/** Fine surface structure of a material. */
export type Texture = 'scale' | 'fur' | 'bark' | 'crack' | 'cloth' | 'hammer' | 'none'

/** What a surface looks like. Colours are '#rrggbb'. */
export interface Material {
  /** Colour of the deepest shadow. */
  deep: string
  /** Colour of the largest parts. */
  base: string
  /** Colour in full light. */
  light: string
  /** Colours of medium and of small parts. */
  second: string
  accent: string
  /** Colour of the rim light from the lower right. */
  rim: string
  /** Colour of emitted light and of eyes. */
  glow: string
  eye?: string
  /** Colour between the lines of a layer with `fill`. */
  body?: string
  texture?: Texture
  textureDepth?: number
  /** 0 dull .. 1 mirror. */
  metal?: number
  /** Unevenness of the surface; 1 is a rough stone. */
  rough?: number
}

/** One silhouette of a picture. Layers are painted from back to front. */
export interface Layer {
  /** A glyph of the icon set … */
  icon?: string
  /** … or own shapes: white SVG elements in a 512 x 512 box. */
  svg?: string
  /** Centre of the glyph; 256 by default. */
  x?: number
  y?: number
  /** Side of the glyph as a fraction of the box. */
  size?: number
  /** Degrees, clockwise. */
  turn?: number
  flip?: boolean
  /** Changes to the picture's material. */
  material?: Partial<Material>
  /** A `glow` is painted as light, without relief. */
  kind?: 'relief' | 'glow'
  opacity?: number
  /** Fills what the lines enclose as one body. */
  fill?: boolean
  /** Gaps up to twice this width are closed. */
  close?: number
  /** Holes up to this fraction of the glyph's area are filled. */
  maxHole?: number
  /** Width of the ink outline. */
  ink?: number
  /** Radius of the bevel of lines (`edge`) and of the whole body (`round`). */
  edge?: number
  round?: number
  /** Visible part of the box: left, top, right, bottom. */
  clip?: [number, number, number, number]
  /** Sets the colour of the part at x, y: 0 base, 1 second, 2 accent. */
  parts?: [number, number, 0 | 1 | 2][]
  /** Light added to the whole layer, 0..1; may be negative. */
  lit?: number
  /** Blur radius of a glow. */
  soft?: number
  /** Casts no shadow on the layers behind it. */
  free?: boolean
}

/** A glowing eye: x, y, radius. */
export type Eye = [number, number, number]

/** A picture painted by the baker. */
export interface Relief {
  material: Material
  layers: Layer[]
  eyes?: Eye[]
  /** Visible part of the box: left, top, width, height. */
  crop?: [number, number, number, number]
  /** Fades out from this y to the bottom. Busts would otherwise end in a straight cut. */
  fadeFrom?: number
}
