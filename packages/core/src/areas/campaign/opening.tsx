import { observer } from 'mobx-react-lite'
import { type CSSProperties, useEffect, useState } from 'react'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { gainLook, gainWords } from '../../ui/format/gain-look.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Portrait } from '../../ui/kit/portrait.tsx'
import { Spoken } from '../../ui/kit/spoken.tsx'
import { CampaignStore, type Opened } from './store.ts'

const stages = ['closed', 'opening', 'open'] as const
/** The duration of the chest's shaking and of the opening of its lid, in milliseconds. */
const LENGTHS = [900, 500] as const

/** The animation of an opening: the chest shakes, its lid opens, and its contents appear card by card. It can be skipped. */
export const Opening = observer(function Opening({ opened }: { readonly opened: Opened }) {
  const { ui, t } = useServices()
  const store = useStore(CampaignStore)
  const [stage, setStage] = useState(ui.reducedMotion ? 2 : 0)
  useEffect(() => {
    const length = LENGTHS[stage]
    if (length === undefined) return
    const timer = setTimeout(() => setStage(stage + 1), length)
    return () => clearTimeout(timer)
  }, [stage])
  const isOpen = stage === 2
  return (
    <section className={`sky-opening sky-opening-${stages[stage]}`}>
      <i className="sky-opening-rays" aria-hidden />
      <Sprite frame={`chest-${stages[stage]}/${opened.type}`} className="sky-opening-chest" />
      {isOpen ? (
        <Spoken className="sky-column sky-center">
          <b>{t('campaign.opening.inside')}</b>
          <ul className="sky-opening-cards">
            {opened.gains.map((gain, index) => (
              <li key={gain.kind} style={{ '--turn': index } as CSSProperties}>
                <Portrait frame={gainLook(gain.kind, t).frame} />
                <b>{gainWords(gain, t)}</b>
              </li>
            ))}
          </ul>
          <Button first onPress={() => void store.closeChest()}>
            {t('campaign.opening.again')}
          </Button>
          <Button small tone="plain" onPress={() => ui.open('fairness', { from: 'campaigns', fromProps: { campaign: store.type } })}>
            {t('campaign.opening.check')}
          </Button>
        </Spoken>
      ) : (
        <Button first tone="plain" onPress={() => setStage(2)}>
          {t('campaign.opening.skip')}
        </Button>
      )}
    </section>
  )
})
