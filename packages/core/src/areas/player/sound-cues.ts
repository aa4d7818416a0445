import type { Player } from '@skystair/contract'
import { reaction } from 'mobx'
import { gainSound } from '../../engine/sound/gain-sound.ts'
import type { Services } from '../../services/services.ts'
import type { PlaySound } from '../../services/sound-name.ts'
import { PlayerStore } from './store.ts'

/** Plays the sounds of levels, new heroes and resources that no scene shows. Returns what ends it. */
export function followCues(services: Services, play: PlaySound): () => void {
  const player = services.get(PlayerStore)
  const compare = (now: Player, before: Player) => {
    if (grown(now) > grown(before)) play('level')
    if (now.creatures.length > before.creatures.length) play('magic')
    // What is taken on the road itself is heard as it flies.
    if (services.ui.scene === 'road' && services.ui.overlay === null) return
    const kinds = Object.keys(now.resources) as (keyof Player['resources'])[]
    const risen = kinds.find((kind) => now.resources[kind] > before.resources[kind])
    if (risen) play(gainSound(risen))
    else if (kinds.some((kind) => now.resources[kind] < before.resources[kind])) play('coin', 0.8)
  }
  return reaction(
    () => player.player,
    (now, before) => {
      if (now && before && now.id === before.id) compare(now, before)
    },
  )
}

/** Levels and ranks of a player and their creatures, together: they only ever grow. */
const grown = ({ level, creatures }: Player): number => creatures.reduce((sum, one) => sum + one.level + one.rank, level)
