import type { GiftOffer } from '@skystair/contract'
import { COMPLIMENT_MAX, textProblem } from '@skystair/contract/player-text'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { gainWords, priceWords } from '../../ui/format/gain-look.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Field } from '../../ui/kit/field.tsx'
import { Form } from '../../ui/kit/form.tsx'
import { Spoken } from '../../ui/kit/spoken.tsx'
import { SilencedNote } from '../chat/public.ts'
import { PlayerStore } from '../player/index.ts'
import { GiftStore } from './store.ts'

/** The form for the receiver and the compliment of the chosen gift. */
export const SendForm = observer(function SendForm({ offer }: { readonly offer: GiftOffer }) {
  const { t } = useServices()
  const store = useStore(GiftStore)
  const { key, image, price, rewards } = offer
  const [compliment, setCompliment] = useState(() => t(`gift.offer.${key}.wish`))
  const [tried, setTried] = useState(false)
  const problem = textProblem(compliment, COMPLIMENT_MAX)
  const send = () => {
    setTried(true)
    if (problem === null) void store.send(compliment)
  }
  if (store.silenced) return <SilencedNote why={store.silenced} />
  return (
    <>
      <section className="sky-gift-chosen">
        <Sprite frame={image} />
        <p>{t('gift.inside', { gains: rewards.map((gain) => gainWords(gain, t)).join(', ') })}</p>
      </section>
      <Receiver />
      <Form onSubmit={send}>
        <Field
          label={t('gift.compliment')}
          value={compliment}
          onChange={setCompliment}
          lines={3}
          help={t('gift.complimentHelp', { max: COMPLIMENT_MAX })}
          error={problem && (tried || problem !== 'TEXT_EMPTY') ? t(`error.${problem}`, { max: COMPLIMENT_MAX }) : null}
          maxLength={1000}
        />
        <Button submit disabled={!store.receiver || store.sending.busy} onPress={send}>
          {t('gift.send', { price: priceWords(price, t) })}
        </Button>
      </Form>
    </>
  )
})

/** The receiver; if there is none yet, the field to find one. */
const Receiver = observer(function Receiver() {
  const { t } = useServices()
  const store = useStore(GiftStore)
  const { player } = useStore(PlayerStore)
  const [who, setWho] = useState('')
  const { receiver } = store
  if (receiver)
    return (
      <section className="sky-box sky-offer">
        <Spoken as="p">{t('gift.found', { name: receiver.name ?? t('gift.someone', { id: receiver.id }), level: receiver.level })}</Spoken>
        <Button small tone="plain" onPress={store.forgetReceiver}>
          {t('gift.other')}
        </Button>
      </section>
    )
  const find = () => {
    if (who.trim() !== '') void store.find(who)
  }
  return (
    <Form onSubmit={find}>
      <Field
        label={t('gift.who')}
        value={who}
        onChange={setWho}
        help={t('gift.whoHelp', { id: player?.id ?? 0 })}
        maxLength={100}
        autoComplete="off"
        first
      />
      <Button submit small tone="plain" disabled={who.trim() === '' || store.finding.busy} onPress={find}>
        {t('gift.find')}
      </Button>
    </Form>
  )
})
