import type { Renderer } from 'phaser'

/** Phaser's ways to apply a tint; its build exports no such list by name. `LIGHT` is ours. */
export const TintMode = { MULTIPLY: 0, FILL: 1, SCREEN: 4, LIGHT: 8 } as const

/** So many pictures a shader is made for: one for what is simple, and one for all else. */
const few = 4
const many = 16

type AnyRenderer = Renderer.WebGL.WebGLRenderer | Renderer.Canvas.CanvasRenderer

/**
 * Teaches the renderer `LIGHT`: tinted, and added onto what is below. As a blend mode that would end the batch before and after each light,
 * and dozens of lights lie between the pictures of a fight; as a tint mode they are drawn along with everything else.
 */
export function teachLight(renderer: AnyRenderer): void {
  if (!('renderNodes' in renderer)) return
  const quads = renderer.renderNodes.getNode('BatchHandlerQuad') as Renderer.WebGL.RenderNodes.BatchHandlerQuad
  // Its shader is made for a number of pictures, and would be made anew, in the middle of play, for each number that is met first.
  const finalize = quads.finalizeTextureCount
  let made = 0
  quads.finalizeTextureCount = (count) => {
    const wanted = Math.min(quads.maxTexturesPerBatch, count > few ? many : few)
    if (wanted !== made) finalize.call(quads, wanted)
    made = wanted
  }
  quads.programManager.addAddition({
    name: 'Light',
    additions: { fragmentProcess: `if (outTintEffect.a == ${TintMode.LIGHT}.0) fragColor = vec4(fragColor.rgb * outTint.bgr, 0.0);` },
  })
}
