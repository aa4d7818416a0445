import type { CampaignStatus, CampaignType } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { duration } from '../../ui/format/format.ts'
import { useUntil } from '../../ui/format/use-until.ts'
import { Problem, Waiting } from '../../ui/kit/empty.tsx'
import { List } from '../../ui/kit/list.tsx'
import { Heading, Panel } from '../../ui/kit/panel.tsx'
import { CampaignKeeper } from './campaign-keeper.tsx'
import { looks } from './look.ts'
import { CampaignContents } from './page.tsx'
import { CampaignStore } from './store.ts'

/** The list of active and next campaigns, or the page of one. */
export const Campaigns = observer(function Campaigns({ campaign: first = null }: { readonly campaign?: CampaignType | null }) {
  const { ui, t } = useServices()
  const store = useStore(CampaignStore)
  useEffect(() => void store.open(first), [store, first])
  const { type } = store
  if (type)
    return (
      <Panel title={t(`campaign.of.${type}.name`)} onBack={() => void store.open(null)} onClose={ui.close}>
        <CampaignContents type={type} />
      </Panel>
    )
  return (
    <Panel title={t('campaign.title')} onClose={ui.close}>
      <AllCampaigns />
    </Panel>
  )
})

const AllCampaigns = observer(function AllCampaigns() {
  const { clock, t } = useServices()
  const store = useStore(CampaignStore)
  const until = useUntil()
  const { active, coming, list } = store
  if (!list.value) return list.failed ? <Problem onRetry={() => void list.reload()} /> : <Waiting />
  const next = coming.map(({ type, from }) => ({
    id: type,
    icon: looks[type].picture,
    title: t(`campaign.of.${type}.name`),
    about: t('campaign.begins', { time: until(from ?? 0, clock.now) }),
  }))
  return (
    <>
      <CampaignKeeper type="NO" about={active.length > 0 ? t('campaign.greeting') : t('campaign.of.NO.about')} />
      {active.length > 0 ? (
        <>
          <Heading>{t('campaign.now')}</Heading>
          <ul className="sky-campaigns">
            {active.map((status) => (
              <ActiveCampaign key={status.type} status={status} />
            ))}
          </ul>
        </>
      ) : null}
      {next.length > 0 ? (
        <>
          <Heading>{t('campaign.next')}</Heading>
          <List rows={next} label={t('campaign.next')} />
        </>
      ) : null}
    </>
  )
})

const ActiveCampaign = observer(function ActiveCampaign({ status: { type, until, seen } }: { readonly status: CampaignStatus }) {
  const { clock, t } = useServices()
  const store = useStore(CampaignStore)
  return (
    <li>
      <button type="button" className="sky-campaign" onClick={() => void store.open(type)}>
        <span className="sky-campaign-picture">
          <Sprite frame={looks[type].picture} />
        </span>
        <span className="sky-column">
          <b className="sky-campaign-name">{t(`campaign.of.${type}.name`)}</b>
          <span className="sky-small-text">{t(`campaign.of.${type}.about`)}</span>
          <span className="sky-campaign-left sky-small-text">
            {t('campaign.left', { time: duration((until ?? 0) - clock.now, t) })}
            {seen ? null : <em>{t('campaign.fresh')}</em>}
          </span>
        </span>
      </button>
    </li>
  )
})
