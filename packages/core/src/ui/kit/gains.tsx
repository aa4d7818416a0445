import type { Gain } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import type { CSSProperties } from 'react'
import { Sprite } from '../art/sprite.tsx'
import { useServices } from '../context.ts'
import { gainLook } from '../format/gain-look.ts'
import { Rolling } from './rolling.tsx'

/** Gains, one tile each, appearing one after another. */
export const Gains = observer(function Gains({ gains, roll }: { readonly gains: readonly Gain[]; readonly roll?: boolean }) {
  const { t } = useServices()
  return (
    <ul className="sky-gains">
      {gains.map((gain, index) => {
        const { frame, name } = gainLook(gain.kind, t, gain.amount)
        return (
          <li key={gain.kind} style={{ '--turn': index } as CSSProperties}>
            <Sprite frame={frame} size={52} />
            <b className="sky-num">{roll ? <Rolling value={gain.amount} /> : `×${gain.amount}`}</b>
            <span>{name}</span>
          </li>
        )
      })}
    </ul>
  )
})
