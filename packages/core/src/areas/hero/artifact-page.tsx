import type { Artifact, Creature } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import type { Translate } from '../../services/texts.ts'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { artifactEffect, artifactName } from '../../ui/format/artifact-words.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Card } from '../../ui/kit/card.tsx'
import { Problem, Waiting } from '../../ui/kit/empty.tsx'
import { Heading } from '../../ui/kit/panel.tsx'
import { PlayerStore } from '../player/index.ts'
import { ArtifactStore, type Fit } from './artifact-store.ts'
import { FigureChanges } from './figure-changes.tsx'
import { ForgeStore } from './forge-store.ts'

/** One artifact: its effect, the heroes who could wear it, and its selling price. */
export const ArtifactPage = observer(function ArtifactPage({ artifact }: { readonly artifact: Artifact }) {
  const { ui, t } = useServices()
  const player = useStore(PlayerStore)
  const artifacts = useStore(ArtifactStore)
  const forge = useStore(ForgeStore)
  const { fit, wearer } = artifacts
  const name = artifactName(artifact, t)
  const gold = fit.value?.sellsFor ?? 0
  const takeOff = async () => {
    if (await artifacts.takeOff()) ui.toast(t('backpack.takenOff', { name }), 'good')
  }
  const sell = async () => {
    const sure = await ui.ask({
      title: t('backpack.sellTitle'),
      text: t('backpack.sellText', { name, gold }),
      ok: t('backpack.sell'),
      cancel: t('backpack.keep'),
    })
    if (!sure) return
    await artifacts.sell()
    if (artifacts.chosen === null) ui.toast(t('backpack.sold', { gold }), 'good')
  }
  return (
    <>
      <div className="sky-artifact">
        <span className={`sky-slot sky-${artifact.rarity.toLowerCase()}`}>
          <Sprite frame={artifact.atlasKey} />
        </span>
        <div>
          <p className="sky-soft">{t(`artifactRarity.${artifact.rarity}`)}</p>
          <p>
            <b>{artifactEffect(artifact, t)}</b>
          </p>
          <p className="sky-soft">
            {wearer ? t('backpack.wornBy', { name: t(`creature.${wearer.imageId}.name`) }) : t('backpack.inBackpack')}
          </p>
          <p className="sky-artifact-actions">
            {wearer ? (
              <Button small tone="plain" disabled={artifacts.busy} onPress={() => void takeOff()}>
                {t('backpack.takeOff')}
              </Button>
            ) : null}
            <Button small disabled={artifacts.busy} onPress={() => forge.put({ kind: 'artifact', artifact })}>
              {t('forge.toForge')}
            </Button>
            <Button
              small
              tone="danger"
              disabled={artifacts.busy || gold === 0}
              price={gold > 0 ? { resource: 'gold', amount: gold } : undefined}
              onPress={() => void sell()}
            >
              {t('backpack.sell')}
            </Button>
          </p>
        </div>
      </div>
      <Heading>{t('backpack.whoWears')}</Heading>
      {fit.failed ? <Problem onRetry={() => void fit.reload()} /> : null}
      {fit.loading && !fit.value ? <Waiting /> : null}
      {fit.value?.heroes.length === 0 ? <p className="sky-soft sky-center">{t('backpack.nobody')}</p> : null}
      <ul className="sky-fits">
        {fit.value?.heroes.map((each) => {
          const hero = player.player?.creatures.find(({ id }) => id === each.creatureId)
          return hero ? <FitRow key={hero.id} hero={hero} fit={each} artifact={artifact} /> : null
        })}
      </ul>
    </>
  )
})

/** Percent from per mille; less than one per cent counts as no difference. */
function difference({ change }: Fit, t: Translate): { readonly text: string; readonly tone: string } {
  const percent = Math.trunc(Math.abs(change) / 10)
  if (percent === 0) return { text: t('backpack.same'), tone: 'sky-soft' }
  return change > 0
    ? { text: t('backpack.better', { percent }), tone: 'sky-good-text' }
    : { text: t('backpack.worse', { percent }), tone: 'sky-bad-text' }
}

/** A hero who could wear the artifact: the changes of the figures, and a button. */
const FitRow = observer(function FitRow({
  hero,
  fit,
  artifact,
}: {
  readonly hero: Creature
  readonly fit: Fit
  readonly artifact: Artifact
}) {
  const { ui, t } = useServices()
  const artifacts = useStore(ArtifactStore)
  const name = t(`creature.${hero.imageId}.name`)
  const replaced = hero.artifacts.find(({ id }) => id === fit.replacedId)
  const { text, tone } = difference(fit, t)
  const wear = async () => {
    if (await artifacts.wear(fit)) ui.toast(t('backpack.worn', { hero: name, name: artifactName(artifact, t) }), 'good')
  }
  return (
    <li>
      <Card creature={hero} size="mini" />
      <div>
        <b>{name}</b>
        <p className={`sky-small-text ${tone}`}>{text}</p>
        <FigureChanges hero={hero} after={fit} />
        {replaced ? <p className="sky-small-text">{t('backpack.instead', { name: artifactName(replaced, t) })}</p> : null}
      </div>
      <Button small tone="good" disabled={artifacts.busy} onPress={() => void wear()}>
        {t('backpack.wear')}
        <span className="sky-hidden">: {name}</span>
      </Button>
    </li>
  )
})
