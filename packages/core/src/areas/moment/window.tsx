import { creatureClasses } from '@skystair/contract/creature-classes'
import { SECOND_RANK } from '@skystair/contract/second-traits'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { Translate } from '../../services/texts.ts'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { artifactEffect, artifactName } from '../../ui/format/artifact-words.ts'
import { kindWords } from '../../ui/format/creature-words.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Card } from '../../ui/kit/card.tsx'
import { Modal } from '../../ui/kit/modal.tsx'
import { Ribbon } from '../../ui/kit/panel.tsx'
import type { Grown, Moment } from './moments-between.ts'
import { MomentStore } from './store.ts'

/** Number of sentences for new levels. */
const LEVEL_LINES = 4
const TITLE = 'sky-moment-title'

/** Shows a new hero, artifact, rank or level on the whole screen. */
export const MomentWindow = observer(function MomentWindow() {
  const { ui, t } = useServices()
  const moments = useStore(MomentStore)
  const { current: moment } = moments
  if (!moment) return null
  const { picture, name, about } = wordsOf(moment, t)
  const turnTo = (initialPage: 'backpack' | 'order') => () => {
    moments.next()
    ui.open('profile', { initialPage })
  }
  return (
    <Modal key={moment.key} labelledBy={TITLE} onClose={moments.skipAll}>
      <section className="sky-moment">
        <i className="sky-moment-rays" aria-hidden />
        <Ribbon id={TITLE}>{t(`moment.${moment.kind}.title`)}</Ribbon>
        <div className="sky-moment-picture">{picture}</div>
        {name ? (
          <p className={`sky-moment-name${moment.kind === 'hero' || moment.kind === 'rank' ? ' sky-moment-on-card' : ''}`}>{name}</p>
        ) : null}
        {about.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <div className="sky-moment-buttons">
          <Button first="later" onPress={moments.next}>
            {t('moment.onwards')}
          </Button>
          {moment.kind === 'artifact' && !moment.creature ? (
            <Button tone="good" onPress={turnTo('backpack')}>
              {t('moment.artifact.tryOn')}
            </Button>
          ) : null}
          {moment.kind === 'hero' && !moment.creature.combative ? (
            <Button tone="good" onPress={turnTo('order')}>
              {t('moment.hero.findRoom')}
            </Button>
          ) : null}
          {moments.showable.length > 1 ? (
            <Button tone="plain" onPress={moments.skipAll}>
              {t('moment.skipAll')}
            </Button>
          ) : null}
        </div>
      </section>
    </Modal>
  )
})

interface Words {
  readonly picture: ReactNode
  /** Empty for a level: the picture is its number. */
  readonly name: string
  readonly about: readonly string[]
}

const growthWords = (grown: Grown, t: Translate): string =>
  (['attack', 'defence', 'health'] as const)
    .filter((figure) => grown[figure] > 0)
    .map((figure) => t(`moment.level.more.${figure}`, { amount: grown[figure] }))
    .join(', ')

const grownWords = (grown: Grown, t: Translate): string =>
  t('moment.level.grown', { name: t(`creature.${grown.creature.imageId}.name`), what: growthWords(grown, t) })

function wordsOf(moment: Moment, t: Translate): Words {
  if (moment.kind === 'level')
    return {
      picture: <b className="sky-moment-level sky-num">{moment.level}</b>,
      name: '',
      about: [...(moment.grown ? [grownWords(moment.grown, t)] : []), t(`moment.level.about.${(moment.level + 2) % LEVEL_LINES}`)],
    }
  if (moment.kind === 'artifact') {
    const { artifact, creature: wearer } = moment
    return {
      picture: <Sprite frame={artifact.atlasKey} />,
      name: artifactName(artifact, t),
      about: [
        artifactEffect(artifact, t),
        wearer ? t('moment.artifact.bearer', { name: t(`creature.${wearer.imageId}.name`) }) : t('moment.artifact.packed'),
      ],
    }
  }
  const { creature } = moment
  const bearer = t(`creature.${creature.imageId}.name`)
  const picture = <Card creature={creature} />
  if (moment.kind === 'hero')
    return {
      picture,
      name: bearer,
      about: [
        kindWords(creature, t),
        `${t(`trait.${creature.class}.name`)}. ${t(`trait.${creature.class}.about`)}`,
        t(creature.combative ? 'moment.hero.fights' : 'moment.hero.waits'),
      ],
    }
  const second = creatureClasses[creature.class].secondTrait
  return {
    picture,
    name: bearer,
    about: [
      t('moment.rank.about', { rank: creature.rank, max: creature.maxRank, what: growthWords(moment, t) }),
      ...(creature.rank === SECOND_RANK ? [`${t(`secondTrait.${second}.name`)}. ${t(`secondTrait.${second}.about`)}`] : []),
    ],
  }
}
