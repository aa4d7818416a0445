import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useServices } from '../../ui/context.ts'
import { useAmount } from '../../ui/format/use-amount.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Progress } from '../../ui/kit/progress.tsx'
import { TaskStore } from './store.ts'

/** The number of tasks shown beside the road. */
const TOLD = 4

/** The tasks nearest to their end, beside the road of a wide page; those with a reward to take come first. */
export const TasksBeside = observer(function TasksBeside() {
  const services = useServices()
  const { ui, t } = services
  const [store] = useState(() => new TaskStore(services))
  const format = useAmount('sentence')
  const ready = store.all.filter(({ done }) => done)
  const tasks = store.all
    .filter(({ taken }) => !taken)
    .sort((a, b) => b.progress / b.goal - a.progress / a.goal)
    .slice(0, TOLD)
  if (tasks.length === 0) return null
  return (
    <section className="sky-side-box" aria-label={t('tasks.title')}>
      <h3>{t('tasks.title')}</h3>
      <ul className="sky-tasks-beside">
        {tasks.map(({ id, taskId, progress, goal, done }) => {
          const name = t(`task.${taskId}.name`)
          return (
            <li key={id} className={done ? 'sky-task-ready' : ''}>
              <b>{name}</b>
              <p className="sky-small-text sky-soft">{t(`task.${taskId}.about`)}</p>
              <Progress
                label={name}
                value={progress}
                max={goal}
                text={t('tasks.progress', { current: format(progress), total: format(goal) })}
              />
            </li>
          )
        })}
      </ul>
      {ready.length > 0 ? (
        <Button wide tone="good" disabled={store.taking.busy} onPress={() => void store.takeEverything()}>
          {t(ready.length > 1 ? 'tasks.takeAll' : 'tasks.take')}
        </Button>
      ) : (
        <Button small wide tone="plain" onPress={() => ui.open('tasks')}>
          {t('tasks.all')}
        </Button>
      )}
    </section>
  )
})
