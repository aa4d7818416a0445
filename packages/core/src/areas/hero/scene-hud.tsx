import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { kindWords } from '../../ui/format/creature-words.ts'
import { Button } from '../../ui/kit/button.tsx'
import { PlayerStore } from '../player/index.ts'
import { HeroStore } from './store.ts'

/** The text under a creature that is shown alone, and the way back to its page. */
export const CreatureHud = observer(function CreatureHud() {
  const { ui, t } = useServices()
  const player = useStore(PlayerStore)
  const heroes = useStore(HeroStore)
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  const hero = player.player?.creatures.find(({ id }) => id === ui.shownCreatureId) ?? heroes.squad[0]
  if (!hero) return null
  const name = t(`creature.${hero.imageId}.name`)
  const leave = async () => {
    await ui.goTo('road')
    ui.open('profile', { creatureId: hero.id })
  }
  return (
    <section ref={section} className="sky-creature-hud" aria-label={name} onKeyDown={({ key }) => key === 'Escape' && void leave()}>
      <h2>{name}</h2>
      <p>{kindWords(hero, t)}</p>
      <p className="sky-lore">{t(`lore.${hero.imageId}`)}</p>
      <Button onPress={() => void leave()}>{t('common.back')}</Button>
    </section>
  )
})
