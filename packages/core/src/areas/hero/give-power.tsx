import type { Creature } from '@skystair/contract'
import { SQUAD_SIZE } from '@skystair/contract/measures'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Heading } from '../../ui/kit/panel.tsx'
import { PlayerStore } from '../player/index.ts'
import { ForgeStore } from './forge-store.ts'

/** Link to the forge for a hero who has grown and has not given its power away. Shown to players with more heroes than fit into the squad. */
export const GivePower = observer(function GivePower({ hero }: { readonly hero: Creature }) {
  const { t } = useServices()
  const { player } = useStore(PlayerStore)
  const forge = useStore(ForgeStore)
  const grown = hero.level > 1 || hero.rank > 0 || hero.forcesV2.some(({ rank }) => rank > 0)
  if (hero.powerGiven || !grown || (player?.creatures.length ?? 0) <= SQUAD_SIZE) return null
  return (
    <section className="sky-box sky-rank-box">
      <Heading>{t('forge.hero.title')}</Heading>
      <p className="sky-small-text">{t('forge.hero.offer')}</p>
      <Button small tone="plain" onPress={() => forge.put({ kind: 'hero', giver: hero })}>
        {t('forge.toForge')}
      </Button>
    </section>
  )
})
