import type { Scene } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useServices } from '../src/ui/context.ts'

interface Props {
  readonly scene: Scene
  readonly Hud: ComponentType
}

/** Frames until the transition has opened, also on a machine that shows few of them in a second. */
const FRAMES = 30
const frames = async (count: number) => {
  for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame)
}

/** Runs `work` while nothing is drawn on the canvas itself, only into textures: a frame takes half a second in software. */
async function undrawn(work: () => Promise<void>): Promise<void> {
  const kinds = [WebGLRenderingContext.prototype, WebGL2RenderingContext.prototype]
  const ends = kinds.flatMap((kind) =>
    (['drawArrays', 'drawElements'] as const).map((name) => {
      const draw = kind[name] as (...args: unknown[]) => void
      Object.assign(kind, {
        [name](this: WebGLRenderingContext, ...args: unknown[]) {
          if (this.getParameter(this.FRAMEBUFFER_BINDING)) draw.apply(this, args)
        },
      })
      return () => Object.assign(kind, { [name]: draw })
    }),
  )
  try {
    await work()
  } finally {
    for (const end of ends) end()
  }
}

/** A scene of the game on a canvas, under its HUD. Once it is drawn the game is paused, and `data-drawing` is removed. */
export const CanvasScene = observer(function CanvasScene({ scene, Hud }: Props) {
  const services = useServices()
  const parent = useRef<HTMLDivElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const element = parent.current
    if (!element) return
    let end = () => {}
    let isGone = false
    const show = async () => {
      const { createGame } = await import('../src/engine/create-game.ts')
      await services.areas.prepare(scene)
      if (isGone) return
      const game = createGame(element, services)
      end = game.destroy
      await undrawn(async () => {
        await game.goTo(scene)
        await frames(FRAMES)
      })
      await frames(2)
      services.ui.setPaused(true)
      setDrawn(true)
    }
    show().catch((error: unknown) => console.error(error))
    return () => {
      isGone = true
      end()
    }
  }, [services, scene])
  return (
    <>
      <div ref={parent} style={{ position: 'absolute', inset: 0 }} {...(isDrawn ? {} : { 'data-drawing': true })} />
      <div className="sky-stage">
        <Hud />
      </div>
    </>
  )
})
