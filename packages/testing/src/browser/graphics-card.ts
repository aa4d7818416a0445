/** Makes the browser's software rendering pass for a graphics card, so that the game draws with WebGL. Runs in a page before its scripts. */
export function graphicsCard(): void {
  const RENDERER = 0x9246
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    const real = prototype.getParameter
    prototype.getParameter = function (this: WebGLRenderingContext, name: number) {
      return name === RENDERER ? 'A graphics card' : real.call(this, name)
    }
  }
}
