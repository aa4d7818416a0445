import type { Creature } from '@skystair/contract'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices } from '../../ui/context.ts'
import { useAmount } from '../../ui/format/use-amount.ts'

/** The figures of a hero that would change, each before and after. */
export function FigureChanges({
  hero,
  after,
}: {
  readonly hero: Creature
  readonly after: { readonly attack: number; readonly defence: number; readonly health: number }
}) {
  const { t } = useServices()
  const format = useAmount()
  const figures = [
    ['attack', hero.attack, after.attack],
    ['defence', hero.defence, after.defence],
    ['health', hero.health.total, after.health],
  ] as const
  return (
    <ul className="sky-changes">
      {figures
        .filter(([, before, then]) => before !== then)
        .map(([stat, before, then]) => (
          <li key={stat}>
            <Sprite frame={`skill/${stat.toUpperCase()}`} />
            <span className="sky-hidden">{t('backpack.change', { name: t(`profile.${stat}`), before, after: then })}</span>
            <span className="sky-num" aria-hidden>
              {format(before)} <Sprite frame="icon/arrow-right" />{' '}
              <b className={then > before ? 'sky-good-text' : 'sky-bad-text'}>{format(then)}</b>
            </span>
          </li>
        ))}
    </ul>
  )
}
