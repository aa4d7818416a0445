import type { GameObjects, Renderer, Scene } from 'phaser'
import { type Camera, type CanvasRenderer, viewOf } from './canvas.ts'

/** What is behind this depth is the backdrop: skies, ridges and floors, which move slowly. */
const BACKDROP = -36.5
/** The backdrop is drawn again after this many milliseconds: nothing in it moves by a pixel meanwhile. */
const REDRAWN = 90

/**
 * Makes the canvas renderer keep a picture of the backdrop of a scene for several frames. Why: it covers the whole view several times over, and filling pixels is what
 * takes time without a graphics card.
 */
export function keepBackdrop(renderer: Renderer.WebGL.WebGLRenderer | CanvasRenderer, now: () => number): void {
  if ('renderNodes' in renderer) return
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) return
  const render = renderer.render
  let drawn: { readonly scene: Scene; readonly at: number; readonly count: number; readonly view: string } | null = null
  renderer.render = (scene: Scene, children: GameObjects.GameObject[], camera: Camera) => {
    const count = children.findIndex((child) => (child as unknown as { readonly depth: number }).depth >= BACKDROP)
    if (count <= 0) {
      render.call(renderer, scene, children, camera)
      return
    }
    const { a, e, f } = viewOf(camera)
    const view = [renderer.width, renderer.height, a, e, f].join()
    const isCurrent =
      drawn?.scene === scene && drawn.count === count && drawn.view === view && now() - drawn.at < REDRAWN && now() >= drawn.at
    if (!isCurrent) {
      if (canvas.width !== renderer.width || canvas.height !== renderer.height)
        Object.assign(canvas, { width: renderer.width, height: renderer.height })
      drawn = { scene, at: now(), count, view }
      renderer.currentContext = context
      for (const child of children.slice(0, count)) draw(child, renderer, camera)
    }
    const screen = renderer.gameContext
    screen.setTransform(1, 0, 0, 1, 0, 0)
    screen.globalAlpha = 1
    screen.globalCompositeOperation = 'source-over'
    screen.drawImage(canvas, 0, 0)
    render.call(renderer, scene, children.slice(count), camera)
  }
}

const draw = (child: GameObjects.GameObject, renderer: CanvasRenderer, camera: Camera) =>
  (child as unknown as { renderCanvas(renderer: CanvasRenderer, child: GameObjects.GameObject, camera: Camera): void }).renderCanvas(
    renderer,
    child,
    camera,
  )
