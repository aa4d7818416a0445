import { observer } from 'mobx-react-lite'
import { Sprite } from '../art/sprite.tsx'
import { resourceFrame } from '../format/resource-frame.ts'
import { useAmount } from '../format/use-amount.ts'
import { useLate, useRoot } from '../root.ts'

const SHOWN = ['gold', 'crystal', 'blueCrystal', 'elixir', 'mithril', 'tickets'] as const

/** The six resources a player looks at most; beside the gems the way to the bank, once it has come. */
export const Resources = observer(function Resources() {
  const { player, t } = useRoot()
  const { parts } = useLate()
  const format = useAmount()
  if (!player.resources) return null
  return (
    <dl className="sky-resources" aria-label={t('a11y.hud')}>
      {SHOWN.map((name) => (
        <div key={name} className="sky-pill" data-resource={name} title={t(`resource.${name}`)}>
          <dt>
            <Sprite frame={resourceFrame(name)} />
            <span className="sky-hidden">{t(`resource.${name}`)}</span>
          </dt>
          <dd className="sky-num">
            {format(player.resources?.[name] ?? 0)}
            {parts && name === 'mithril' ? <parts.BankPlus /> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
})
