import type { Creature } from '@skystair/contract'
import { creatureClasses } from '@skystair/contract/creature-classes'
import { CHARGE_INTERVAL } from '@skystair/contract/measures'
import { SECOND_RANK } from '@skystair/contract/second-traits'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices } from '../../ui/context.ts'
import { kindWords } from '../../ui/format/creature-words.ts'
import { duration } from '../../ui/format/format.ts'
import { useAmount } from '../../ui/format/use-amount.ts'
import { useUntil } from '../../ui/format/use-until.ts'
import { Card } from '../../ui/kit/card.tsx'
import { List } from '../../ui/kit/list.tsx'
import { Heading } from '../../ui/kit/panel.tsx'
import { Progress } from '../../ui/kit/progress.tsx'
import { WornArtifacts } from './artifact-slots.tsx'
import { ForcesSection } from './forces-section.tsx'
import { GivePower } from './give-power.tsx'
import { Healing } from './healing.tsx'
import { hasRankNews } from './news.ts'
import { RankSection } from './rank-section.tsx'

/** All details of one hero. */
export const HeroPage = observer(function HeroPage({
  hero,
  onArtifact,
}: {
  readonly hero: Creature
  readonly onArtifact: (id: number) => void
}) {
  const { clock, ui, t } = useServices()
  const format = useAmount()
  const spoken = useAmount('sentence')
  const until = useUntil()
  const page = useRef<HTMLDivElement>(null)
  // A hero chosen while this page is scrolled is shown from the top as well.
  useEffect(() => void page.current?.closest('.sky-panel-body')?.scrollTo({ top: 0 }), [])
  // At the top if there is something to do. It stays there while the page is open.
  const [rankFirst] = useState(() => hasRankNews(hero, clock.now) || hero.rankReadyAt !== undefined)
  const second = creatureClasses[hero.class].secondTrait
  const stats = [
    { icon: 'skill/ATTACK', name: t('profile.attack'), value: format(hero.attack) },
    { icon: 'skill/DEFENCE', name: t('profile.defence'), value: format(hero.defence) },
    { icon: 'skill/HEALTH', name: t('profile.health'), value: format(hero.health.total) },
    ...(hero.immortality > 0 ? [{ icon: 'skill/IMMORTALITY', name: t('profile.immortality'), value: format(hero.immortality) }] : []),
  ]
  return (
    <div ref={page} className="sky-hero-page">
      <div className="sky-hero">
        <div className="sky-portrait">
          <Card creature={hero} />
          <button
            type="button"
            className="sky-look"
            aria-label={t('profile.look', { name: t(`creature.${hero.imageId}.name`) })}
            onClick={() => void ui.showCreature(hero.id)}
          >
            <Sprite frame="icon/eye" />
          </button>
          <div className="sky-portrait-words">
            <Stars rank={hero.rank} max={hero.maxRank} label={t('common.rankOf', { rank: hero.rank, max: hero.maxRank })} />
            <p className="sky-portrait-name">{t(`creature.${hero.imageId}.name`)}</p>
          </div>
        </div>
        <div className="sky-hero-side">
          <ul className="sky-stats">
            {stats.map((stat) => (
              <li key={stat.icon}>
                <Sprite frame={stat.icon} />
                <span>{stat.name}</span> <b className="sky-num">{stat.value}</b>
              </li>
            ))}
          </ul>
          <Progress
            tone="experience"
            label={t('profile.experience')}
            value={hero.currentExp}
            max={hero.maxExp}
            text={`${t('common.levelShort', { level: hero.level })} · ${t('profile.experienceOf', { current: spoken(hero.currentExp), total: spoken(hero.maxExp) })}`}
          />
          <p className="sky-hero-kind">
            {kindWords(hero, t)}
            {hero.faction === 'NONE' ? '' : ` · ${t(`faction.${hero.faction}`)}`}
          </p>
          {hero.faction === 'NONE' ? null : (
            <p className="sky-soft sky-small-text">
              {t(`faction.${hero.faction}`)}. {t(`factionAbout.${hero.faction}`)}
            </p>
          )}
          <p className="sky-lore">{t(`lore.${hero.imageId}`)}</p>
        </div>
      </div>
      <div className="sky-hero-details">
        <Healing hero={hero} />
        {rankFirst ? <RankSection hero={hero} /> : null}
        {hero.temporal && hero.temporalUntil !== null ? (
          <p className="sky-soft sky-center">{t('profile.temporal', { time: until(hero.temporalUntil, clock.now) })}</p>
        ) : null}
        <div className="sky-two-columns">
          <section className="sky-box">
            <Heading>{t('profile.trait')}</Heading>
            <p>
              <b>{t(`trait.${hero.class}.name`)}.</b> {t(`trait.${hero.class}.about`)}
            </p>
            <p className={hero.rank < SECOND_RANK ? 'sky-soft' : ''}>
              <b>{t(`secondTrait.${second}.name`)}.</b> {t(`secondTrait.${second}.about`)}
              {hero.rank < SECOND_RANK ? ` ${t('profile.secondTraitAt', { rank: SECOND_RANK })}` : ''}
            </p>
          </section>
          <section className="sky-box">
            <Heading>{t('profile.skills')}</Heading>
            {hero.skills.length === 0 ? <p className="sky-soft">{t('profile.noSkills')}</p> : null}
            <List
              rows={hero.skills.map((skill) => ({
                id: skill.skillType,
                icon: `skill/${skill.skillType}`,
                title: t('profile.skillCharges', {
                  name: t(`skill.${skill.skillType}.name`),
                  current: skill.valueCurrent,
                  total: skill.valueTotal,
                }),
                about: t(`skill.${skill.skillType}.about`),
              }))}
            />
            {hero.skills.length > 0 ? (
              <p className="sky-small-text sky-soft">{t('profile.chargesBack', { time: duration(CHARGE_INTERVAL, t) })}</p>
            ) : null}
          </section>
        </div>
        <WornArtifacts hero={hero} onChoose={onArtifact} />
        {rankFirst ? null : <RankSection hero={hero} />}
        <ForcesSection hero={hero} />
        <GivePower hero={hero} />
      </div>
    </div>
  )
})

/** The rank as stars: filled up to the rank, hollow up to the maximum. */
function Stars({ rank, max, label }: { readonly rank: number; readonly max: number; readonly label: string }) {
  return (
    <span className="sky-stars" role="img" aria-label={label}>
      {Array.from({ length: max }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars differ only by their index
        <Sprite key={index} frame={index < rank ? 'icon/star' : 'icon/star-empty'} />
      ))}
    </span>
  )
}
