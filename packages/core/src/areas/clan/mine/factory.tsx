import type { ClanInfo } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Sprite } from '../../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../../ui/context.ts'
import { gainsWords } from '../../../ui/format/gain-look.ts'
import { useUntil } from '../../../ui/format/use-until.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Problem, Waiting } from '../../../ui/kit/empty.tsx'
import { Gains } from '../../../ui/kit/gains.tsx'
import { Odds } from '../../../ui/kit/odds.tsx'
import { Heading } from '../../../ui/kit/panel.tsx'
import { Spoken } from '../../../ui/kit/spoken.tsx'
import { frameOfBuilding } from '../building-picture.ts'
import { BuildingStore } from './building-store.ts'

/** The daily gift of the gear factory: a button to take it, or the time of the next one, and what it may hold. */
export const Factory = observer(function Factory({ info }: { readonly info: ClanInfo }) {
  const { clock, t } = useServices()
  const store = useStore(BuildingStore)
  const until = useUntil()
  useEffect(() => void store.enterFactory(), [store])
  const { gift, taking } = store
  if (!gift.value) return gift.failed ? <Problem onRetry={() => void store.enterFactory()} /> : <Waiting />
  const { availableAt, contents } = gift.value
  return (
    <>
      <section className="sky-box sky-clan-town-building">
        <Sprite frame={frameOfBuilding(info.clan.buildings, 'GEAR_FACTORY')} />
        <Spoken>
          {taking.gains.length > 0 ? <b>{t('clan.town.giftTaken', { prize: gainsWords(taking.gains, t) })}</b> : null}
          <p>{store.hasGift ? t('clan.town.giftReady') : t('clan.town.giftNext', { time: until(availableAt, clock.now) })}</p>
        </Spoken>
        {store.hasGift ? (
          <Button first tone="good" disabled={taking.busy} onPress={() => void store.takeGift()}>
            {t('clan.town.takeGift')}
          </Button>
        ) : null}
      </section>
      {taking.gains.length > 0 ? <Gains gains={taking.gains} roll /> : null}
      <Heading>{t('clan.town.giftInside')}</Heading>
      <Odds chances={contents} label={t('clan.town.giftInside')} />
    </>
  )
})
