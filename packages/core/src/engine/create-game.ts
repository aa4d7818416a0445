import type { Scene } from '@skystair/contract/enums'
import { reaction } from 'mobx'
import { AUTO, Scale } from 'phaser'
import type { Services } from '../services/services.ts'
import { teachLight } from './render/tint.ts'
import { roundWholeNumbers } from './render/whole-numbers.ts'
import { renderQualityFor } from './render-quality.ts'
import type { GameScene } from './scene/scene-base.ts'
import { SceneManager } from './scene/scene-manager.ts'
import type { SceneServices } from './scene/scene-services.ts'
import { TransitionScene } from './scene/transition.ts'
import { BootScene } from './scenes/boot.ts'
import { BootFixScene } from './scenes/boot-fix.ts'
import { LoadScene } from './scenes/load.ts'
import { MusicScene } from './scenes/music.ts'
import { LazySound } from './sound/lazy-sound.ts'
import { Art } from './texture/art.ts'
import { DynamicAtlas } from './texture/dynamic-atlas.ts'
import { Painted } from './texture/painted.ts'
import { TidyGame } from './tidy-game.ts'

export interface CanvasGame {
  /** Shows a scene; resolves when it stands. Rejects when it can't be shown even at a second attempt. */
  goTo(scene: Scene): Promise<void>
  /** Ends the game and takes its canvas away. */
  destroy(): void
}

/** A class of scenes: areas have theirs. */
type SceneKind = new (services: SceneServices) => GameScene

/** Puts the canvas of one game into `parent`, as big as it, and shows scenes on it as the stores say. */
export function createGame(parent: HTMLElement, services: Services): CanvasGame {
  const pace = { ...paceNow(services) }
  const size = () => ({
    width: Math.max(1, Math.round(services.layout.width * pace.pixels)),
    height: Math.max(1, Math.round(services.layout.height * pace.pixels)),
  })
  const sound = new LazySound(services, parent.parentElement ?? parent)
  let game: TidyGame | null = null
  let director: SceneManager | null = null
  let ended = false

  const ready = new Promise<SceneManager>((resolve) => {
    const made = new TidyGame({
      type: AUTO,
      parent,
      ...size(),
      backgroundColor: '#0b0f1e',
      banner: false,
      autoFocus: false,
      disableContextMenu: true,
      audio: { noAudio: true },
      input: { keyboard: false, gamepad: false, windowEvents: false },
      // A slow machine shows fewer steps of a motion, never a slower motion.
      fps: { smoothStep: false },
      // A scene covers the whole view, as the curtain does before it; and the browser itself clears what it has shown.
      render: { antialias: true, powerPreference: 'high-performance', maxTextures: 16, clearBeforeRender: false },
      // Measuring the parent twice a second would lay the page out each time: whoever resizes tells so.
      scale: { mode: Scale.ScaleModes.NONE, autoCenter: Scale.Center.NO_CENTER, resizeInterval: Number.MAX_SAFE_INTEGER },
      callbacks: {
        postBoot: (booted) => {
          if (ended) return
          booted.canvas.style.cssText = 'display:block;width:100%;height:100%;touch-action:none'
          booted.canvas.setAttribute('aria-hidden', 'true')
          teachLight(booted.renderer)
          roundWholeNumbers(booted.renderer)
          const art = new Art(booted.textures, services.assets, services.preferences.quality.toLowerCase())
          const painted = new Painted(booted.textures, pace.detail)
          const easel = new DynamicAtlas(booted.textures)
          const curtain = new TransitionScene(painted, size)
          const stands: SceneServices['stands'] = (scene, error) => director?.stands(scene, error)
          const given: SceneServices = { root: services, art, painted, easel, sound, pace, bringScene, stands }
          /** Adds a scene of an area, once its script is loaded. */
          async function bringScene(scene: Scene): Promise<void> {
            const kind = (await services.areas.loadScene(scene)) as SceneKind | null
            if (ended || !kind || booted.scene.getScene(scene)) return
            booted.scene.add(scene, new kind(given))
          }
          director = new SceneManager(made, services, curtain, bringScene, () => art.use(services.preferences.quality.toLowerCase()))
          booted.scene.add('curtain', curtain, true)
          const scenes = [BootScene, BootFixScene, MusicScene]
          for (const kind of scenes) {
            const scene = new kind(given)
            booted.scene.add(scene.name, scene)
          }
          for (const name of ['load', 'battle load', 'creature load'] as const) booted.scene.add(name, new LoadScene(name, given))
          booted.events.once('destroy', () => art.destroy())
          resolve(director)
        },
      },
    })
    game = made
  })

  const resize = () => {
    Object.assign(pace, paceNow(services))
    if (!game?.isBooted) return
    const { width, height } = size()
    game.scale.resize(width, height)
    // The canvas is always as big as its parent; only its pixels follow the quality.
    game.canvas.style.width = '100%'
    game.canvas.style.height = '100%'
    game.scale.refresh()
  }
  const stops = [
    reaction(
      () => [services.layout.width, services.layout.height, services.layout.scale],
      () => {
        resize()
        // A canvas of another size is empty, and would be seen so: the page tells of its size only after the frame was made, and while the game rests none is.
        if (game?.isRunning) game.step(performance.now(), 0)
      },
    ),
    reaction(() => [services.preferences.quality, services.ui.reducedMotion], resize),
    reaction(
      () => services.ui.paused,
      (paused) => (paused ? game?.loop.sleep() : game?.loop.wake()),
    ),
  ]

  return {
    goTo: async (scene) => (await ready).goTo(scene),
    destroy() {
      if (ended) return
      ended = true
      for (const stop of stops) stop()
      director?.destroy()
      sound.destroy()
      game?.end()
    },
  }
}

function paceNow(services: Services) {
  return renderQualityFor(services.preferences.quality, services.layout.scale * globalThis.devicePixelRatio, services.ui.reducedMotion)
}
