import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Choice } from '../../ui/kit/choice.tsx'
import { speeds } from './scene/timing.ts'
import { BattleStore } from './store.ts'

/** The battle's part of the settings: how fast fights are shown, or whether they are played without the scene. */
export const SpeedChoice = observer(function SpeedChoice() {
  const { t } = useServices()
  const battle = useStore(BattleStore)
  return (
    <div>
      <Choice
        label={t('battle.speedLabel')}
        value={battle.speed}
        onChange={battle.setSpeed}
        options={speeds.map((value) => ({ value, label: t(`battle.speed.${value}`) }))}
      />
      <p className="sky-soft sky-small-text sky-speed-note">{t('battle.speedNote')}</p>
    </div>
  )
})
