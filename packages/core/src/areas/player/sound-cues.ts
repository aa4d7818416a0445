import type { Player } from '@skystair/contract'
import { reaction } from 'mobx'
import { gainSound } from '../../engine/sound/gain-sound.ts'
import type { Services } from '../../services/services.ts'
import type { PlaySound } from '../../services/sound-name.ts'
import { PlayerStore } from './store.ts'

/** Plays the sounds of levels, new heroes and resources that no scene shows. Returns the function that stops it. */
export function followCues(services: Services, play: PlaySound): () => void {
  const player = services.get(PlayerStore)
  const compare = (now: Player, before: Player) => {
    if (totalLevels(now) > totalLevels(before)) play('level')
    if (now.creatures.length > before.creatures.length) play('magic')
    // Gains on the road itself have a sound when they fly.
    if (services.ui.scene === 'road' && services.ui.overlay === null) return
    const kinds = Object.keys(now.resources) as (keyof Player['resources'])[]
    const gained = kinds.find((kind) => now.resources[kind] > before.resources[kind])
    if (gained) play(gainSound(gained))
    else if (kinds.some((kind) => now.resources[kind] < before.resources[kind])) play('coin', 0.8)
  }
  return reaction(
    () => player.player,
    (now, before) => {
      if (now && before && now.id === before.id) compare(now, before)
    },
  )
}

/** Sum of the levels and ranks of a player and their creatures: it only ever grows. */
const totalLevels = ({ level, creatures }: Player): number => creatures.reduce((sum, one) => sum + one.level + one.rank, level)
