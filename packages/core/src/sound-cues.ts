import type { Player } from '@skystair/contract'
import { reaction } from 'mobx'
import type { SoundName } from './engine/sound/effects.ts'
import { gainSound } from './engine/sound/gain-sound.ts'
import type { RootStore } from './root-store.ts'

type Play = (name: SoundName, rate?: number) => void

/** Farther than this nobody walks between two looks: the squad was carried. */
const carried = 1200

/** Lets be heard what no scene shows: windows, notices, purses, levels and journeys. Answers what ends it. */
export function followCues(root: RootStore, play: Play): () => void {
  const { ui, player, road } = root
  let told = ui.toasts.at(-1)?.id ?? 0
  const stops = [
    reaction(
      () => (ui.question ? 'question' : (ui.overlay?.name ?? null)),
      (open) => play(open ? 'open' : 'close'),
    ),
    reaction(
      () => ui.toasts.at(-1),
      (toast) => {
        if (!toast || toast.id <= told) return
        told = toast.id
        if (toast.tone !== 'plain') play(toast.tone === 'bad' ? 'block' : 'heal')
      },
    ),
    reaction(
      () => player.player,
      (now, before) => {
        if (now && before && now.id === before.id) heard(now, before)
      },
    ),
    reaction(
      () => player.dailyGains,
      (gains) => {
        if (gains.length > 0) play('chest')
      },
    ),
    reaction(
      () => [road.contextId, road.stood] as const,
      ([way, at], [wayBefore, before]) => {
        if (way !== wayBefore || Math.abs(at - before) > carried) play('portal')
      },
    ),
  ]

  const heard = (now: Player, before: Player) => {
    if (grown(now) > grown(before)) play('level')
    if (now.creatures.length > before.creatures.length) play('magic')
    // What is taken on the road itself is heard as it flies.
    if (ui.scene === 'road' && ui.overlay === null) return
    const kinds = Object.keys(now.resources) as (keyof Player['resources'])[]
    const risen = kinds.find((kind) => now.resources[kind] > before.resources[kind])
    if (risen) play(gainSound(risen))
    else if (kinds.some((kind) => now.resources[kind] < before.resources[kind])) play('coin', 0.8)
  }

  return () => {
    for (const stop of stops) stop()
  }
}

/** Levels and ranks of a player and of those who were with it, together: they only ever grow. */
const grown = ({ level, creatures }: Player): number => creatures.reduce((sum, one) => sum + one.level + one.rank, level)
