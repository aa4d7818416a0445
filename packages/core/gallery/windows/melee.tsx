import type { MeleeFight } from '@skystair/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { MeleeResult } from '../../src/areas/melee/result.tsx'
import { MeleeStore } from '../../src/areas/melee/store.ts'
import { MeleeTurn } from '../../src/areas/melee/turn.tsx'
import { MeleeWindow } from '../../src/areas/melee/window.tsx'
import { useServices } from '../../src/ui/context.ts'
import { NOW } from '../../testing/fixtures.ts'
import { MELEE_TIME, meleeFight, meleeSeat, meleeState, waitingMelee } from '../../testing/melee-fixtures.ts'
import type { Rooms } from '../rooms.ts'
import { WithPlayer } from '../with-player.tsx'
import { galleryWords } from '../words.ts'

/** The player's melee in this room, and the time. */
let here: { readonly fight: MeleeFight | null; readonly now: number } = { fight: null, now: NOW }
let names: readonly string[] = []

/** Puts the names of the language on the seats of players. */
const named = (fight: MeleeFight | null) =>
  fight && {
    ...fight,
    seats: fight.seats.map((seat, i) => ({ ...seat, name: seat.playerId === null || i === 3 ? null : (names[i % names.length] ?? null) })),
  }

interface VisitorProps {
  readonly level?: number
  readonly now?: number
  readonly fight?: MeleeFight | null
  /** Whether the fight is shown, too. */
  readonly inside?: boolean
  readonly children: ReactNode
}

/** Shows its children to a player in this melee at this time. */
function Visitor({ level = 12, now = MELEE_TIME, fight = null, inside = false, children }: VisitorProps) {
  const services = useServices()
  const [ready, setReady] = useState(false)
  useEffect(() => {
    here = { fight, now }
    services.clock.set(now)
    const store = services.get(MeleeStore)
    // Without a scene, a fight that has begun is not entered by itself.
    void store.refresh().then(async () => {
      if (inside) await store.enter()
      setReady(true)
    })
  }, [services, fight, now, inside])
  return <WithPlayer level={level}>{ready ? children : null}</WithPlayer>
}

const gains = [
  { kind: 'gold', amount: 3000 },
  { kind: 'mithril', amount: 15 },
  { kind: 'blueCrystal', amount: 6 },
  { kind: 'tickets', amount: 2 },
]
/** Seats with these places, in the order of the sides; the last two are squads of the arena. */
const placed = (...places: readonly (number | null)[]) =>
  places.map((place, n) => meleeSeat(n, { place, ...(n > 2 ? { playerId: null, name: null, away: true } : {}) }))

const over = (places: readonly number[]): Partial<MeleeFight> => ({
  ...{ progress: 'OVER', turn: null, ask: null, seats: placed(...places) },
  battle: { ...meleeFight().battle!, progress: 'COMPLETED', seed: 'f5' },
})
const won = meleeFight({ ...over([1, 3, 2, 5, 4]), reward: gains })
const fallen = meleeFight({ ask: null, seats: placed(4, null, null, 5, null), reward: gains.slice(0, 2) })
const idle = meleeFight({ ...over([3, 1, 2, 5, 4]), reward: [] })
const others = meleeFight({ ask: null, turn: { side: 'TM3', until: MELEE_TIME + 6000, limit: 20_000 } })

const Room = (props: Omit<VisitorProps, 'children'>) => (
  <Visitor {...props}>
    <MeleeWindow />
  </Visitor>
)
const Inside = ({ fight }: { readonly fight: MeleeFight }) => (
  <Visitor fight={fight} inside>
    <MeleeTurn />
    <MeleeResult />
  </Visitor>
)

export const rooms: Rooms = {
  rooms: {
    'melee-young': () => <Room level={5} now={NOW} />,
    'melee-shut': () => <Room now={NOW} />,
    'melee-open': () => <Room />,
    'melee-waiting': () => <Room fight={waitingMelee()} />,
    'melee-over': () => <Room fight={won} />,
    'melee-turn': () => <Inside fight={meleeFight()} />,
    'melee-other-turn': () => <Inside fight={others} />,
    'melee-won': () => <Inside fight={won} />,
    'melee-fallen': () => <Inside fight={fallen} />,
    'melee-idle': () => <Inside fight={idle} />,
  },
  replies(server, lang) {
    names = galleryWords[lang].names
    server.on('GET /api/melee/get', () => meleeState(named(here.fight), here.now))
  },
}
