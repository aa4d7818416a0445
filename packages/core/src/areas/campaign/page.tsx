import type { CampaignPage, CampaignType } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { duration } from '../../ui/format/format.ts'
import { useUntil } from '../../ui/format/use-until.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Problem, Waiting } from '../../ui/kit/empty.tsx'
import { Price } from '../../ui/kit/price.tsx'
import { Outlet } from '../../ui/outlet.tsx'
import { drawKey } from '../fairness/public.ts'
import { PlayerStore } from '../player/index.ts'
import { CampaignKeeper } from './campaign-keeper.tsx'
import { ChestShelf } from './chest-shelf.tsx'
import { OfferCard } from './offer-card.tsx'
import { Opening } from './opening.tsx'
import { CampaignStore, isChestCampaign } from './store.ts'

/** The page of a campaign: its keeper, its remaining time, and its offers. Other areas add to it by the outlet `campaign/<type>`. */
export const CampaignContents = observer(function CampaignContents({ type }: { readonly type: CampaignType }) {
  const { t } = useServices()
  const store = useStore(CampaignStore)
  const { opened } = store
  const page = store.page.value
  if (opened) return <Opening key={drawKey(opened.draw)} opened={opened} />
  if (!page) return store.page.failed ? <Problem onRetry={() => void store.reload()} /> : <Waiting />
  return (
    <>
      <CampaignKeeper type={type} glad={store.using.gains.length > 0} about={t(`campaign.of.${type}.about`)} />
      <When page={page} />
      {page.active && isChestCampaign(type) ? <ChestShelf /> : null}
      {page.active ? <Offers page={page} /> : null}
      {page.active ? <Outlet name={`campaign/${type}`} /> : null}
    </>
  )
})

/** The end or the next start of a campaign, and the player's resources for its prices. */
const When = observer(function When({ page: { active, from, until: end, offers } }: { readonly page: CampaignPage }) {
  const { clock, t } = useServices()
  const player = useStore(PlayerStore)
  const until = useUntil()
  const resources = [...new Set(offers.flatMap(({ price }) => price.map(({ resource }) => resource)))]
  const text = active
    ? t('campaign.left', { time: duration((end ?? 0) - clock.now, t) })
    : from
      ? t('campaign.over', { time: until(from, clock.now) })
      : t('campaign.overForGood')
  return (
    <>
      <p className="sky-center sky-soft">{text}</p>
      {resources.length > 0 ? (
        <p className="sky-shelf-head">
          <span>
            {t('campaign.purse')}{' '}
            {resources.map((resource) => (
              <Price key={resource} resource={resource} amount={player.resources?.[resource] ?? 0} />
            ))}
          </span>
        </p>
      ) : null}
    </>
  )
})

/** The offers of a campaign, and the other windows that its page leads to. */
const Offers = observer(function Offers({ page: { type, offers } }: { readonly page: CampaignPage }) {
  const { platform, ui, t } = useServices()
  const join = () => void platform.social.join().catch(ui.fail)
  return (
    <>
      {type === 'ARTIFACT_SET_1' ? <p className="sky-center">{t('campaign.setAbout')}</p> : null}
      {type === 'OK_GROUP' && platform.capabilities.canJoin ? (
        <p className="sky-center">
          <Button onPress={join}>{t('campaign.joinGroup')}</Button>
        </p>
      ) : null}
      {offers.length > 0 ? (
        <ul className="sky-campaign-offers" aria-label={t('campaign.offers')}>
          {offers.map((offer) => (
            <OfferCard key={offer.id} offer={offer} />
          ))}
        </ul>
      ) : null}
      {type === 'GEMS_PLUS_50' ? (
        <p className="sky-center">
          <Button first icon="res/MITHRIL" onPress={() => ui.open('bank')}>
            {t('campaign.toBank')}
          </Button>
        </p>
      ) : null}
    </>
  )
})
