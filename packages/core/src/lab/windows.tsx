import type { FinishedBattle, StallOffer } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { FairnessStore } from '../stores/late/fairness-store.ts'
import { StallStore } from '../stores/late/stall-store.ts'
import { bankOption } from '../testing/bank-fixtures.ts'
import { NOW } from '../testing/fixtures.ts'
import { Bank } from '../ui/areas/bank/bank.tsx'
import { Climbs } from '../ui/areas/bank/climbs.tsx'
import { useLateStores } from '../ui/areas/bank/use-late-stores.ts'
import { ConnectionProblem } from '../ui/areas/connection.tsx'
import { Fights } from '../ui/areas/fairness.tsx'
import { StallGoods } from '../ui/areas/stall.tsx'
import { TeleportChoice } from '../ui/areas/teleport.tsx'
import { Panel } from '../ui/kit/panel.tsx'
import { useRoot } from '../ui/root.ts'
import { labWords } from './words.ts'

/** A purchase whose window the platform has opened and never closes. */
const Purchase = observer(function Purchase() {
  const { checkout } = useLateStores()
  const { platform } = useRoot()
  useEffect(() => {
    Object.assign(platform.pay, { buy: () => new Promise(() => {}) })
    void checkout.buy(bankOption(5))
  }, [checkout, platform])
  return <Bank />
})

/** Two climbs to choose from, one of them named. */
const TwoClimbs = observer(function TwoClimbs() {
  const { entry } = useLateStores()
  const { lang } = useRoot()
  useEffect(() => {
    const climb = { session: '', level: 3, stair: 4, lastSeen: NOW }
    entry.offer([
      { ...climb, id: 1, name: null },
      { ...climb, id: 2, name: labWords[lang].names[1] ?? null, level: 21, stair: 135 },
    ])
  }, [entry, lang])
  return <Climbs />
})

/** Where a teleport leads. */
const Teleports = observer(function Teleports() {
  const { road } = useRoot()
  useEffect(() => {
    road.deeds.teleports = { id: 1, targets: [4, 12, 250].map((stair) => ({ target: stair, stair, posY: stair * 480, contextId: 'main' })) }
  }, [road])
  return <TeleportChoice />
})

/** Fights to check, two of them checked: one was fair, one was not. */
const Checks = observer(function Checks() {
  const root = useRoot()
  const [store] = useState(() => new FairnessStore(root))
  useEffect(() => {
    store.fights = ([12, 11, 10, 9] as const).map(
      (stair, index): FinishedBattle => ({
        id: index,
        stair,
        kind: 'MOB',
        winner: index === 2 ? 'TM2' : 'TM1',
        at: NOW - index * 3_600_000,
      }),
    )
    store.verdicts.set(1, 'FAIR')
    store.verdicts.set(2, 'OTHER_END')
  }, [store])
  return (
    <Panel title={root.t('settings.fairness')} onClose={() => {}}>
      <Fights store={store} />
    </Panel>
  )
})

/** A stall with what can be paid, what can't, and what is sold out. */
const Goods = observer(function Goods() {
  const root = useRoot()
  const [store] = useState(() => new StallStore(root))
  useEffect(() => {
    const offer = { event: 'halloween', until: NOW + 1000 } as const
    store.offers = [
      { ...offer, id: 1, price: 10, left: 2, gains: [{ kind: 'elixir', amount: 2 }] },
      { ...offer, id: 2, price: 9900, left: 1, gains: [{ kind: 'crystal', amount: 15 }] },
      { ...offer, id: 3, price: 5, left: 0, gains: [{ kind: 'feather', amount: 1 }] },
    ] satisfies readonly StallOffer[]
  }, [store])
  return (
    <Panel title={root.t('tasks.stall.title')} onClose={() => {}}>
      <StallGoods store={store} />
    </Panel>
  )
})

/** Windows that need much before they come up in a game. */
export const windows = {
  bank: Bank,
  purchase: Purchase,
  climbs: TwoClimbs,
  teleport: Teleports,
  connection: ConnectionProblem,
  fights: Checks,
  stall: Goods,
} as const
