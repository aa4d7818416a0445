import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../../ui/context.ts'
import { Spoken } from '../../../ui/kit/spoken.tsx'
import { ClanStore } from '../store.ts'
import { type IslandTarget, nameKey, standingBuildings, targets } from './layout.ts'
import { IslandStore } from './store.ts'

/** The clan's island for keyboard and screen reader: its buildings as buttons that open their pages. */
export const IslandMirror = observer(function IslandMirror() {
  const { t } = useServices()
  const { info, members } = useStore(ClanStore)
  const island = useStore(IslandStore)
  if (!info) return null
  const { clan } = info
  const buildings = standingBuildings(clan.buildings)
  const state = (target: IslandTarget) => {
    const building = buildings.find(({ type }) => type === target)
    if (!building) return ''
    const level = building.level > 0 ? t('clan.level', { level: building.level }) : t('a11y.clan.plot')
    return building.isInWork ? `. ${level}. ${t('a11y.clan.inWork')}` : `. ${level}`
  }
  return (
    <section aria-label={t('a11y.clan.region')}>
      <p>{t('a11y.clan.about', { name: clan.name, level: clan.level, count: members.value?.length ?? clan.membersCurr })}</p>
      <p>{t('a11y.clan.keys')}</p>
      <ul aria-label={t('a11y.clan.list')}>
        {targets.map((target) => (
          <li key={target}>
            <button
              type="button"
              onFocus={() => island.choose(target)}
              onBlur={() => island.choose(null)}
              onClick={() => island.open(target)}
            >
              {t(nameKey(target))}
              {state(target)}
            </button>
          </li>
        ))}
      </ul>
      <Spoken as="p">{island.chosen ? `${t(nameKey(island.chosen))}${state(island.chosen)}` : ''}</Spoken>
    </section>
  )
})
