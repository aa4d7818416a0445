import type { BonusStatus, ClanInfo } from '@skystair/contract'
import { DONATION_MAX, DonationType, TICKET_GOLD } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { resourceFrame } from '../../../art/resource-frame.ts'
import { Sprite } from '../../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../../ui/context.ts'
import { useAmount } from '../../../ui/format/use-amount.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Field } from '../../../ui/kit/field.tsx'
import { Form } from '../../../ui/kit/form.tsx'
import { Heading } from '../../../ui/kit/panel.tsx'
import { Progress } from '../../../ui/kit/progress.tsx'
import { ClanStore } from '../store.ts'
import { held, stats } from './budget-resources.ts'

/** The resources whose pictures show the donations. */
const given = { GEMS: 'mithril', GEARS: 'gears', RED_CRYSTALS: 'crystal', BLUE_CRYSTALS: 'blueCrystal', TICKETS: 'tickets' } as const

/** The clan's budget, and the form for donations. */
export const Budget = observer(function Budget({ info: { clan } }: { readonly info: ClanInfo }) {
  const { t } = useServices()
  const format = useAmount()
  return (
    <>
      <Heading>{t('clan.budget')}</Heading>
      <ul className="sky-clan-budget">
        {stats.map((stat) => (
          <li key={stat}>
            <Sprite frame={resourceFrame(held[stat])} />
            <span className="sky-small-text">{t(`clan.stat.${stat}`)}</span>
            <b className="sky-num">{format(clan.clanStat[stat])}</b>
          </li>
        ))}
      </ul>
      <ClanStatus status={clan.bonusStatus} />
      <Heading>{t('clan.donate')}</Heading>
      <Donate />
    </>
  )
})

/** The status that the clan has by the gems that its members bought, and how much the next one needs. */
const ClanStatus = observer(function ClanStatus({ status: { membership, points, next, nextAt } }: { readonly status: BonusStatus }) {
  const { t } = useServices()
  const left = next && nextAt !== null ? t('bank.status.next', { count: nextAt - points, status: t(`bank.status.${next}`) }) : null
  return (
    <section className="sky-column">
      <Heading>{t('clan.status.title')}</Heading>
      <p>
        <b>{t(`bank.status.${membership}`)}</b>
        {left ? ` · ${left}` : null}
      </p>
      {nextAt === null ? null : <Progress label={t('clan.status.title')} value={points} max={nextAt} />}
      <p className="sky-small-text sky-soft">{t('clan.status.about')}</p>
    </section>
  )
})

const Donate = observer(function Donate() {
  const { t } = useServices()
  const store = useStore(ClanStore)
  const format = useAmount()
  const [type, setType] = useState<DonationType>('GEMS')
  const [text, setText] = useState('10')
  const mine = store.held(given[type])
  const amount = /^\d{1,7}$/.test(text.trim()) ? Number(text) : 0
  const isPossible = amount > 0 && amount <= Math.min(mine, DONATION_MAX)
  return (
    <Form onSubmit={() => void (isPossible && store.donate(type, amount))}>
      <fieldset className="sky-clan-gifts">
        <legend className="sky-hidden">{t('clan.donation')}</legend>
        {DonationType.map((one) => (
          <label key={one} className={one === type ? 'sky-on' : ''}>
            <input type="radio" name="donation" checked={one === type} onChange={() => setType(one)} />
            <Sprite frame={resourceFrame(given[one])} />
            <span className="sky-small-text">{t(`clan.donationOf.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className="sky-field-line">
        <Field label={t('clan.amount', { mine: format(mine) })} value={text} onChange={setText} maxLength={7} autoComplete="off" />
        <Button submit tone="good" disabled={!isPossible || store.acting.busy} onPress={() => {}}>
          {t('clan.donate')}
        </Button>
      </div>
      {type === 'TICKETS' ? <p className="sky-small-text sky-soft">{t('clan.ticketWorth', { gold: TICKET_GOLD })}</p> : null}
    </Form>
  )
})
