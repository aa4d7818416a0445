export interface Drawn {
  /** How often something would have been drawn. */
  drawn: number
}

/** Runs in a page before its scripts, for tests that read and press and never look at the canvas: drawing in software takes its time. Counts instead. */
export function drawNothing(): void {
  const page = Object.assign(window, { drawn: 0 } satisfies Drawn)
  const draw = () => {
    page.drawn += 1
  }
  // A canvas that is only cleared is put together with the page again, too.
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
    for (const name of ['clear', 'drawArrays', 'drawElements'] as const) Object.assign(prototype, { [name]: draw })
}
