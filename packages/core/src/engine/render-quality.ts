import type { Quality } from '@skystair/contract/enums'

type Resolved = Exclude<Quality, 'AUTO'>

/** What a quality setting means for drawing. */
export interface RenderQuality {
  /** Canvas pixels of one virtual unit. */
  pixels: number
  /** Resolution of procedural textures: 1 full, 0.5 half. */
  detail: number
  /** Factor for numbers of particles; 0 for none. */
  particles: number
}

/** Canvas widths for the 600-unit stage, product §9. */
const widths: Record<Resolved, number> = { LOWEST: 450, LOW: 500, STANDARD: 600, HIGH: 768 }
const particles: Record<Resolved, number> = { LOWEST: 0, LOW: 0.35, STANDARD: 1, HIGH: 1.5 }

/** Returns what a quality means. `still`: reduced motion, so no particles. A dense screen gets no more pixels: the width is the same on every device. */
export function renderQualityFor(quality: Resolved, still: boolean): RenderQuality {
  return {
    pixels: widths[quality] / 600,
    detail: quality === 'LOWEST' || quality === 'LOW' ? 0.5 : 1,
    particles: still ? 0 : particles[quality],
  }
}
