import type { Scene } from '@skystair/contract/enums'
import { reaction } from 'mobx'
import { CANVAS, Scale, WEBGL } from 'phaser'
import type { Services } from '../services/services.ts'
import { chooseRenderer, rendererName } from './choose-renderer.ts'
import { FrameRate } from './frame-rate.ts'
import { keepBackdrop } from './render/canvas-backdrop.ts'
import { addLightTint } from './render/tint.ts'
import { roundWholeNumbers } from './render/whole-numbers.ts'
import { renderQualityFor } from './render-quality.ts'
import type { EngineServices } from './scene/engine-services.ts'
import type { GameScene } from './scene/scene-base.ts'
import { SceneManager } from './scene/scene-manager.ts'
import { TransitionScene } from './scene/transition.ts'
import { BootScene } from './scenes/boot.ts'
import { BootFixScene } from './scenes/boot-fix.ts'
import { LoadScene, type LoadSceneName, loadScenes } from './scenes/load.ts'
import { MusicScene } from './scenes/music.ts'
import { seenCanvas } from './seen-canvas.ts'
import { LazySound } from './sound/lazy-sound.ts'
import { Art } from './texture/art.ts'
import { DynamicAtlas } from './texture/dynamic-atlas.ts'
import { ProceduralTextures } from './texture/procedural-textures.ts'
import { TidyGame } from './tidy-game.ts'

export interface CanvasGame {
  /** Shows a scene. Resolves once it is built; rejects when it can't be built even at a second attempt. */
  goTo(scene: Scene): Promise<void>
  /** Ends the game and removes its canvas. */
  destroy(): void
}

/** A class of scenes that an area defines. */
type SceneKind = new (services: EngineServices) => GameScene

/** Puts the canvas of one game into `parent`, as big as it, and shows scenes on it. */
export function createGame(parent: HTMLElement, services: Services): CanvasGame {
  const { graphics } = services
  const quality = { ...qualityNow(services) }
  const size = () => ({
    width: Math.max(1, Math.round(services.layout.width * quality.pixels)),
    height: Math.max(1, Math.round(services.layout.height * quality.pixels)),
  })
  const { isSeen, stop: stopLooking } = seenCanvas(parent, services)
  const sound = new LazySound(services, parent.parentElement ?? parent)
  let game: TidyGame | null = null
  let sceneManager: SceneManager | null = null
  let ended = false
  const frameRate = new FrameRate((rate) => graphics.measured(rate))

  const start = (): Promise<SceneManager> =>
    new Promise((resolve) => {
      const device = rendererName()
      const choice = chooseRenderer(device)
      const renderer = graphics.choose(device, choice.renderer, choice.reason)
      const made = new TidyGame({
        type: renderer === 'WEBGL' ? WEBGL : CANVAS,
        // Phaser would keep a canvas of its own for later games of the page.
        canvas: document.createElement('canvas'),
        parent,
        ...size(),
        backgroundColor: '#0b0f1e',
        banner: false,
        autoFocus: false,
        disableContextMenu: true,
        audio: { noAudio: true },
        input: { keyboard: false, gamepad: false, windowEvents: false },
        // A slow machine shows fewer frames of a motion, never a slower motion.
        fps: { smoothStep: false },
        // Every scene and the transition cover the whole view, and the browser itself clears what it has shown.
        render: { antialias: true, powerPreference: 'high-performance', maxTextures: 16, clearBeforeRender: false },
        // Measuring the parent twice a second would force a layout of the page each time: `resize` is called when the size changes.
        scale: { mode: Scale.ScaleModes.NONE, autoCenter: Scale.Center.NO_CENTER, resizeInterval: Number.MAX_SAFE_INTEGER },
        callbacks: {
          postBoot: (booted) => {
            if (ended || game !== made) return
            booted.canvas.style.cssText = 'display:block;width:100%;height:100%;touch-action:none'
            booted.canvas.setAttribute('aria-hidden', 'true')
            addLightTint(booted.renderer)
            roundWholeNumbers(booted.renderer)
            keepBackdrop(booted.renderer, () => booted.loop.now)
            const art = new Art(booted.textures, services.art, services.preferences.quality.toLowerCase())
            const textures = new ProceduralTextures(booted.textures, quality.detail)
            const dynamicAtlas = new DynamicAtlas(booted.textures)
            const transition = new TransitionScene(textures, size)
            const onSceneReady: EngineServices['onSceneReady'] = (scene, error) => sceneManager?.sceneReady(scene, error)
            const engine: EngineServices = {
              services,
              art,
              textures,
              dynamicAtlas,
              sound,
              quality,
              redraw: () => made.redraw(),
              loadScene,
              onSceneReady,
            }
            /** Adds a scene of an area, once its script is loaded. */
            async function loadScene(scene: Scene): Promise<void> {
              const kind = (await services.areas.loadScene(scene)) as SceneKind | null
              if (ended || !kind || booted.scene.getScene(scene)) return
              booted.scene.add(scene, new kind(engine))
            }
            sceneManager = new SceneManager(made, services, transition, loadScene, () =>
              art.use(services.preferences.quality.toLowerCase()),
            )
            booted.scene.add('transition', transition, true)
            const scenes = [BootScene, BootFixScene, MusicScene]
            for (const kind of scenes) {
              const scene = new kind(engine)
              booted.scene.add(scene.name, scene)
            }
            for (const name of Object.keys(loadScenes) as LoadSceneName[]) booted.scene.add(name, new LoadScene(name, engine))
            booted.events.once('destroy', () => art.destroy())
            booted.renderer.on('resize', () => made.redraw()).on('restorewebgl', () => made.redraw())
            resolve(sceneManager)
          },
        },
      })
      made.isSeen = isSeen
      // While something is loaded or changes its size, frames tell nothing of the device.
      made.onFrame = (time, isDrawn) => frameRate.frame(time, isDrawn && services.load.phase === 'done' && services.ui.transition === null)
      game = made
    })

  let ready = start()

  const resize = () => {
    Object.assign(quality, qualityNow(services))
    if (!game?.isBooted) return
    const { width, height } = size()
    game.scale.resize(width, height)
    // The canvas is always as big as its parent; only its resolution follows the quality.
    game.canvas.style.width = '100%'
    game.canvas.style.height = '100%'
    game.scale.refresh()
  }
  const stops = [
    reaction(
      () => [services.layout.width, services.layout.height, services.layout.scale],
      () => {
        resize()
        // A resized canvas is empty until the next frame. Draw now: the page reports its size only after the frame was made, and a sleeping loop
        // makes none.
        if (game?.isRunning) game.step(performance.now(), 0)
      },
    ),
    reaction(() => [graphics.quality, services.ui.reducedMotion], resize),
    reaction(
      () => services.ui.paused,
      (paused) => {
        frameRate.restart()
        if (paused) game?.loop.sleep()
        else game?.loop.wake()
      },
    ),
  ]

  return {
    async goTo(scene) {
      if (graphics.changes && !ended) {
        sceneManager?.destroy()
        game?.end()
        ready = start()
      }
      return (await ready).goTo(scene)
    },
    destroy() {
      if (ended) return
      ended = true
      for (const stop of stops) stop()
      sceneManager?.destroy()
      stopLooking()
      sound.destroy()
      game?.end()
    },
  }
}

function qualityNow(services: Services) {
  return renderQualityFor(services.graphics.quality, services.ui.reducedMotion)
}
