import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { KeepingStore } from './keeping-store.ts'

/** Buttons to add the game to the favourites and to rate it. Each is shown only if the platform supports it. */
export const Keeping = observer(function Keeping() {
  const { t } = useServices()
  const keeping = useStore(KeepingStore)
  if (!keeping.canFavourite && !keeping.canRate) return null
  return (
    <div className="sky-row sky-center">
      {keeping.canFavourite ? (
        <Button small disabled={keeping.busy} onPress={() => void keeping.favourite()}>
          {t('platform.favourite')}
        </Button>
      ) : null}
      {keeping.canRate ? (
        <Button small disabled={keeping.busy} onPress={() => void keeping.rate()}>
          {t('platform.rate')}
        </Button>
      ) : null}
    </div>
  )
})
