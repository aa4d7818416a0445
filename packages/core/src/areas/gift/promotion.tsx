import { promotionGems } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Gains } from '../../ui/kit/gains.tsx'
import { Spoken } from '../../ui/kit/spoken.tsx'
import { PlayerStore } from '../player/index.ts'
import { GiftStore } from './store.ts'

/** The gift of a promotion that can be accepted or was just accepted: part of the daily gifts. */
export const PromotionGift = observer(function PromotionGift() {
  const { t } = useServices()
  const gift = useStore(GiftStore)
  const kind = useStore(PlayerStore).player?.giftNews ?? 'NO_NEWS'
  if (kind === 'NO_NEWS' && gift.accepting.gains.length === 0) return null
  return (
    <Spoken as="section" className="sky-box sky-column sky-center">
      <b>{t('gift.title')}</b>
      {kind === 'NO_NEWS' ? (
        <Gains gains={gift.accepting.gains} roll />
      ) : (
        <>
          <p>{t('gift.about', { gems: t('bank.gems', { count: promotionGems[kind] }) })}</p>
          <Button tone="good" disabled={gift.accepting.busy} onPress={() => void gift.accept()}>
            {t('gift.accept')}
          </Button>
        </>
      )}
    </Spoken>
  )
})
