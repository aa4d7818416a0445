export interface Drawn {
  /** Number of draw calls that were skipped. */
  drawn: number
}

/**
 * Makes drawing on the game's canvas do nothing but count. Runs in a page before its scripts, for tests that never look at the canvas: software
 * rendering is slow.
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
  /** The game's canvas, and the one on which it keeps what is in the background: both have the same size. */
  const isSkipped = (canvas: HTMLCanvasElement) => {
    const shown = document.querySelector<HTMLCanvasElement>('.sky-canvas canvas')
    return shown !== null && canvas.width === shown.width && canvas.height === shown.height
  }
  const { prototype } = CanvasRenderingContext2D
  for (const name of ['drawImage', 'fillRect'] as const) {
    const real = prototype[name] as (...values: unknown[]) => void
    Object.assign(prototype, {
      [name](this: CanvasRenderingContext2D, ...values: unknown[]) {
        if (isSkipped(this.canvas)) draw()
        else real.apply(this, values)
      },
    })
  }
}
