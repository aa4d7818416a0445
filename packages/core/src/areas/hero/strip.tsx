import type { Creature } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { healthColour } from '../../art/health-colour.ts'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices } from '../../ui/context.ts'
import { Card } from '../../ui/kit/card.tsx'
import { hasRankNews } from './news.ts'

/** All heroes as small cards, to choose one. */
export const HeroStrip = observer(function HeroStrip({
  heroes,
  chosen,
  onChoose,
}: {
  readonly heroes: readonly Creature[]
  readonly chosen: number
  readonly onChoose: (id: number) => void
}) {
  const { clock, t } = useServices()
  return (
    <ul className="sky-strip" aria-label={t('profile.heroes')}>
      {heroes.map((hero) => (
        <li key={hero.id}>
          <button
            type="button"
            aria-pressed={hero.id === chosen}
            aria-label={`${t(`creature.${hero.imageId}.name`)}, ${t('common.levelShort', { level: hero.level })}. ${t(hero.combative ? 'profile.inSquad' : 'profile.bench')}. ${t('a11y.bar', { name: t('profile.health'), current: hero.health.current, total: hero.health.total })}${hasRankNews(hero, clock.now) ? `. ${t('ranks.news')}` : ''}`}
            onClick={() => onChoose(hero.id)}
          >
            <Card creature={hero} size="mini" />
            {hero.health.current < hero.health.total ? <Wound health={hero.health} /> : null}
            {hasRankNews(hero, clock.now) ? <Sprite frame="icon/star" className="sky-rank-news" /> : null}
          </button>
        </li>
      ))}
    </ul>
  )
})

/** The health of a wounded hero as a small bar. */
function Wound({ health: { current, total } }: { readonly health: Creature['health'] }) {
  const part = current / total
  const background = `#${healthColour(part).toString(16)}`
  return (
    <i className="sky-wound" aria-hidden>
      <i style={{ width: `${100 * part}%`, background }} />
    </i>
  )
}
