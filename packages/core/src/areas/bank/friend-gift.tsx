import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Field } from '../../ui/kit/field.tsx'
import { Form } from '../../ui/kit/form.tsx'
import { Spoken } from '../../ui/kit/spoken.tsx'
import { Checkout } from '../payment/public.ts'
import { PlayerStore } from '../player/index.ts'
import { GuestNote } from './guest-note.tsx'
import { OptionCards } from './option-card.tsx'
import { BankStore } from './store.ts'

/** Gems for a friend: first the friend's player number, then how many. */
export const FriendGift = observer(function FriendGift() {
  const { t } = useServices()
  const player = useStore(PlayerStore)
  const bank = useStore(BankStore)
  const checkout = useStore(Checkout)
  const [number, setNumber] = useState('')
  const [wrong, setWrong] = useState(false)
  const [busy, setBusy] = useState(false)
  if (bank.guest) return <GuestNote />
  const { friend } = checkout
  if (friend)
    return (
      <>
        <div className="sky-box sky-offer">
          <Spoken as="p">{t('bank.gifts.friendFound', { name: friend.name, id: friend.id })}</Spoken>
          <Button small tone="plain" onPress={checkout.forget}>
            {t('bank.gifts.friendChange')}
          </Button>
        </div>
        <OptionCards options={bank.friendOptions.value ?? []} friend={friend} />
      </>
    )
  const find = async () => {
    const id = /^\d{1,15}$/.test(number.trim()) ? Number(number.trim()) : null
    setWrong(id === null)
    if (id === null) return
    setBusy(true)
    await checkout.reserve(id)
    setBusy(false)
  }
  return (
    <Form onSubmit={() => void find()}>
      <Field
        label={t('bank.gifts.friendNumber')}
        value={number}
        onChange={(value) => {
          setNumber(value)
          setWrong(false)
        }}
        help={`${t('bank.gifts.friendAbout')} ${t('bank.gifts.yourNumber', { id: player.player?.id ?? 0 })}`}
        error={wrong ? t('bank.gifts.friendWrong') : null}
        maxLength={15}
        autoComplete="off"
      />
      <Button submit small tone="plain" disabled={busy} onPress={() => void find()}>
        {t('bank.gifts.find')}
      </Button>
    </Form>
  )
})
