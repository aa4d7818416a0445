import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { useAmount } from '../../ui/format/use-amount.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Progress } from '../../ui/kit/progress.tsx'
import { PlayerStore } from '../player/index.ts'

/** The number of tasks shown beside the road. */
const TOLD = 4

/** The tasks nearest to their end, beside the road of a wide page; those with a reward to take come first. */
export const TasksBeside = observer(function TasksBeside() {
  const { ui, t } = useServices()
  const format = useAmount()
  const tasks = (useStore(PlayerStore).player?.tasks ?? [])
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
      <Button small tone={tasks[0]?.done ? 'good' : 'plain'} onPress={() => ui.open('tasks')}>
        {t(tasks[0]?.done ? 'tasks.take' : 'tasks.all')}
      </Button>
    </section>
  )
})
