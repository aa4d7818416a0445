import type { RaidInfo } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../../ui/context.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { RaidStore } from './store.ts'

/** What the player can do about the raid in its present state. */
export const RaidButtons = observer(function RaidButtons({ raid }: { readonly raid: RaidInfo }) {
  const { t } = useServices()
  const store = useStore(RaidStore)
  const { options, busy } = store
  const { state, over, speedupPrice, difficulty } = raid
  if (state === 'RAID_CLOSED') {
    const level = options.value?.find((option) => option.difficulty === difficulty)?.clanLevel
    return level === undefined ? null : <p className="sky-center">{t('clan.raid.opens', { level })}</p>
  }
  if (state === 'RAID_WAITING')
    return (
      <Button wide price={{ resource: 'mithril', amount: speedupPrice }} disabled={busy} onPress={() => void store.speedUp()}>
        {t('clan.raid.speedUp')}
      </Button>
    )
  if (state === 'RAID_AVAILABLE')
    return (
      <Button wide first disabled={busy} onPress={() => void store.start()}>
        {t(raid.id === null ? 'clan.raid.start' : 'clan.raid.join')}
      </Button>
    )
  return (
    <>
      <Button wide tone="good" disabled={busy} onPress={() => void store.end()}>
        {t('clan.raid.back')}
      </Button>
      {over ? null : (
        <>
          <Button wide tone="plain" disabled={busy} onPress={() => void store.end(true)}>
            {t('clan.raid.anew')}
          </Button>
          <p className="sky-small-text sky-soft sky-center">{t('clan.raid.anewHelp')}</p>
        </>
      )}
    </>
  )
})
