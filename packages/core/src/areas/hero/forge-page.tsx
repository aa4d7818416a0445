import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { artifactEffect, artifactName } from '../../ui/format/artifact-words.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Problem, Waiting } from '../../ui/kit/empty.tsx'
import { Heading } from '../../ui/kit/panel.tsx'
import { Spoken } from '../../ui/kit/spoken.tsx'
import { Anvil } from './anvil.tsx'
import { FigureChanges } from './figure-changes.tsx'
import { mayGiveUp } from './forge-question.ts'
import { ForgeRow } from './forge-row.tsx'
import { ForgeStore, isPrecious, type OnAnvil, type Strengthened } from './forge-store.ts'

/** The forge: the artifact or hero on the anvil, the outcome for each hero, and afterwards the hero who was strengthened. */
export const ForgePage = observer(function ForgePage({ onAnvil }: { readonly onAnvil: OnAnvil }) {
  const { t } = useServices()
  const forge = useStore(ForgeStore)
  return (
    <>
      <Anvil onAnvil={onAnvil} />
      {forge.done ? (
        <Forged done={forge.done} />
      ) : (
        <>
          <GivenUp onAnvil={onAnvil} />
          <Heading>{t('forge.forWhom')}</Heading>
          {onAnvil.kind === 'artifact' ? <Forging onAnvil={onAnvil} /> : <Transfers onAnvil={onAnvil} />}
        </>
      )}
    </>
  )
})

/** The artifact or hero that is given up, and the consequences. */
const GivenUp = observer(function GivenUp({ onAnvil }: { readonly onAnvil: OnAnvil }) {
  const { t } = useServices()
  const { transfers } = useStore(ForgeStore)
  if (onAnvil.kind === 'artifact')
    return (
      <div className="sky-center">
        <b>{artifactName(onAnvil.artifact, t)}</b>
        <p className="sky-small-text">{artifactEffect(onAnvil.artifact, t)}</p>
        <p className="sky-small-text sky-soft">{t('forge.artifact.about')}</p>
      </div>
    )
  const { giver } = onAnvil
  return (
    <div className="sky-center">
      <b>{t(`creature.${giver.imageId}.name`)}</b>
      {transfers.value ? <FigureChanges hero={giver} after={transfers.value.giver} /> : null}
      <p className="sky-small-text sky-soft">{t('forge.hero.about')}</p>
    </div>
  )
})

const Forging = observer(function Forging({ onAnvil: { artifact } }: { readonly onAnvil: OnAnvil & { readonly kind: 'artifact' } }) {
  const services = useServices()
  const { t } = services
  const forge = useStore(ForgeStore)
  const { failed, value } = forge.forging
  const strike = async (creatureId: number, hero: string) => {
    const text = t('forge.artifact.askText', { name: artifactName(artifact, t), hero })
    if (await mayGiveUp(services, 'artifact', text, artifact.rarity !== 'USUAL')) await forge.forge(creatureId)
  }
  if (failed) return <Problem onRetry={forge.load} />
  if (!value) return <Waiting />
  return (
    <ul className="sky-fits">
      {value.map(({ creatureId, full, effect, ...after }) => (
        <ForgeRow
          key={creatureId}
          creatureId={creatureId}
          after={after}
          why={full ? t('error.FORGED_FULL') : null}
          note={
            effect.after > effect.before
              ? t('forge.effect', { words: t(`artifactEffect.${artifact.effectType}`, { power: effect.after }) })
              : null
          }
          unchanged={t('forge.artifact.unnoticed')}
          action={t('forge.artifact.do')}
          onPress={(name) => void strike(creatureId, name)}
        />
      ))}
    </ul>
  )
})

const Transfers = observer(function Transfers({ onAnvil: { giver } }: { readonly onAnvil: OnAnvil & { readonly kind: 'hero' } }) {
  const services = useServices()
  const { t } = services
  const forge = useStore(ForgeStore)
  const { failed, value } = forge.transfers
  const give = async (target: number, hero: string) => {
    const text = t('forge.hero.askText', { name: t(`creature.${giver.imageId}.name`), hero })
    if (await mayGiveUp(services, 'hero', text, isPrecious(giver))) await forge.give(target)
  }
  if (failed) return <Problem onRetry={forge.load} />
  if (!value) return <Waiting />
  return (
    <ul className="sky-fits">
      {value.heroes.map(({ creatureId, refusal, ...after }) => (
        <ForgeRow
          key={creatureId}
          creatureId={creatureId}
          after={after}
          why={refusal ? t(`error.${refusal}`) : null}
          note={null}
          action={t('forge.hero.do')}
          onPress={(name) => void give(creatureId, name)}
        />
      ))}
    </ul>
  )
})

/** The figures of the strengthened hero, before and after. */
const Forged = observer(function Forged({ done: { before, after } }: { readonly done: Strengthened }) {
  const { t } = useServices()
  const forge = useStore(ForgeStore)
  const { attack, defence, health } = after
  return (
    <Spoken className="sky-forged sky-center">
      <b>{t('forge.done', { name: t(`creature.${after.imageId}.name`) })}</b>
      <FigureChanges hero={before} after={{ attack, defence, health: health.total }} />
      <Button first onPress={() => forge.put(null)}>
        {t('forge.leave')}
      </Button>
    </Spoken>
  )
})
