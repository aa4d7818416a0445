import { observer } from 'mobx-react-lite'
import { Sprite } from '../art/sprite.tsx'
import { useServices } from '../context.ts'
import { useAmount } from '../format/use-amount.ts'

/** Attack, defence and health of a hero, or their increases. */
export const HeroFigures = observer(function HeroFigures({
  attack,
  defence,
  health,
  grows,
}: {
  readonly attack: number
  readonly defence: number
  readonly health: number
  readonly grows?: boolean
}) {
  const { t } = useServices()
  const format = useAmount()
  const figures = { ATTACK: attack, DEFENCE: defence, HEALTH: health }
  return (
    <>
      <span className="sky-shelf-stats" aria-hidden>
        {(Object.keys(figures) as (keyof typeof figures)[]).map((figure) => (
          <span key={figure}>
            <Sprite frame={`skill/${figure}`} />
            <b className={grows ? 'sky-num sky-good-text' : 'sky-num'}>
              {grows ? '+' : ''}
              {format(figures[figure])}
            </b>
          </span>
        ))}
      </span>
      <span className="sky-hidden">{t(grows ? 'ranks.grows' : 'shops.stats', { attack, defence, health })}</span>
    </>
  )
})
