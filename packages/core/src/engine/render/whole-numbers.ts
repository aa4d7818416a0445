import type { Renderer } from 'phaser'

/**
 * Makes the shader round a quad's texture number and tint mode. Phaser's shader compares both exactly, but graphics cards interpolate them between
 * the corners: on a rotated quad they come out slightly off, and parts of it would stay empty.
 */
export function roundWholeNumbers(renderer: Renderer.WebGL.WebGLRenderer | Renderer.Canvas.CanvasRenderer): void {
  if (!('renderNodes' in renderer)) return
  const quads = renderer.renderNodes.getNode('BatchHandlerQuad') as Renderer.WebGL.RenderNodes.BatchHandlerQuad
  const round = (name: string) => `#define ${name} floor(${name} + 0.5)`
  const fragmentHeader = ['outTexDatum', 'outTintEffect'].map(round).join('\n')
  // Before all code that reads them.
  quads.programManager.addAddition({ name: 'WholeNumbers', additions: { fragmentHeader } }, 0)
}
