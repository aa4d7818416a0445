import { CreatureClass, EffectType } from '@skystair/contract/enums'
import { manual } from '@skystair/world/areas/manual/rows'
import { observer } from 'mobx-react-lite'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices } from '../../ui/context.ts'
import { Panel } from '../../ui/kit/panel.tsx'
import type { ReadingProps } from '../../ui/reading-props.ts'

/** The manual. */
export const Manual = observer(function Manual({ from }: ReadingProps) {
  const { ui, t } = useServices()
  return (
    <Panel title={t('manual.title')} onClose={ui.close} onBack={from ? () => ui.open(from) : undefined}>
      <div className="sky-reading">
        {manual.map((page, index) => (
          <details key={page.id} open={index === 0}>
            <summary>
              {page.image ? <Sprite frame={page.image} /> : null}
              {t(`manual.${page.id}.title`)}
            </summary>
            <div className="sky-prose">
              <p>{t(`manual.${page.id}.text`, page.config)}</p>
              {page.id === 'traits' ? <Entries keys={CreatureClass.map((name) => [`class.${name}`, `trait.${name}`])} /> : null}
              {page.id === 'effects' ? <Entries keys={EffectType.map((type) => [`effect.${type}.name`, `effect.${type}`])} /> : null}
            </div>
          </details>
        ))}
      </div>
    </Panel>
  )
})

/** A list of terms: keys of their names, and of the texts about them. */
const Entries = observer(function Entries({ keys }: { readonly keys: readonly (readonly [name: string, about: string])[] }) {
  const { t } = useServices()
  return (
    <dl className="sky-entries">
      {keys.map(([name, about]) => (
        <div key={about}>
          <dt>{t(name)}</dt>
          <dd>{t(`${about}.about`)}</dd>
        </div>
      ))}
    </dl>
  )
})
