import type { Scene } from '@skystair/contract/enums'
import { reaction } from 'mobx'
import { AUTO, Scale } from 'phaser'
import type { Bring } from './app/load-module.ts'
import { RoadScene } from './areas/road/scene/road-scene.ts'
import { SelectionScene } from './areas/selection/scene.ts'
import { teachLight } from './engine/render/tint.ts'
import { roundWholeNumbers } from './engine/render/whole-numbers.ts'
import { paceFor } from './engine/render-quality.ts'
import { lateScenes } from './engine/scene/lazy-scenes.ts'
import { Director } from './engine/scene/scene-manager.ts'
import type { Services } from './engine/scene/services.ts'
import { Curtain } from './engine/scene/transition.ts'
import { BootScene } from './engine/scenes/boot.ts'
import { BootFixScene } from './engine/scenes/boot-fix.ts'
import { LoadScene } from './engine/scenes/load.ts'
import { MusicScene } from './engine/scenes/music.ts'
import { LateSound } from './engine/sound/lazy-sound.ts'
import { Art } from './engine/texture/art.ts'
import { Easel } from './engine/texture/dynamic-atlas.ts'
import { Painted } from './engine/texture/painted.ts'
import { TidyGame } from './engine/tidy-game.ts'
import type { RootStore } from './root-store.ts'

export interface CanvasGame {
  /** Shows a scene; resolves when it stands. Rejects when it can't be shown even at a second attempt. */
  goTo(scene: Scene): Promise<void>
  /** Ends the game and takes its canvas away. */
  destroy(): void
}

/** Puts the canvas of one game into `parent`, as big as it, and shows scenes on it as the stores say. */
export function createGame(parent: HTMLElement, root: RootStore, bring: Bring): CanvasGame {
  const pace = { ...paceNow(root) }
  const size = () => ({
    width: Math.max(1, Math.round(root.layout.width * pace.pixels)),
    height: Math.max(1, Math.round(root.layout.height * pace.pixels)),
  })
  const sound = new LateSound(root, parent.parentElement ?? parent, bring)
  let game: TidyGame | null = null
  let director: Director | null = null
  let ended = false

  const ready = new Promise<Director>((resolve) => {
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
          const art = new Art(booted.textures, root.assets, root.settings.quality.toLowerCase())
          const painted = new Painted(booted.textures, pace.detail)
          const easel = new Easel(booted.textures)
          const curtain = new Curtain(painted, size)
          const bringScene = lateScenes(bring, (kind) => {
            if (ended) return
            const scene = new kind(services)
            booted.scene.add(scene.name, scene)
          })
          const stands: Services['stands'] = (scene, error) => director?.stands(scene, error)
          const services: Services = { root, art, painted, easel, sound, pace, bringScene, stands }
          director = new Director(made, root, curtain, (scene) => {
            art.use(root.settings.quality.toLowerCase())
            sound.scene(scene)
          })
          booted.scene.add('curtain', curtain, true)
          const scenes = [BootScene, BootFixScene, MusicScene, RoadScene, SelectionScene]
          for (const kind of scenes) {
            const scene = new kind(services)
            booted.scene.add(scene.name, scene)
          }
          for (const name of ['load', 'battle load', 'creature load'] as const) booted.scene.add(name, new LoadScene(name, services))
          booted.events.once('destroy', () => art.destroy())
          resolve(director)
        },
      },
    })
    game = made
  })

  const resize = () => {
    Object.assign(pace, paceNow(root))
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
      () => [root.layout.width, root.layout.height, root.layout.scale],
      () => {
        resize()
        // A canvas of another size is empty, and would be seen so: the page tells of its size only after the frame was made, and while the game rests none is.
        if (game?.isRunning) game.step(performance.now(), 0)
      },
    ),
    reaction(() => [root.settings.quality, root.ui.reducedMotion], resize),
    reaction(
      () => root.ui.paused,
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

function paceNow(root: RootStore) {
  return paceFor(root.settings.quality, root.layout.scale * globalThis.devicePixelRatio, root.ui.reducedMotion)
}
