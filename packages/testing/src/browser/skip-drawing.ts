export interface Drawn {
  /** Number of draw calls that were skipped. */
  drawn: number
}

/**
 * Makes WebGL draw calls do nothing but count, and uploads of vertices do nothing. Runs in a page before its scripts, for tests that never look at
 * the canvas: software rendering is slow.
 */
export function skipDrawing(): void {
  const page = Object.assign(window, { drawn: 0 } satisfies Drawn)
  const draw = () => {
    page.drawn += 1
  }
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    // Even a canvas that is only cleared makes the browser compose the page again.
    for (const name of ['clear', 'drawArrays', 'drawElements'] as const) Object.assign(prototype, { [name]: draw })
    for (const name of ['bufferData', 'bufferSubData'] as const) Object.assign(prototype, { [name]: () => {} })
  }
}
