import { purseOfEach } from '@skystair/contract/enums'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { creature, player } from '../../../testing/fixtures.ts'
import { playing } from '../../../testing/services.ts'
import { followUiCues } from '../../engine/sound/ui-cues.ts'
import type { SoundName } from '../../services/sound-name.ts'
import { followCues as followRoadCues } from '../road/sound-cues.ts'
import { RoadStore } from '../road/store.ts'
import { followCues } from './sound-cues.ts'
import { PlayerStore } from './store.ts'

let services: ReturnType<typeof playing>['services']
let heard: SoundName[]
let stop: () => void

beforeEach(() => {
  services = playing({ creatures: [creature(1)] }).services
  heard = []
  const play = (name: SoundName) => heard.push(name)
  const stops = [followUiCues, followCues, followRoadCues].map((follow) => follow(services, play))
  stop = () => {
    for (const end of stops) end()
  }
})
afterEach(() => stop())

const purse = (gold: number, mithril = 0) => ({ ...purseOfEach(0), gold, mithril })
const one = { creatures: [creature(1)] }

describe('sounds outside of the scenes', () => {
  it('play for windows that open and close, and for questions', () => {
    services.ui.open('settings')
    services.ui.close()
    void services.ui.ask({ title: '', text: '', ok: '', cancel: '' })
    services.ui.answer(true)
    expect(heard).toEqual(['open', 'close', 'open', 'close'])
  })

  it('play for good and bad messages, once each', () => {
    services.ui.toast('good', 'good')
    services.ui.toast('bad', 'bad')
    services.ui.toast('plain')
    services.ui.dismiss(3)
    services.ui.dismiss(2)
    expect(heard).toEqual(['heal', 'block'])
  })

  it('play for new levels and ranks, and for creatures that join', () => {
    services.get(PlayerStore).replace(player({ ...one, level: 2 }))
    services.get(PlayerStore).replace(player({ level: 2, creatures: [creature(1, { rank: 2 })] }))
    services.get(PlayerStore).replace(player({ level: 2, creatures: [creature(1, { rank: 2 }), creature(2)] }))
    expect(heard).toEqual(['level', 'level', 'level', 'magic'])
  })

  it('play for gains and costs in a window, but not for gains that fly over the road', () => {
    services.ui.open('bank')
    services.get(PlayerStore).replace(player({ ...one, resources: purse(100, 30) }))
    services.get(PlayerStore).replace(player({ ...one, resources: purse(500, 30) }))
    services.get(PlayerStore).replace(player({ ...one, resources: purse(500, 10) }))
    expect(heard).toEqual(['open', 'crystal', 'coin', 'coin'])
    services.ui.close()
    services.ui.scene = 'road'
    services.get(PlayerStore).replace(player({ ...one, resources: purse(900, 10) }))
    expect(heard).toEqual(['open', 'crystal', 'coin', 'coin', 'close'])
  })

  it('play for travelling, but not for walking', () => {
    services.get(RoadStore).adopt(player({ ...one, coordinate: 300 }), true)
    services.get(RoadStore).adopt(player({ ...one, coordinate: 9000 }), true)
    services.get(RoadStore).adopt(player({ ...one, coordinate: 9000, contextId: 'turn:5' }), true)
    expect(heard).toEqual(['portal', 'portal'])
  })

  it('do not play after the end, nor for a change of player', () => {
    services.get(PlayerStore).replace(player({ ...one, id: 77, level: 40 }))
    stop()
    services.ui.open('settings')
    expect(heard).toEqual([])
  })
})
