import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useAtlases, useRoot } from '../../root.ts'
import { Ask } from '../ask.tsx'
import { bringCarried } from '../carried-pictures.ts'
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
