import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useServices, useStore } from '../../../ui/context.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { HeroStore } from '../../hero/index.ts'

/** A button that heals the whole squad for gold, or opens the heroes if there is too little: each has its price and the time until it is healed for free. */
export const HealSquad = observer(function HealSquad() {
  const { ui, t } = useServices()
  const heroes = useStore(HeroStore)
  const [busy, setBusy] = useState(false)
  useEffect(() => void heroes.loadHealthOptions(), [heroes])
  if (!heroes.canHealSquad)
    return (
      <Button tone="good" onPress={() => ui.open('profile')}>
        {t('road.toHeroes')}
      </Button>
    )
  const heal = async () => {
    setBusy(true)
    await heroes.healSquad()
    setBusy(false)
  }
  return (
    <Button tone="good" price={{ resource: 'gold', amount: heroes.squadGold ?? 0 }} disabled={busy} onPress={() => void heal()}>
      {t('road.healAll')}
    </Button>
  )
})
