import { ResourceName } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { resourceFrame } from '../../art/resource-frame.ts'
import { useServices, useStore } from '../../ui/context.ts'
import { useAmount } from '../../ui/format/use-amount.ts'
import { List } from '../../ui/kit/list.tsx'
import { Heading } from '../../ui/kit/panel.tsx'
import { PlayerStore } from '../player/index.ts'
import { ArtifactSlot } from './artifact-slots.tsx'
import { ArtifactStore } from './artifact-store.ts'
import { ConsumablesSection } from './consumables-section.tsx'

/** The player's belongings: artifacts in the backpack, consumables, resources. */
export const BackpackPage = observer(function BackpackPage({ onChoose }: { readonly onChoose: (id: number) => void }) {
  const { t } = useServices()
  const { resources } = useStore(PlayerStore)
  const { packed } = useStore(ArtifactStore)
  const format = useAmount()
  const owned = ResourceName.filter((name) => (resources?.[name] ?? 0) > 0)
  return (
    <>
      <Heading>{t('backpack.artifacts')}</Heading>
      {packed.length === 0 ? (
        <p className="sky-soft sky-center">{t('backpack.noArtifacts')}</p>
      ) : (
        <ul className="sky-slots">
          {packed.map((artifact) => (
            <ArtifactSlot key={artifact.id} artifact={artifact} onChoose={onChoose} />
          ))}
        </ul>
      )}
      <div className="sky-two-columns">
        <ConsumablesSection />
        <section className="sky-box">
          <Heading>{t('backpack.resources')}</Heading>
          {owned.length === 0 ? <p className="sky-soft sky-center">{t('backpack.noResources')}</p> : null}
          <List
            label={t('backpack.resources')}
            rows={owned.map((name) => ({
              id: name,
              icon: resourceFrame(name),
              title: t(`resource.${name}`),
              about: t(`backpack.resource.${name}`),
              aside: <b className="sky-num">{format(resources?.[name] ?? 0)}</b>,
            }))}
          />
        </section>
      </div>
    </>
  )
})
