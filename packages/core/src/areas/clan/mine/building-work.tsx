import type { Building, ClanInfo } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../../ui/context.ts'
import { duration } from '../../../ui/format/format.ts'
import { gainsWords, gainWords } from '../../../ui/format/gain-look.ts'
import { sentences } from '../../../ui/format/sentences.ts'
import { useUntil } from '../../../ui/format/use-until.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Progress } from '../../../ui/kit/progress.tsx'
import { ClanStore } from '../store.ts'
import { BudgetPrice } from './budget-price.tsx'
import { lacking } from './budget-resources.ts'
import { BuildingStore } from './building-store.ts'

interface Props {
  readonly building: Building
  readonly info: ClanInfo
}

/** The work on a building's next level: how far it is, or its price and time, with the buttons that the player may press. */
export const BuildingWork = observer(function BuildingWork(props: Props) {
  return <div className="sky-clan-town-work">{props.building.readyAt === null ? <NextLevel {...props} /> : <Working {...props} />}</div>
})

const Working = observer(function Working({ building: { buildingType, readyAt, time, speedupPrice }, info: { clan } }: Props) {
  const { clock, ui, t } = useServices()
  const clanStore = useStore(ClanStore)
  const store = useStore(BuildingStore)
  const until = useUntil()
  const name = t(`clan.building.${buildingType}.name`)
  const gems = { kind: 'mithril', amount: speedupPrice }
  const left = Math.max(0, (readyAt ?? 0) - clock.now)
  const complete = async () => {
    const level = await store.work('complete', buildingType)
    if (level !== null) ui.toast(t('clan.town.opened', { name, level }), 'good')
  }
  const speedUp = async () => {
    const text = t('clan.town.speedupAsk', { price: gainWords(gems, t) })
    const ok = t('clan.town.speedup')
    if (await ui.ask({ title: name, text, ok, cancel: t('common.cancel'), gain: true })) await store.work('speedup', buildingType)
  }
  return (
    <>
      <Progress
        label={t('clan.town.work', { name })}
        value={time - left}
        max={time}
        text={left === 0 ? t('clan.town.done') : t('clan.town.left', { time: until(readyAt ?? 0, clock.now) })}
      />
      {left > 0 && clanStore.may('START_BUILDING') ? (
        <Button
          small
          price={{ resource: 'mithril', amount: speedupPrice }}
          disabled={store.acting.busy}
          why={clan.clanStat.gems < speedupPrice ? t('error.CLAN_RESOURCES') : null}
          onPress={() => void speedUp()}
        >
          {t('clan.town.speedup')}
        </Button>
      ) : null}
      {left === 0 && clanStore.may('COMPLETE_BUILDING') ? (
        <Button small tone="good" label={`${t('clan.town.open')}: ${name}`} disabled={store.acting.busy} onPress={() => void complete()}>
          {t('clan.town.open')}
        </Button>
      ) : null}
    </>
  )
})

const NextLevel = observer(function NextLevel({ building, info: { clan } }: Props) {
  const { ui, t } = useServices()
  const store = useStore(BuildingStore)
  const may = useStore(ClanStore).may('START_BUILDING')
  const { buildingType, level, price, time, clanLevel } = building
  const name = t(`clan.building.${buildingType}.name`)
  const label = t(level === 0 ? 'clan.town.build' : 'clan.town.improve')
  const missing = lacking(price, clan.clanStat)
  const obstacles = [
    ...(clan.level < clanLevel ? [t('clan.town.clanLevel', { level: clanLevel })] : []),
    ...(missing.length > 0 ? [sentences(t('error.CLAN_RESOURCES'), t('clan.town.lacks', { what: gainsWords(missing, t) }))] : []),
  ]
  const start = async () => {
    if ((await store.work('start', buildingType)) !== null) ui.toast(t('clan.town.started', { name }), 'good')
  }
  return (
    <>
      <p className="sky-small-text">
        <BudgetPrice price={price} budget={clan.clanStat} />
        {t('clan.town.takes', { time: duration(time, t) })}
      </p>
      {may ? (
        <Button small label={`${label}: ${name}`} disabled={store.acting.busy} why={obstacles.join(' ')} onPress={() => void start()}>
          {label}
        </Button>
      ) : null}
      {obstacles.length > 0 ? <p className="sky-small-text sky-bad-text">{obstacles.join(' ')}</p> : null}
      {may ? null : <p className="sky-small-text sky-soft">{t('clan.town.rank')}</p>}
    </>
  )
})
