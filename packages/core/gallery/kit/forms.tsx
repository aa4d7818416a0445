import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useServices } from '../../src/ui/context.ts'
import { Choice } from '../../src/ui/kit/choice.tsx'
import { Field } from '../../src/ui/kit/field.tsx'
import { Panel } from '../../src/ui/kit/panel.tsx'
import { Progress } from '../../src/ui/kit/progress.tsx'
import { Check, Switch } from '../../src/ui/kit/switch.tsx'
import { nothing, type Rooms } from '../rooms.ts'
import { useWords } from '../words.ts'

/** Inputs, switches and bars. */
const Forms = observer(function Forms() {
  const { t } = useServices()
  const words = useWords()
  const [on, setOn] = useState(true)
  const [value, setValue] = useState<'a' | 'b' | 'c'>('b')
  const full = { label: words.title, max: 100 }
  return (
    <Panel title={words.longTitle} onClose={nothing}>
      <Field label={t('account.name')} value="Skystair" help={t('account.nameHelp', { min: 3, max: 16 })} onChange={nothing} />
      <Field label={t('account.password')} type="password" value="123" error={t('error.PASSWORD_WRONG')} onChange={nothing} />
      <Choice
        label={words.title}
        value={value}
        onChange={setValue}
        options={(['a', 'b', 'c'] as const).map((id, index) => ({ value: id, label: words.tabs[index] }))}
      />
      <div className="sky-box">
        <Switch label={words.names[0]} about={words.about} on={on} onChange={setOn} />
        <Switch label={words.names[2]} on={!on} onChange={nothing} />
        <Check on={on} onChange={setOn}>
          {words.text}
        </Check>
      </div>
      <Progress {...full} value={90} tone="health" text="90 / 100" />
      <Progress {...full} value={45} tone="health" text="45 / 100" />
      <Progress {...full} value={12} tone="health" text="12 / 100" />
      <Progress {...full} value={60} tone="experience" text={t('common.levelShort', { level: 12 })} />
      <Progress {...full} value={30} tone="rank" />
      <Progress {...full} value={70} tone="load" />
    </Panel>
  )
})

export const rooms: Rooms = { rooms: { forms: Forms } }
