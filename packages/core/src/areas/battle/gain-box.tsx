import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { type Gain, NearestGainStore, YARD } from './nearest-gain.ts'

/** From the second defeat in a row on: the one thing that would make the squad stronger at once, with its button. */
export const GainBox = observer(function GainBox() {
  const { ui, t } = useServices()
  const store = useStore(NearestGainStore)
  useEffect(() => void store.load(), [store])
  const { gain } = store
  if (!gain)
    return (
      <div className="sky-row sky-center">
        <Button small tone="plain" onPress={() => ui.open('profile')}>
          {t('battle.toOrder')}
        </Button>
      </div>
    )
  const name = 'imageId' in gain ? t(`creature.${gain.imageId}.name`) : ''
  return (
    <section className="sky-box sky-offer" role="note">
      <p>{t(`battle.gain.${gain.kind}`, { name })}</p>
      <GainButton gain={gain} />
    </section>
  )
})

const GainButton = observer(function GainButton({ gain }: { readonly gain: Gain }) {
  const { ui, t } = useServices()
  const open = {
    task: () => ui.open('tasks'),
    rank: () => ui.open('profile', { creatureId: 'heroId' in gain ? gain.heroId : 0 }),
    bench: () => ui.open('profile', { initialPage: 'order' }),
    artifact: () => ui.open('profile', { initialPage: 'backpack' }),
    order: () => ui.open('profile', { initialPage: 'order' }),
    yard: () => ui.open('shops', { shop: YARD }),
  }
  return (
    <Button small tone="good" onPress={open[gain.kind]}>
      {t(`battle.gainButton.${gain.kind}`)}
    </Button>
  )
})
