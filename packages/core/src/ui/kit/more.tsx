import { observer } from 'mobx-react-lite'
import type { PagedList } from '../../services/paged-list.ts'
import { useServices } from '../context.ts'
import { Button } from './button.tsx'

interface MoreProps {
  readonly list: Pick<PagedList<unknown>, 'hasMore' | 'loadingMore' | 'more'>
  /** "Show more" without it. */
  readonly label?: string
}

/** The button that loads the next page of a list; nothing if there is none. */
export const More = observer(function More({ list, label }: MoreProps) {
  const { t } = useServices()
  if (!list.hasMore) return null
  return (
    <Button small tone="plain" disabled={list.loadingMore.busy} onPress={() => void list.more()}>
      {label ?? t('common.more')}
    </Button>
  )
})
