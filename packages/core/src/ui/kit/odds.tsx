import type { Gain } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { Sprite } from '../art/sprite.tsx'
import { useServices } from '../context.ts'
import { gainLook, gainsWords } from '../format/gain-look.ts'

interface Chance {
  readonly gains: readonly Gain[]
  readonly weight: number
}

/** A table of chances with the odds of each row, the likeliest first. */
export const Odds = observer(function Odds({ chances, label }: { readonly chances: readonly Chance[]; readonly label: string }) {
  const { lang, t } = useServices()
  const total = chances.reduce((sum, { weight }) => sum + weight, 0)
  const figures = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 })
  const sorted = [...chances].sort((a, b) => b.weight - a.weight)
  return (
    <ul className="sky-odds" aria-label={label}>
      {sorted.map(({ gains, weight }) => {
        const words = gainsWords(gains, t)
        return (
          <li key={words}>
            <span className="sky-odds-pictures">
              {gains.map(({ kind }) => (
                <Sprite key={kind} frame={gainLook(kind, t).frame} className={kind === 'goldTicket' ? 'sky-golden' : ''} />
              ))}
            </span>
            <span>{words}</span>
            <b className="sky-num">{t('common.percent', { percent: figures.format((100 * weight) / total) })}</b>
          </li>
        )
      })}
    </ul>
  )
})
