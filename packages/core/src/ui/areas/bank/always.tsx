import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Ask } from '../ask.tsx'
import { useLateStores } from './use-late-stores.ts'

/** What stands from the moment that the overlays have come: questions, and the stores that came along. */
export const Always = observer(function Always() {
  const late = useLateStores()
  useEffect(() => late.begin(), [late])
  return <Ask />
})
