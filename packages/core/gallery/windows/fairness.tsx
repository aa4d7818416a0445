import type { FinishedBattle } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { FairnessStore } from '../../src/areas/fairness/store.ts'
import { Fights } from '../../src/areas/fairness/window.tsx'
import { useServices } from '../../src/ui/context.ts'
import { Panel } from '../../src/ui/kit/panel.tsx'
import { NOW } from '../../testing/fixtures.ts'
import type { Rooms } from '../rooms.ts'

/** Fights to check, three of them checked: one was fair, one was not, one followed earlier rules. */
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
    store.verdicts.set(1, { verdict: 'FAIR', version: 2 })
    store.verdicts.set(2, { verdict: 'OTHER_END', version: 2 })
    store.verdicts.set(3, { verdict: 'EARLIER_RULES', version: 1 })
  }, [store])
  return (
    <Panel title={services.t('settings.fairness')} onClose={() => {}}>
      <Fights store={store} props={{}} />
    </Panel>
  )
})

export const rooms: Rooms = { rooms: { fights: Checks } }
