import { expect, it } from 'vitest'
import { chooseRenderer, rendererName } from './choose-renderer.ts'

it.each([
  'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
  'Google SwiftShader',
  'llvmpipe (LLVM 15.0.7, 256 bits)',
  'softpipe',
  'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0, D3D11)',
  'Apple Software Renderer',
])('draws on a canvas where WebGL is computed without a graphics card: %s', (name) => {
  expect(chooseRenderer(name)).toEqual({ renderer: 'CANVAS', reason: 'SOFTWARE' })
})

it.each([
  'ANGLE (Intel, Intel(R) UHD Graphics 620 Direct3D11 vs_5_0 ps_5_0, D3D11)',
  'Apple GPU',
  'Mali-G52',
  'Adreno (TM) 610',
  'WebKit WebGL',
])('draws with WebGL where the name tells of a graphics card, or of nothing: %s', (name) => {
  expect(chooseRenderer(name)).toEqual({ renderer: 'WEBGL', reason: 'CARD' })
})

it('draws on a canvas where there is no WebGL', () => {
  expect(chooseRenderer(null)).toEqual({ renderer: 'CANVAS', reason: 'NO_WEBGL' })
})

/** A canvas of a browser that shows the renderer's own name, one that hides it behind an extension, or one without WebGL. */
function canvasOf(plain: string | null, unmasked: string | null) {
  const log: string[] = []
  const gl = {
    RENDERER: 1,
    getParameter: (key: number) => (key === 1 ? plain : unmasked),
    getExtension: (name: string) => {
      log.push(name)
      if (name === 'WEBGL_debug_renderer_info') return unmasked === null ? null : { UNMASKED_RENDERER_WEBGL: 2 }
      return { loseContext: () => log.push('released') }
    },
  }
  return { log, canvas: { getContext: () => (plain === null ? null : gl) } as unknown as HTMLCanvasElement }
}

it('asks for the name behind the browser’s, and releases the context', () => {
  const { canvas, log } = canvasOf('WebKit WebGL', 'llvmpipe')
  expect([rendererName(canvas), log.at(-1)]).toEqual(['llvmpipe', 'released'])
})

it('asks for no extension where the browser tells the name without one, as the browser warns of that', () => {
  const { canvas, log } = canvasOf('Mali-G52', 'other')
  expect([rendererName(canvas), log]).toEqual(['Mali-G52', ['WEBGL_lose_context', 'released']])
})

it('is content with a masked name, and with no WebGL', () => {
  expect([rendererName(canvasOf('WebKit WebGL', null).canvas), rendererName(canvasOf(null, null).canvas)]).toEqual(['WebKit WebGL', null])
})
