import { observer } from 'mobx-react-lite'
import { useServices } from '../../../ui/context.ts'
import { Button } from '../../../ui/kit/button.tsx'

/** Buttons to the wheel and to the chest that opens after a time, on the page of the wheel's campaign. */
export const ToWheel = observer(function ToWheel() {
  const { ui, t } = useServices()
  return (
    <span className="sky-row sky-center">
      <Button first onPress={() => ui.openOver('wheel')}>
        {t('wheel.title')}
      </Button>
      <Button tone="plain" onPress={() => ui.openOver('delayed-chest')}>
        {t('delayedChest.title')}
      </Button>
    </span>
  )
})
