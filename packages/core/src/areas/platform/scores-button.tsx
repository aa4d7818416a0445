import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { ScoresStore } from './scores-store.ts'

/** A button that opens the platform's own table; empty if it has none. */
export const ScoresButton = observer(function ScoresButton() {
  const { t } = useServices()
  const scores = useStore(ScoresStore)
  if (!scores.canShow) return null
  return (
    <Button small tone="plain" disabled={scores.busy} onPress={() => void scores.show()}>
      {t('platform.scores')}
    </Button>
  )
})
