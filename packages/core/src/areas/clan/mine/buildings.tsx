import type { ClanInfo } from '@skystair/contract'
import { ClanTheme } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices } from '../../../ui/context.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Heading } from '../../../ui/kit/panel.tsx'
import { Price } from '../../../ui/kit/price.tsx'
import { held, stats } from './budget-resources.ts'
import { BuildingCard } from './building-card.tsx'
import type { InnerPage } from './inner-page.ts'

const SECOND = 1000

/** The buildings of the clan, the budget that pays for them, and the way to its theme. */
export const Buildings = observer(function Buildings({
  info,
  onOpen,
}: {
  readonly info: ClanInfo
  readonly onOpen: (page: InnerPage) => void
}) {
  const { clock, t } = useServices()
  const { buildings, clanStat, theme } = info.clan
  const isBuilding = buildings.some(({ readyAt }) => readyAt !== null)
  useEffect(() => {
    if (!isBuilding) return
    const timer = setInterval(() => clock.tick(), SECOND)
    return () => clearInterval(timer)
  }, [clock, isBuilding])
  return (
    <>
      <section className="sky-clan-town-budget" aria-label={t('clan.budget')}>
        <Heading>{t('clan.budget')}</Heading>
        <span className="sky-clan-town-price">
          {stats.map((stat) => (
            <Price key={stat} resource={held[stat]} amount={clanStat[stat]} />
          ))}
        </span>
      </section>
      <ul className="sky-clan-town" aria-label={t('clan.tab.buildings')}>
        {buildings.map((building) => (
          <BuildingCard key={building.buildingType} building={building} info={info} onOpen={onOpen} />
        ))}
      </ul>
      <section className="sky-box sky-offer">
        <p>{t(`clan.themes.${ClanTheme[theme] ?? 'MEADOW'}`)}</p>
        <Button small tone="plain" icon="icon/flag" onPress={() => onOpen('theme')}>
          {t('clan.town.theme')}
        </Button>
      </section>
    </>
  )
})
