import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect } from 'react'
import { CardStore } from '../../src/areas/hero/card-store.ts'
import { ForgeStore, type OnAnvil } from '../../src/areas/hero/forge-store.ts'
import { Profile } from '../../src/areas/hero/window.tsx'
import { PlayerStore } from '../../src/areas/player/store.ts'
import { useStore } from '../../src/ui/context.ts'
import {
  cards,
  consumableSlots,
  consumables,
  forceOptions,
  forgedSquad,
  forging,
  rankOptions,
  squad,
  sword,
  transfers,
} from '../hero-replies.ts'
import type { Rooms } from '../rooms.ts'

/** Gives the player a varied squad. */
const WithSquad = observer(function WithSquad({ children }: { readonly children: ReactNode }) {
  const player = useStore(PlayerStore)
  const ready = player.player?.creatures.length === squad.length
  useEffect(() => player.update({ level: 20, creatures: [...squad], artifacts: [sword], consumables, consumableSlots, cards }), [player])
  return ready ? children : null
})

/** The forge with something on its anvil; if `into` names a hero, after it was forged into this hero. */
const Anvil = observer(function Anvil({ onAnvil, into }: { readonly onAnvil: OnAnvil; readonly into?: number }) {
  const forge = useStore(ForgeStore)
  useEffect(() => {
    forge.put(onAnvil)
    if (into !== undefined) void forge.forge(into)
  }, [forge, onAnvil, into])
  return <Profile />
})

const artifact: OnAnvil = { kind: 'artifact', artifact: sword }
const giver: OnAnvil = { kind: 'hero', giver: squad[3]! }

/** The page of a hero with a rank to raise. */
const Growth = () => (
  <WithSquad>
    <Profile creatureId={3} />
  </WithSquad>
)
const Forge = () => (
  <WithSquad>
    <Anvil onAnvil={artifact} />
  </WithSquad>
)
const Forged = () => (
  <WithSquad>
    <Anvil onAnvil={artifact} into={5} />
  </WithSquad>
)
const Slots = () => (
  <WithSquad>
    <Profile initialPage="backpack" />
  </WithSquad>
)
/** The cards, while the player chooses a hero for one. */
const Cards = observer(function Cards() {
  const store = useStore(CardStore)
  useEffect(() => store.choose('EVOLUTION'), [store])
  return (
    <WithSquad>
      <Profile initialPage="cards" />
    </WithSquad>
  )
})
const Transfer = () => (
  <WithSquad>
    <Anvil onAnvil={giver} />
  </WithSquad>
)

export const rooms: Rooms = {
  rooms: { growth: Growth, forge: Forge, forged: Forged, transfer: Transfer, slots: Slots, hand: Cards },
  replies: (server) =>
    server
      .on('GET /api/player/health/options', [])
      .on('GET /api/artifact/{id}/forge/options', forging)
      .on('POST /api/artifact/{id}/forge', { artifacts: [], creatures: forgedSquad })
      .on('GET /api/creature/{id}/transfer/options', transfers)
      .on('GET /api/creature/{id}/rank/options', rankOptions)
      .on('GET /api/force/{creatureId}/options', forceOptions),
}
