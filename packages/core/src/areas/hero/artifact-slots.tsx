import type { Artifact, Creature } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { artifactEffect, artifactName } from '../../ui/format/artifact-words.ts'
import { Button } from '../../ui/kit/button.tsx'
import { ItemSlot } from '../../ui/kit/item-slot.tsx'
import { Heading } from '../../ui/kit/panel.tsx'
import { ArtifactStore } from './artifact-store.ts'

/** An artifact that leads to its page. */
export const ArtifactSlot = observer(function ArtifactSlot({
  artifact,
  onChoose,
}: {
  readonly artifact: Artifact
  readonly onChoose: (id: number) => void
}) {
  const { t } = useServices()
  return (
    <ItemSlot
      frame={artifact.atlasKey}
      label={artifactName(artifact, t)}
      about={artifactEffect(artifact, t)}
      tone={artifact.rarity}
      badge={`+${artifact.power}`}
      onPress={() => onChoose(artifact.id)}
    />
  )
})

/** A hero's artifacts and free slots. */
export const WornArtifacts = observer(function WornArtifacts({
  hero,
  onChoose,
}: {
  readonly hero: Creature
  readonly onChoose: (id: number) => void
}) {
  const { ui, t } = useServices()
  const artifacts = useStore(ArtifactStore)
  const free = Math.max(0, hero.slotsCount - hero.artifacts.length)
  const best = async () => {
    if (await artifacts.wearBest(hero.id)) ui.toast(t('backpack.bestDone', { name: t(`creature.${hero.imageId}.name`) }), 'good')
  }
  return (
    <section>
      <Heading>{t('profile.artifacts')}</Heading>
      <ul className="sky-slots">
        {hero.artifacts.map((artifact) => (
          <ArtifactSlot key={artifact.id} artifact={artifact} onChoose={onChoose} />
        ))}
        {Array.from({ length: free }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty slots differ only by their index
          <ItemSlot key={`empty${index}`} frame={null} label={t('profile.slotEmpty')} />
        ))}
      </ul>
      {hero.slotsCount > 0 && artifacts.packed.length > 0 ? (
        <p className="sky-center sky-wear-best">
          <Button small tone="good" disabled={artifacts.busy} onPress={() => void best()}>
            {t('backpack.best')}
          </Button>
        </p>
      ) : null}
    </section>
  )
})
