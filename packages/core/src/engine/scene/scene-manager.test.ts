import type { Scene } from '@skystair/contract/enums'
import type { Game } from 'phaser'
import { expect, it } from 'vitest'
import { testGame } from '../../../testing/services.ts'
import { SceneManager } from './scene-manager.ts'
import type { TransitionScene } from './transition.ts'

/** A scene manager whose scenes start at once; `fails` names scenes whose first start fails. */
function make({ fails = [] as Scene[] } = {}) {
  const { services } = testGame()
  const log: string[] = []
  const transition = {
    close: async (kind: string, ms: number) => void log.push(`close ${kind} ${ms}`),
    open: async (ms: number) => void log.push(`open ${ms}`),
  } as unknown as TransitionScene
  const failing = new Set<Scene>(fails)
  const game = {
    scene: {
      start: (scene: Scene) => {
        log.push(`start ${scene}`)
        queueMicrotask(() => manager.sceneReady(scene, failing.delete(scene) ? new Error('texture null') : undefined))
      },
      stop: () => {},
      isActive: () => false,
      getScene: () => ({}),
    },
  } as unknown as Game
  const manager: SceneManager = new SceneManager(
    game,
    services,
    transition,
    async () => {},
    () => {},
  )
  const goTo = async (scene: Scene, kind: 'black' | 'clouds') => {
    services.ui.transition = { kind, phase: 'in' }
    log.length = 0
    await manager.goTo(scene)
    return log.filter((line) => !line.startsWith('start'))
  }
  return { services, log, goTo }
}

it('fades through black in 350 milliseconds', async () => {
  const { goTo } = make()
  expect(await goTo('battle', 'black')).toEqual(['close black 350', 'open 350'])
})

it('shows the clouds in full only the first time per scene', async () => {
  const { goTo } = make()
  expect((await goTo('character selection', 'clouds'))[0]).toBe('close clouds 350')
  expect((await goTo('character selection', 'clouds'))[0]).toBe('close haze 350')
})

it('lets the road appear for 2000 milliseconds at the start and if it is loaded again, otherwise for 350', async () => {
  const { goTo, services } = make()
  expect(services.ui.firstStart).toBe(true)
  expect((await goTo('road', 'clouds')).at(-1)).toBe('open 2000')
  expect((await goTo('road', 'clouds')).at(-1)).toBe('open 2000')
  await goTo('battle', 'black')
  expect((await goTo('road', 'clouds')).at(-1)).toBe('open 350')
})

it('retries a scene that failed to start, after boot fix', async () => {
  const { goTo, log } = make({ fails: ['battle'] })
  await goTo('battle', 'black')
  expect(log.filter((line) => line.startsWith('start'))).toEqual(['start battle', 'start boot fix', 'start battle'])
})
