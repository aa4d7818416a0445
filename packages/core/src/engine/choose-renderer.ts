import type { DrawingReason, RendererKind } from '../services/graphics.ts'

/** What renderers without a graphics card call themselves. */
const software = /swiftshader|llvmpipe|softpipe|basic render|software/i
/** Names that tell nothing: those of the browsers' engines. */
const masked = /^(webkit|mozilla)/i

export interface RendererChoice {
  readonly renderer: RendererKind
  readonly reason: DrawingReason
}

/** Returns what to draw with, for the name that WebGL's renderer gives itself; null if there is no WebGL. */
export function chooseRenderer(name: string | null): RendererChoice {
  if (name === null) return { renderer: 'CANVAS', reason: 'NO_WEBGL' }
  return software.test(name) ? { renderer: 'CANVAS', reason: 'SOFTWARE' } : { renderer: 'WEBGL', reason: 'CARD' }
}

/** Returns the name that WebGL's renderer gives itself, as far as the browser tells; null if there is no WebGL. Its context is released at once. */
export function rendererName(canvas: HTMLCanvasElement = document.createElement('canvas')): string | null {
  const gl = canvas.getContext('webgl')
  if (!gl) return null
  const plain = String(gl.getParameter(gl.RENDERER))
  const info = masked.test(plain) ? gl.getExtension('WEBGL_debug_renderer_info') : null
  const name = info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : plain
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return name
}
