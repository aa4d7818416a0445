import type { EventShopOffer, FinishedBattle } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Bank } from '../src/areas/bank/window.tsx'
import { EventShopOffers } from '../src/areas/event/shop.tsx'
import { EventShopStore } from '../src/areas/event/store.ts'
import { FairnessStore } from '../src/areas/fairness/store.ts'
import { Fights } from '../src/areas/fairness/window.tsx'
import { Checkout } from '../src/areas/payment/checkout-store.ts'
import { SaveChoiceWindow } from '../src/areas/platform/saves-window.tsx'
import { EntryStore } from '../src/areas/platform/store.ts'
import { RoadStore } from '../src/areas/road/store.ts'
import { TeleportChoice } from '../src/areas/road/teleport-window.tsx'
import { ConnectionProblem } from '../src/ui/connection-problem.tsx'
import { useServices, useStore } from '../src/ui/context.ts'
import { Panel } from '../src/ui/kit/panel.tsx'
import { bankOption } from '../testing/bank-fixtures.ts'
import { NOW } from '../testing/fixtures.ts'
import { galleryWords } from './words.ts'

/** A purchase whose window the platform has opened and never closes. */
const Purchase = observer(function Purchase() {
  const checkout = useStore(Checkout)
  const { platform } = useServices()
  useEffect(() => {
    Object.assign(platform.pay, { buy: () => new Promise(() => {}) })
    void checkout.buy(bankOption(5))
  }, [checkout, platform])
  return <Bank />
})

/** Two saves to choose from, one of them named. */
const TwoSaves = observer(function TwoSaves() {
  const entry = useStore(EntryStore)
  const { lang } = useServices()
  useEffect(() => {
    const save = { session: '', level: 3, stair: 4, lastSeen: NOW }
    entry.offer([
      { ...save, id: 1, name: null },
      { ...save, id: 2, name: galleryWords[lang].names[1] ?? null, level: 21, stair: 135 },
    ])
  }, [entry, lang])
  return <SaveChoiceWindow />
})

/** The targets of a teleport. */
const Teleports = observer(function Teleports() {
  const road = useStore(RoadStore)
  useEffect(() => {
    road.actions.teleports = {
      id: 1,
      targets: [4, 12, 250].map((stair) => ({ target: stair, stair, posY: stair * 480, contextId: 'main' })),
    }
  }, [road])
  return <TeleportChoice />
})

/** Fights to check, two of them checked: one was fair, one was not. */
const Checks = observer(function Checks() {
  const services = useServices()
  const [store] = useState(() => new FairnessStore(services))
  useEffect(() => {
    store.fights.set(
      ([12, 11, 10, 9] as const).map(
        (stair, index): FinishedBattle => ({
          id: index,
          stair,
          kind: 'MOB',
          winner: index === 2 ? 'TM2' : 'TM1',
          at: NOW - index * 3_600_000,
        }),
      ),
    )
    store.verdicts.set(1, 'FAIR')
    store.verdicts.set(2, 'OTHER_END')
  }, [store])
  return (
    <Panel title={services.t('settings.fairness')} onClose={() => {}}>
      <Fights store={store} />
    </Panel>
  )
})

/** An event shop with an offer that the player can afford, one that they can't, and one that is sold out. */
const Goods = observer(function Goods() {
  const services = useServices()
  const [store] = useState(() => new EventShopStore(services))
  useEffect(() => {
    const offer = { event: 'halloween', until: NOW + 1000 } as const
    store.offers.set([
      { ...offer, id: 1, price: 10, left: 2, gains: [{ kind: 'elixir', amount: 2 }] },
      { ...offer, id: 2, price: 9900, left: 1, gains: [{ kind: 'crystal', amount: 15 }] },
      { ...offer, id: 3, price: 5, left: 0, gains: [{ kind: 'feather', amount: 1 }] },
    ] satisfies readonly EventShopOffer[])
  }, [store])
  return (
    <Panel title={services.t('eventShop.title')} onClose={() => {}}>
      <EventShopOffers store={store} />
    </Panel>
  )
})

/** Windows that take long to reach in a game. */
export const windows = {
  bank: Bank,
  purchase: Purchase,
  saves: TwoSaves,
  teleport: Teleports,
  connection: ConnectionProblem,
  fights: Checks,
  'event-shop': Goods,
} as const
