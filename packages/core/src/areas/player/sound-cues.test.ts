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

let root: ReturnType<typeof playing>['root']
let heard: SoundName[]
let stop: () => void

beforeEach(() => {
  root = playing({ creatures: [creature(1)] }).root
  heard = []
  const play = (name: SoundName) => heard.push(name)
  const stops = [followUiCues, followCues, followRoadCues].map((follow) => follow(root, play))
  stop = () => {
    for (const end of stops) end()
  }
})
afterEach(() => stop())

const purse = (gold: number, mithril = 0) => ({ ...purseOfEach(0), gold, mithril })
const one = { creatures: [creature(1)] }

describe('what is heard beside the scenes', () => {
  it('a window that opens and closes, and a question', () => {
    root.ui.open('settings')
    root.ui.close()
    void root.ui.ask({ title: '', text: '', ok: '', cancel: '' })
    root.ui.answer(true)
    expect(heard).toEqual(['open', 'close', 'open', 'close'])
  })

  it('good and bad news, each once', () => {
    root.ui.toast('good', 'good')
    root.ui.toast('bad', 'bad')
    root.ui.toast('plain')
    root.ui.dismiss(3)
    root.ui.dismiss(2)
    expect(heard).toEqual(['heal', 'block'])
  })

  it('a level or a rank that is reached, and a creature that joins', () => {
    root.get(PlayerStore).replace(player({ ...one, level: 2 }))
    root.get(PlayerStore).replace(player({ level: 2, creatures: [creature(1, { rank: 2 })] }))
    root.get(PlayerStore).replace(player({ level: 2, creatures: [creature(1, { rank: 2 }), creature(2)] }))
    expect(heard).toEqual(['level', 'level', 'level', 'magic'])
  })

  it('what a window brings or costs, but not what flies over the road', () => {
    root.ui.open('bank')
    root.get(PlayerStore).replace(player({ ...one, resources: purse(100, 30) }))
    root.get(PlayerStore).replace(player({ ...one, resources: purse(500, 30) }))
    root.get(PlayerStore).replace(player({ ...one, resources: purse(500, 10) }))
    expect(heard).toEqual(['open', 'crystal', 'coin', 'coin'])
    root.ui.close()
    root.ui.scene = 'road'
    root.get(PlayerStore).replace(player({ ...one, resources: purse(900, 10) }))
    expect(heard).toEqual(['open', 'crystal', 'coin', 'coin', 'close'])
  })

  it('a journey through a gate, but no step', () => {
    root.get(RoadStore).adopt(player({ ...one, coordinate: 300 }), true)
    root.get(RoadStore).adopt(player({ ...one, coordinate: 9000 }), true)
    root.get(RoadStore).adopt(player({ ...one, coordinate: 9000, contextId: 'turn:5' }), true)
    expect(heard).toEqual(['portal', 'portal'])
  })

  it('nothing more once it is ended, nor for another player', () => {
    root.get(PlayerStore).replace(player({ ...one, id: 77, level: 40 }))
    stop()
    root.ui.open('settings')
    expect(heard).toEqual([])
  })
})
