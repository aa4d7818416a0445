import { mix } from '../../../engine/paint/colour.ts'
import type { Picture } from '../../../engine/render/picture.ts'
import { TintMode } from '../../../engine/render/tint.ts'
import { sidewaysOffset } from './path.ts'
import { behindDistance, maxScale, type Projection, project, type ScreenPoint, viewDistance } from './projection.ts'

/** The camera of the road in this frame. */
export interface RoadCamera {
  projection: Projection
  /** Height of the road that the camera is at. */
  coordinate: number
  /** Sideways position of the camera, in units of posX. */
  turn: number
  haze: number
  /** Milliseconds since the scene began. */
  time: number
}

/** Depth of an object at a height of the road: nearer objects cover farther ones, and those at its end still cover the sky. */
export const depthAt = (posY: number): number => 50_000_000 - posY

/** Projects a point of the road; `onPlatform` adds the platform's sideways offset. */
export function toScreen(camera: RoadCamera, posX: number, posY: number, onPlatform = true): ScreenPoint {
  return project(camera.projection, posX + (onPlatform ? sidewaysOffset(posY) : 0) - camera.turn, posY - camera.coordinate)
}

/** Whether an object at a height of the road can be visible. */
export const isInView = ({ coordinate }: RoadCamera, posY: number): boolean =>
  posY < coordinate + viewDistance && posY > coordinate - behindDistance

/** Alpha of an object: it fades at the view distance and at the lower edge of the view. */
export function fadeAt(point: Pick<ScreenPoint, 'far' | 'scale'>): number {
  const far = (1 - point.far) / 0.1
  const near = (maxScale - point.scale) / 0.2
  return Math.max(0, Math.min(1, far, near))
}

/** Tints a distant picture with the colour of the haze. */
export function applyHaze(image: Picture, far: number, haze: number): void {
  image.setTint(mix(0, haze, Math.min(0.62, far * far * 0.3 + far * 0.34))).setTintMode(TintMode.SCREEN)
}
