import { observer } from 'mobx-react-lite'
import { Sprite } from '../art/sprite.tsx'
import { useServices } from '../context.ts'
import { Button } from './button.tsx'
import { Spoken } from './spoken.tsx'

/** Shown if a list is empty. */
export const Empty = observer(function Empty({ text }: { readonly text?: string }) {
  const { t } = useServices()
  return (
    <div className="sky-empty">
      <Sprite frame="icon/cat" size={64} />
      <p>{text ?? t('common.empty')}</p>
    </div>
  )
})

/** Shown if something could not be loaded, with a button to try again. */
export const Problem = observer(function Problem({ text, onRetry }: { readonly text?: string; readonly onRetry: () => void }) {
  const { t } = useServices()
  return (
    <div className="sky-empty" role="alert">
      <Sprite frame="icon/warning" size={56} />
      <p>{text ?? t('common.problem')}</p>
      <Button tone="plain" icon="icon/refresh" onPress={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  )
})

/** Shown while something is loading. */
export const Waiting = observer(function Waiting() {
  const { t } = useServices()
  return (
    <Spoken as="p" className="sky-waiting">
      {t('common.loading')}
    </Spoken>
  )
})
