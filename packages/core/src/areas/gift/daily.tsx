import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { KeeperFace } from '../../ui/kit/keeper-face.tsx'
import { PromotionGift } from './promotion.tsx'
import { GiftStore } from './store.ts'

/** What can be taken now, at the top of the daily gifts: the gift of a promotion, and the way to an unopened gift of another player. */
export const WaitingGifts = observer(function WaitingGifts() {
  const { waiting } = useStore(GiftStore)
  return (
    <>
      <PromotionGift />
      {waiting ? <Postman /> : null}
    </>
  )
})

/** The way to the gifts of other players, if none of them waits at the top. */
export const ToGifts = observer(function ToGifts() {
  return useStore(GiftStore).waiting ? null : <Postman />
})

const Postman = observer(function Postman() {
  const { ui, t } = useServices()
  const { waiting } = useStore(GiftStore)
  return (
    <section className="sky-box sky-postman">
      <KeeperFace frame="keeper/3/hare_postman" mood="glad" />
      <div>
        <b>{t('gift.friends')}</b>
        <p className="sky-small-text">{t(waiting ? 'gift.waiting' : 'gift.none')}</p>
      </div>
      <Button small tone={waiting ? 'good' : 'plain'} onPress={() => ui.openOver('gifts', { tab: waiting ? 'received' : 'send' })}>
        {t('gift.open')}
      </Button>
    </section>
  )
})
