import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { KeeperFace } from '../../ui/kit/keeper-face.tsx'
import { PromotionGift } from './promotion.tsx'
import { GiftStore } from './store.ts'

/** The gift of a promotion, and the button to the gifts of other players: part of the daily gifts. */
export const DailyGifts = observer(function DailyGifts() {
  const { ui, t } = useServices()
  const { waiting } = useStore(GiftStore)
  return (
    <>
      <PromotionGift />
      <section className="sky-box sky-postman">
        <KeeperFace frame="keeper/3/hare_postman" mood="glad" />
        <div>
          <b>{t('gift.friends')}</b>
          <p className="sky-small-text">{t(waiting ? 'gift.waiting' : 'gift.none')}</p>
        </div>
        <Button small tone={waiting ? 'good' : 'plain'} onPress={() => ui.open('gifts', { tab: waiting ? 'received' : 'send' })}>
          {t('gift.open')}
        </Button>
      </section>
    </>
  )
})
