import { Force } from '@skystair/contract/enums'
import { HOUR } from '@skystair/contract/time'
import { factoryTable } from '@skystair/world/areas/clan/rows'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { InnerPage } from '../../src/areas/clan/mine/inner-page.ts'
import { MyClan } from '../../src/areas/clan/mine/window.tsx'
import { ClanStore } from '../../src/areas/clan/store.ts'
import { useStore } from '../../src/ui/context.ts'
import { building, clanInfo } from '../../testing/clan-fixtures.ts'
import { NOW } from '../../testing/fixtures.ts'
import type { Rooms } from '../rooms.ts'

const none = { gold: 0, gems: 0, redCrystal: 0, blueCrystal: 0, gears: 0 }

/** Buildings in each state: one that can be improved, one that is not built, work in progress, finished work, and one of the highest level. */
const buildings = [
  building('EXPERIENCE', 2),
  building('CLAN_SHIELD', 0, { clanLevel: 5, price: { ...none, redCrystal: 6000, blueCrystal: 400, gears: 1000 } }),
  building('SNOW_WORLD', 3, { effect: 3, nextEffect: 4, state: 'PROCESSING', readyAt: NOW + 1.5 * HOUR, speedupPrice: 9 }),
  building('GEAR_FACTORY', 4, { state: 'PROCESSING', readyAt: NOW - 1, effect: 11, nextEffect: 13 }),
  building('HALL_OF_FAME', 5, { maxLevel: 5, effect: 5, nextEffect: null, price: none, clanLevel: 0 }),
]

/** A page about the buildings of the player's clan, or the page that it opens. */
const Town = observer(function Town({
  inner = null,
  themeChanges = 1,
  member = false,
}: {
  readonly inner?: InnerPage | null
  readonly themeChanges?: number
  readonly member?: boolean
}) {
  const store = useStore(ClanStore)
  useEffect(() => {
    const clan = { buildings, theme: 2, themeChanges }
    store.mine.set({ info: clanInfo({ clan, ...(member ? { rank: 'NEWBIE' as const, permissions: ['LEAVE_CLAN' as const] } : {}) }) })
  }, [store, themeChanges, member])
  return store.info ? <MyClan info={store.info} tab="buildings" inner={inner} /> : null
})

export const rooms: Rooms = {
  rooms: {
    'clan-buildings': () => <Town />,
    'clan-buildings-newbie': () => <Town member />,
    'clan-hall': () => <Town inner="hall" />,
    'clan-factory': () => <Town inner="factory" />,
    'clan-theme': () => <Town inner="theme" />,
    'clan-theme-paid': () => <Town inner="theme" themeChanges={3} />,
  },
  replies(server) {
    server
      .on(
        'GET /api/clan/hall/options',
        Force.map((force, index) => ({
          ...{ force, level: index, maxLevel: 3 },
          price: { ...none, redCrystal: 120 * (index + 1), gears: 10 * (index + 1) },
        })),
      )
      .on('GET /api/clan/factory/gift/get', {
        availableAt: 0,
        contents: factoryTable(4).rows.map(({ weight, rewards }) => ({
          weight,
          gains: rewards.flatMap((reward) => (reward.kind === 'resource' ? [{ kind: reward.resource, amount: reward.amount }] : [])),
        })),
        draw: { chance: 'clanFactory.4', number: 1, seedHash: 'a'.repeat(64) },
      })
  },
}
