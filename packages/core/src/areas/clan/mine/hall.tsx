import type { ClanInfo, HallOption } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Sprite } from '../../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../../ui/context.ts'
import { gainsWords } from '../../../ui/format/gain-look.ts'
import { sentences } from '../../../ui/format/sentences.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Problem, Waiting } from '../../../ui/kit/empty.tsx'
import { frameOfBuilding } from '../building-picture.ts'
import { ClanStore } from '../store.ts'
import { BudgetPrice } from './budget-price.tsx'
import { lacking } from './budget-resources.ts'
import { BuildingStore } from './building-store.ts'

/** The forces of the hall of fame, each with its price. */
export const Hall = observer(function Hall({ info }: { readonly info: ClanInfo }) {
  const { t } = useServices()
  const { hall } = useStore(BuildingStore)
  // Another member may have improved a force: then the clan is loaded again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clan is what makes the forces old
  useEffect(() => void hall.reload(), [hall, info])
  const next = info.clan.buildings.find(({ buildingType }) => buildingType === 'HALL_OF_FAME')?.nextEffect
  return (
    <>
      <section className="sky-box sky-clan-town-building">
        <Sprite frame={frameOfBuilding(info.clan.buildings, 'HALL_OF_FAME')} />
        <div>
          <p>{t('clan.town.aboutForces')}</p>
          {next ? <p className="sky-small-text sky-soft">{t('clan.town.forceSoon', { rank: next })}</p> : null}
        </div>
      </section>
      {hall.value ? (
        <ul className="sky-clan-town" aria-label={t('clan.town.forces')}>
          {hall.value.map((option) => (
            <ForceRow key={option.force} option={option} info={info} />
          ))}
        </ul>
      ) : hall.failed ? (
        <Problem onRetry={() => void hall.reload()} />
      ) : (
        <Waiting />
      )}
    </>
  )
})

const ForceRow = observer(function ForceRow({ option, info: { clan } }: { readonly option: HallOption; readonly info: ClanInfo }) {
  const { ui, t } = useServices()
  const store = useStore(BuildingStore)
  const may = useStore(ClanStore).may('START_BUILDING')
  const { force, level, maxLevel, price } = option
  const name = t(`force.${force}.name`)
  const missing = lacking(price, clan.clanStat)
  const lacks = missing.length > 0 ? sentences(t('error.CLAN_RESOURCES'), t('clan.town.lacks', { what: gainsWords(missing, t) })) : null
  const improve = async () => {
    if (await store.improve(force, level + 1)) ui.toast(t('clan.town.improved', { name, rank: level + 1 }), 'good')
  }
  return (
    <li className="sky-box sky-clan-town-building">
      <Sprite frame={`skill/${force}`} />
      <div>
        <b>{name}</b>
        <p className="sky-small-text">{t('common.rankOf', { rank: level, max: maxLevel })}</p>
        <p className="sky-small-text sky-soft">{t(`force.${force}.about`)}</p>
      </div>
      <div className="sky-clan-town-work">
        {level >= maxLevel ? (
          <p className="sky-small-text sky-soft">{t('clan.town.highest')}</p>
        ) : (
          <>
            <p className="sky-small-text">
              <BudgetPrice price={price} budget={clan.clanStat} />
            </p>
            {may ? (
              <Button
                small
                label={`${t('clan.town.improve')}: ${name}`}
                disabled={store.acting.busy}
                why={lacks}
                onPress={() => void improve()}
              >
                {t('clan.town.improve')}
              </Button>
            ) : null}
            {lacks ? <p className="sky-small-text sky-bad-text">{lacks}</p> : null}
          </>
        )}
      </div>
    </li>
  )
})
