import { mix } from '../../../engine/paint/colour.ts'
import type { Picture } from '../../../engine/render/picture.ts'
import { TintMode } from '../../../engine/render/tint.ts'
import { weave } from './path.ts'
import { behind, largest, type Projection, project, type Spot, sight } from './projection.ts'

/** Where the road is looked at from, this frame. */
export interface Eye {
  projection: Projection
  /** Height of the road at the bottom of the view. */
  coordinate: number
  /** Sideways turn of the view, in units of posX. */
  turn: number
  haze: number
  /** Milliseconds since the scene began. */
  time: number
}

/** Depth of something at a height of the road: what is nearer covers what is farther. */
export const depthAt = (posY: number): number => 5_000_000 - posY

/** Where a point of the road is seen; `woven` for platforms and what stands on them. */
export function spotOf(eye: Eye, posX: number, posY: number, woven = true): Spot {
  return project(eye.projection, posX + (woven ? weave(posY) : 0) - eye.turn, posY - eye.coordinate)
}

/** Whether anything at a height of the road can be seen at all. */
export const inSight = ({ coordinate }: Eye, posY: number): boolean => posY < coordinate + sight && posY > coordinate - behind

/** How much of something can be seen: nothing beyond the end of sight or below the view's edge. */
export function seen(spot: Pick<Spot, 'far' | 'scale'>): number {
  const far = (1 - spot.far) / 0.1
  const near = (largest - spot.scale) / 0.2
  return Math.max(0, Math.min(1, far, near))
}

/** The air between: what is far takes the colour of the haze. */
export function veil(image: Picture, far: number, haze: number): void {
  image.setTint(mix(0, haze, Math.min(0.62, far * far * 0.3 + far * 0.34))).setTintMode(TintMode.SCREEN)
}
