import type { Task } from '@skystair/contract'
import { TaskGroup } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices } from '../../ui/context.ts'
import { duration } from '../../ui/format/format.ts'
import { gainLook, gainWords } from '../../ui/format/gain-look.ts'
import { useAmount } from '../../ui/format/use-amount.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Empty } from '../../ui/kit/empty.tsx'
import { Gains } from '../../ui/kit/gains.tsx'
import { Heading, Panel } from '../../ui/kit/panel.tsx'
import { Progress } from '../../ui/kit/progress.tsx'
import { Spoken } from '../../ui/kit/spoken.tsx'
import { useTabs } from '../../ui/kit/tabs.tsx'
import { Outlet } from '../../ui/outlet.tsx'
import { PlayerStore } from '../player/index.ts'
import { nextEvent } from './next-event.ts'
import { TaskStore } from './store.ts'

/** The window of tasks: tasks, missions, daily assignments, and those of an event. */
export const Tasks = observer(function Tasks() {
  const services = useServices()
  const { ui, t } = services
  const player = services.get(PlayerStore)
  const [store] = useState(() => new TaskStore(services))
  const format = useAmount('sentence')
  const tabs = TaskGroup.map((id) => ({ id, label: t(`tasks.${id}`), badge: store.waiting(id) }))
  const { bar, panel } = useTabs(tabs, store.chosen, store.choose, t('tasks.tabs'))
  const { gains } = store.taking
  const left = (until: number) =>
    until <= services.clock.now ? t('tasks.over') : t('tasks.left', { time: duration(until - services.clock.now, t) })
  return (
    <Panel
      className="sky-wide"
      title={t('tasks.title')}
      onClose={ui.close}
      tabs={bar}
      // Below the list, which would move away from the finger if rewards appeared above it.
      foot={gains.length > 0 ? <Gains gains={gains} roll /> : undefined}
    >
      <div {...panel} className="sky-column">
        {store.chosen === 'EVENT' && store.sections.length === 0 ? null : (
          <p className="sky-center sky-soft sky-small-text">{t(`tasks.about.${store.chosen}`)}</p>
        )}
        <Spoken as="p" className="sky-hidden">
          {gains.length > 0 ? `${t('tasks.thanks')} ${gains.map((gain) => gainWords(gain, t)).join(', ')}` : null}
        </Spoken>
        {store.chosen === 'EVENT' ? <Outlet name="task/events" /> : null}
        {store.waiting(store.chosen) > 1 ? (
          <div className="sky-row sky-center">
            <Button first small tone="good" disabled={store.taking.busy} onPress={() => void store.takeAll()}>
              {t('tasks.takeAll')}
            </Button>
          </div>
        ) : null}
        {store.sections.length > 0 ? null : store.chosen === 'EVENT' ? <NoEvent /> : <Empty text={t(`tasks.empty.${store.chosen}`)} />}
        {store.sections.map(({ event, until, tasks }) => (
          <section key={event ?? ''} className="sky-column">
            {event ? <Heading>{t(`event.${event}.name`)}</Heading> : null}
            {event ? <p className="sky-center">{t(`event.${event}.about`)}</p> : null}
            {until === null ? null : <p className="sky-center sky-good-text">{left(until)}</p>}
            {event ? (
              <p className="sky-center sky-num">{t('tasks.coins', { count: format(player.resources?.eventCurrency ?? 0) })}</p>
            ) : null}
            <ul className="sky-tasks">
              {tasks.map((task) => (
                <TaskRow key={task.id} task={task} store={store} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  )
})

/** Which event comes next, and when. */
export const NoEvent = observer(function NoEvent() {
  const { clock, lang, t } = useServices()
  const next = nextEvent(clock.now, lang)
  if (!next) return null
  const date = new Intl.DateTimeFormat(lang === 'RU' ? 'ru' : 'en', { day: 'numeric', month: 'long' }).format(next.from)
  return <Empty text={t('tasks.empty.EVENT', { name: t(`event.${next.id}.name`), date })} />
})

/** One task: what to do, its progress, and its reward. */
const TaskRow = observer(function TaskRow({ task, store }: { readonly task: Task; readonly store: TaskStore }) {
  const { t } = useServices()
  const format = useAmount('sentence')
  const name = t(`task.${task.taskId}.name`)
  return (
    <li className={`sky-box${task.done ? ' sky-task-done' : ''}${task.taken ? ' sky-task-taken' : ''}`}>
      <div className="sky-task-words">
        <b>{name}</b>
        <p className="sky-small-text">{t(`task.${task.taskId}.about`)}</p>
        <Progress
          label={name}
          value={task.progress}
          max={task.goal}
          text={t('tasks.progress', { current: format(task.progress), total: format(task.goal) })}
        />
      </div>
      <div className="sky-task-gains">
        <ul aria-label={t('tasks.reward')}>
          {task.gains.map(({ kind, amount }) => {
            const look = gainLook(kind, t, amount)
            return (
              <li key={kind} title={look.name}>
                <Sprite frame={look.frame} size={28} />
                <span className="sky-num">{format(amount)}</span>
                <span className="sky-hidden">{look.name}</span>
              </li>
            )
          })}
        </ul>
        {task.done ? (
          <Button small disabled={store.taking.busy} label={`${t('tasks.take')}: ${name}`} onPress={() => void store.take(task)}>
            {t('tasks.take')}
          </Button>
        ) : null}
        {task.taken ? <span className="sky-good-text sky-small-text">{t('tasks.taken')}</span> : null}
      </div>
    </li>
  )
})
