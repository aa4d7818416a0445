import { observer } from 'mobx-react-lite'
import { Sprite } from '../../ui/art/sprite.tsx'
import { usePicture } from '../../ui/art/use-picture.ts'
import { useServices, useStore } from '../../ui/context.ts'
import { Card } from '../../ui/kit/card.tsx'
import { KeeperFace } from '../../ui/kit/keeper-face.tsx'
import { ForgeStore, type OnAnvil } from './forge-store.ts'

/** The smith at the anvil with the artifact or the hero that is given up; afterwards with the hero who was strengthened. */
export const Anvil = observer(function Anvil({ onAnvil }: { readonly onAnvil: OnAnvil }) {
  const { t } = useServices()
  const { done } = useStore(ForgeStore)
  const painting = usePicture('place/forge')
  const hero = done?.after ?? (onAnvil.kind === 'hero' ? onAnvil.giver : null)
  return (
    <section className="sky-anvil" style={painting ? { backgroundImage: `url(${painting})` } : undefined}>
      <blockquote>
        <b>{t('forge.keeper')}</b>
        <p>{t(`forge.${onAnvil.kind}.${done ? 'thanks' : 'line'}`)}</p>
      </blockquote>
      <KeeperFace frame="keeper/3/smith" mood={done ? 'glad' : 'calm'} />
      <span className={`sky-on-anvil${done ? ' sky-struck' : ''}`}>
        {hero ? (
          <Card key={done ? 'after' : 'before'} creature={hero} />
        ) : (
          <Sprite frame={onAnvil.kind === 'artifact' ? onAnvil.artifact.atlasKey : ''} />
        )}
      </span>
    </section>
  )
})
