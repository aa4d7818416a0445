import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/kit/button.tsx'
import { useRoot } from '../../ui-context.ts'

/** Words under a creature that stands alone on the canvas, and the way back to its page. */
export const CreatureHud = observer(function CreatureHud() {
  const { ui, player, t } = useRoot()
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  const hero = player.player?.creatures.find(({ id }) => id === ui.looked) ?? player.squad[0]
  if (!hero) return null
  const name = t(`creature.${hero.imageId}.name`)
  const leave = async () => {
    await ui.goTo('road')
    ui.open('profile', { creatureId: hero.id })
  }
  return (
    <section ref={section} className="sky-alone" aria-label={name} onKeyDown={({ key }) => key === 'Escape' && void leave()}>
      <h2>{name}</h2>
      <p>
        {t(`rarity.${hero.rarity}`)} · {t(`class.${hero.class}`)}
      </p>
      <p className="sky-lore">{t(`creature.${hero.imageId}.lore`)}</p>
      <Button onPress={() => void leave()}>{t('common.back')}</Button>
    </section>
  )
})
