import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect } from 'react'
import type { PagedList } from '../../services/paged-list.ts'
import { Empty, Problem, Waiting } from '../../ui/kit/empty.tsx'
import { More } from '../../ui/kit/more.tsx'

interface PagedProps<T> {
  readonly list: PagedList<T>
  readonly label: string
  readonly empty: string
  readonly children: (entry: T) => ReactNode
}

/** A list that is loaded page by page. */
export const Paged = observer(function Paged<T>({ list, label, empty, children }: PagedProps<T>) {
  useEffect(() => void list.restart(), [list])
  const { failed, value } = list
  if (failed) return <Problem onRetry={() => void list.restart()} />
  if (!value) return <Waiting />
  if (value.length === 0) return <Empty text={empty} />
  return (
    <>
      <ol className="sky-audit" aria-label={label}>
        {value.map(children)}
      </ol>
      <More list={list} />
    </>
  )
})
