import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect } from 'react'
import { useServices } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Empty, Problem, Waiting } from '../../ui/kit/empty.tsx'
import type { Pages } from './pages.ts'

interface PagedProps<T> {
  readonly pages: Pages<T>
  readonly label: string
  readonly empty: string
  readonly children: (entry: T) => ReactNode
}

/** A list that is loaded page by page. */
export const Paged = observer(function Paged<T>({ pages, label, empty, children }: PagedProps<T>) {
  const { t } = useServices()
  useEffect(() => void pages.restart(), [pages])
  const { failed, value } = pages.list
  if (failed) return <Problem onRetry={() => void pages.restart()} />
  if (!value) return <Waiting />
  if (value.length === 0) return <Empty text={empty} />
  return (
    <>
      <ol className="sky-audit" aria-label={label}>
        {value.map(children)}
      </ol>
      {pages.hasMore ? (
        <Button small tone="plain" disabled={pages.loadingMore.busy} onPress={() => void pages.more()}>
          {t('moderation.more')}
        </Button>
      ) : null}
    </>
  )
})
