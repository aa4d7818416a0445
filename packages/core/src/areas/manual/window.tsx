import { EffectType, Force } from '@skystair/contract/enums'
import { manual } from '@skystair/world/areas/manual/rows'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useState } from 'react'
import type { Translate } from '../../services/texts.ts'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices } from '../../ui/context.ts'
import { keyLines } from '../../ui/keys.ts'
import { Problem, Waiting } from '../../ui/kit/empty.tsx'
import { Spoken } from '../../ui/kit/spoken.tsx'
import { type ReadingProps, ReadingWindow } from '../../ui/reading-window.tsx'
import { ManualStore, type ManualText } from './store.ts'

/** The manual: the pages' titles, and their texts from the server as they are opened: below their title, or beside all titles on a wide page. */
export const Manual = observer(function Manual({ from, page: first = manual[0]!.id }: ReadingProps & { readonly page?: string }) {
  const services = useServices()
  const { t } = services
  const [store] = useState(() => new ManualStore(services))
  const [shown, setShown] = useState(first)
  useEffect(() => {
    void store.openPage(first)
  }, [store, first])
  const text = (id: string) => (
    <Text page={store.pages.get(id)} onOpen={() => void store.openPage(id)}>
      {id === 'effects' ? <Effects /> : null}
      {id === 'forces' ? <Forces store={store} /> : null}
      {id === 'keyboard' ? <Keys /> : null}
    </Text>
  )
  return (
    <ReadingWindow title={t('manual.title')} from={from} wide>
      <div className="sky-reading sky-manual">
        {manual.map(({ id, image }) => (
          <details key={id} open={id === first} onToggle={(event) => event.currentTarget.open && void store.openPage(id)}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
            <summary onClick={() => setShown(id)} aria-current={id === shown}>
              {image ? <Sprite frame={image} /> : null}
              {t(`manual.${id}.title`)}
            </summary>
            <div className="sky-manual-below">{text(id)}</div>
          </details>
        ))}
        <Spoken as="article" className="sky-manual-beside" key={shown}>
          <h3>{t(`manual.${shown}.title`)}</h3>
          {text(shown)}
        </Spoken>
      </div>
    </ReadingWindow>
  )
})

interface TextProps {
  readonly page: { readonly value: ManualText | null; readonly failed: boolean } | undefined
  readonly onOpen: () => void
  readonly children?: ReactNode
}

/** The text of an opened page. Empty lines separate its paragraphs. */
const Text = observer(function Text({ page, onOpen, children }: TextProps) {
  if (!page) return null
  if (page.failed) return <Problem onRetry={onOpen} />
  if (!page.value) return <Waiting />
  return (
    <div className="sky-prose">
      {page.value.text.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
    </div>
  )
})

const Effects = observer(function Effects() {
  const { t } = useServices()
  return (
    <dl className="sky-entries">
      {EffectType.map((type) => (
        <div key={type}>
          <dt>{t(`effect.${type}.name`)}</dt>
          <dd>{t(`effect.${type}.about`)}</dd>
        </div>
      ))}
    </dl>
  )
})

/** Returns what is printed on a key: arrows are named in words. */
function keyName(code: string, t: Translate): string {
  if (code.startsWith('Arrow')) return t(`manual.keyboard.key.${code}`)
  return code === 'Escape' ? 'Esc' : code.replace('Key', '')
}

/** All keys of the game, by scene. */
const Keys = observer(function Keys() {
  const { t } = useServices()
  return (Object.keys(keyLines) as (keyof typeof keyLines)[]).map((scene) => (
    <section key={scene}>
      <h4>{t(`manual.keyboard.scene.${scene}`)}</h4>
      <dl className="sky-entries">
        {keyLines[scene].map(({ keys, action }) => (
          <div key={action}>
            <dt>{keys.map((code) => keyName(code, t)).join(', ')}</dt>
            <dd>{t(`manual.keyboard.${scene}.${action}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
})

/** A sentence about each force; opening one shows its page. */
const Forces = observer(function Forces({ store }: { readonly store: ManualStore }) {
  const { t } = useServices()
  return Force.map((force) => (
    <details key={force} onToggle={(event) => event.currentTarget.open && void store.openForce(force)}>
      <summary>
        {t(`force.${force}.name`)}: {store.forces.value?.[force] ?? ''}
      </summary>
      <Text page={store.pages.get(force)} onOpen={() => void store.openForce(force)} />
    </details>
  ))
})
