import { observer } from 'mobx-react-lite'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { duration } from '../../ui/format/format.ts'
import { Button, IconButton } from '../../ui/kit/button.tsx'
import { Spoken } from '../../ui/kit/spoken.tsx'
import { OfferStore } from './store.ts'

/** The button over the road that opens the player's offer. Until the offer was viewed or dismissed, a bubble beside it says what it is about. */
export const OfferSign = observer(function OfferSign() {
  const { clock, ui, t } = useServices()
  const store = useStore(OfferStore)
  const { current } = store
  const open = () => ui.open('offer')
  return (
    <div className="sky-offer-corner">
      {current ? (
        <button type="button" className="sky-sign sky-offer-sign" onClick={open}>
          <span className="sky-hidden">{t('offer.sign')}. </span>
          <Sprite frame="offer/sign" />
          <b className="sky-num">{duration(current.until - clock.now, t)}</b>
        </button>
      ) : null}
      <Spoken style={{ display: 'contents' }}>
        {current && !current.viewed ? (
          <div className="sky-offer-call">
            <p>{t(`offer.of.${current.offerType}.call`)}</p>
            <Button small onPress={open}>
              {t('offer.look')}
            </Button>
            <IconButton icon="icon/close" label={t('offer.dismiss')} onPress={() => void store.view(current.offerType)} />
          </div>
        ) : null}
      </Spoken>
    </div>
  )
})
