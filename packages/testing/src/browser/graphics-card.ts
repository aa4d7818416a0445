/**
 * Makes the browser's software rendering pass for a graphics card that is known to draw faster than a canvas, so that the game draws with WebGL. Runs in a page
 * before its scripts.
 */
export function graphicsCard(): void {
  const RENDERER = 0x9246
  const NAME = 'A graphics card'
  localStorage.setItem('skystair:renderer', `WEBGL 0 ${NAME}`)
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    const real = prototype.getParameter
    prototype.getParameter = function (this: WebGLRenderingContext, name: number) {
      return name === RENDERER ? NAME : real.call(this, name)
    }
  }
}
