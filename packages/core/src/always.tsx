import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { bringCarried } from './areas/hero/preload-artifacts.ts'
import { Ask } from './ui/question.tsx'
import { useAtlases, useRoot } from './ui-context.ts'
import { useLateStores } from './use-late-stores.ts'

/** What stands from the moment that the overlays have come: questions, the stores that came along, and the pictures of what is carried. */
export const Always = observer(function Always() {
  const late = useLateStores()
  const root = useRoot()
  const atlases = useAtlases()
  useEffect(() => late.begin(), [late])
  useEffect(() => bringCarried(root, atlases), [root, atlases])
  return <Ask />
})
