import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Sprite } from '../../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../../ui/context.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Spoken } from '../../../ui/kit/spoken.tsx'
import { RaidStore } from './store.ts'

/** The state of the tower and the button to come back, over the road of a raid. */
export const RaidWay = observer(function RaidWay() {
  const { ui, t } = useServices()
  const store = useStore(RaidStore)
  const { inside } = store
  useEffect(() => void (inside && store.raid.reload()), [inside, store])
  if (!inside) return null
  const { value: raid } = store.raid
  return (
    <div className="sky-raid-way">
      {raid ? (
        <button type="button" className="sky-raid-sign" onClick={() => ui.open('clan', { tab: 'raid' })}>
          <Sprite frame="icon/clan" />
          <Spoken as="span">{raid.over ? t('clan.raid.isOver') : t('clan.raid.stand', { left: raid.stairsLeft, all: raid.stairs })}</Spoken>
        </button>
      ) : null}
      <Button tone={raid?.over ? 'good' : 'plain'} small icon="icon/back" disabled={store.busy} onPress={() => void store.end()}>
        {t('clan.raid.back')}
      </Button>
    </div>
  )
})
