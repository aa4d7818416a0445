import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Panel } from '../../ui/kit/panel.tsx'
import { Spoken } from '../../ui/kit/spoken.tsx'
import { AdvertScreen } from './advert-screen.ts'

const texts = { WAITING: 'advert.waiting', LATE: 'advert.late', OVER: 'advert.over' } as const

/** The message over the game during an advert, and the button that continues the game. */
export const AdvertSign = observer(function AdvertSign() {
  const { t } = useServices()
  const { state, goOn } = useStore(AdvertScreen)
  if (state === 'NONE') return null
  return (
    <Panel
      // A new key makes a new window, which moves the focus to its button.
      key={state === 'OVER' ? 'over' : 'before'}
      kind="dialog"
      className="sky-advert"
      title={t('advert.title')}
      foot={
        state === 'WAITING' ? null : (
          <Button first onPress={goOn}>
            {t(state === 'LATE' ? 'advert.goOn' : 'advert.play')}
          </Button>
        )
      }
    >
      <Spoken as="p" className="sky-center">
        {t(texts[state])}
      </Spoken>
    </Panel>
  )
})
