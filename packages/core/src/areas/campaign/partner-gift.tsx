import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Gains } from '../../ui/kit/gains.tsx'
import { Spoken } from '../../ui/kit/spoken.tsx'
import { PlayerStore } from '../player/index.ts'
import { PartnerGiftStore } from './partner-gift-store.ts'

/** The gift of the player's platform, until it is taken: part of the daily gifts. */
export const PartnerGift = observer(function PartnerGift() {
  const { t, texts } = useServices()
  const store = useStore(PartnerGiftStore)
  const { gift } = store
  const taken = useStore(PlayerStore).hasMarker('PARTNER_GIFT')
  if (!gift || (taken && store.accepting.gains.length === 0)) return null
  return (
    <Spoken as="section" className="sky-box sky-column sky-center">
      <b>{t('campaign.partner.title')}</b>
      {taken ? (
        <Gains gains={store.accepting.gains} roll />
      ) : (
        <>
          <p>{gift.about[texts.lang]}</p>
          <Button tone="good" disabled={store.accepting.busy} onPress={() => void store.accept()}>
            {t('campaign.partner.accept')}
          </Button>
        </>
      )}
    </Spoken>
  )
})
