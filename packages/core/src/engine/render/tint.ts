import type { Renderer } from 'phaser'

/** Phaser's tint modes; its build exports no such list by name. `LIGHT` is ours. */
export const TintMode = { MULTIPLY: 0, FILL: 1, SCREEN: 4, LIGHT: 8 } as const

/** Numbers of textures that a shader is compiled for: one for simple batches, one for all others. */
const few = 4
const many = 16

type AnyRenderer = Renderer.WebGL.WebGLRenderer | Renderer.Canvas.CanvasRenderer

/**
 * Adds the tint mode `LIGHT` to the renderer: tinted, and added onto what is below. As a blend mode it would end the batch before and after each
 * light, and a fight has dozens of lights between its pictures; as a tint mode they are drawn in the same batch.
 */
export function addLightTint(renderer: AnyRenderer): void {
  if (!('renderNodes' in renderer)) return
  const quads = renderer.renderNodes.getNode('BatchHandlerQuad') as Renderer.WebGL.RenderNodes.BatchHandlerQuad
  // A shader is compiled for a number of textures: without these two, each new number would compile one during play.
  const finalize = quads.finalizeTextureCount
  let compiledFor = 0
  quads.finalizeTextureCount = (count) => {
    const wanted = Math.min(quads.maxTexturesPerBatch, count > few ? many : few)
    if (wanted !== compiledFor) finalize.call(quads, wanted)
    compiledFor = wanted
  }
  quads.programManager.addAddition({
    name: 'Light',
    additions: { fragmentProcess: `if (outTintEffect.a == ${TintMode.LIGHT}.0) fragColor = vec4(fragColor.rgb * outTint.bgr, 0.0);` },
  })
}
