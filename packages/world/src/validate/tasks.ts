// Tasks that can be done, and events that come every year.
import type { TaskKind, YearlyMoment } from '@skystair/contract'
import { CreatureClass, EventTask, PlaceType } from '@skystair/contract/enums'
import { type Check, type Content, lastStair, resourcesOf, where, whole } from './content.ts'

/** What may be asked of a won fight besides classes and masters: see the marks of fights in the rules. */
const fightMarks = ['boss', 'whole', 'swift', 'bare', 'supplied', 'few', 'six', 'sides']
/** Team assignments that are drawn for a day. */
const A_DAY = 2
/** February has its 28 days every year. */
const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether a deed can ever bear the mark that the task asks for. */
function canBeMarked(content: Content, { deed, of, fromStair, after }: TaskKind): boolean {
  if (of === undefined) return deed !== 'FIND'
  if (deed === 'WIN') {
    const stair = content.world.guards.find(({ imageId, boss }) => boss && imageId === of)?.stair
    // A master falls once: whoever opens its mission too late can never do it.
    if (stair !== undefined) return fromStair <= stair && after === undefined
    return fightMarks.includes(of) || CreatureClass.some((cls) => `class:${cls}` === of)
  }
  if (deed === 'TAKE') return PlaceType.includes(of as PlaceType) || resourcesOf(content).has(of)
  if (deed === 'LISTEN') return PlaceType.includes(of as PlaceType)
  return deed === 'FIND' && EventTask.includes(of as EventTask)
}

/** Follows what a task waits for; a task that waits for itself never opens. */
function waitsForever(tasks: readonly TaskKind[], task: TaskKind): boolean {
  const met = new Set<string>()
  for (let at: TaskKind | undefined = task; at; ) {
    if (met.has(at.id)) return true
    met.add(at.id)
    const { after }: TaskKind = at
    at = tasks.find(({ id }) => id === after)
  }
  return false
}

const doable: Check = (content) => {
  const { tasks } = content.world
  const last = lastStair(content.world)
  const team = tasks.filter(({ group }) => group === 'TEAM')
  return [
    ...where(
      tasks,
      ({ number, goal }) => !whole(number) || number > 999 || !whole(goal),
      ({ id, number, goal }) => `task ${id} has number ${number} and goal ${goal}`,
    ),
    ...where(
      tasks,
      (task) => !canBeMarked(content, task),
      ({ id, deed, of }) => `task ${id} asks for ${deed} of ${of}, which cannot be done`,
    ),
    ...where(
      tasks,
      ({ deed, goal, fromStair }) => fromStair < 1 || fromStair > last || (deed === 'REACH' && goal > last),
      ({ id }) => `task ${id} leads beyond the road`,
    ),
    ...where(
      tasks,
      (task) => waitsForever(tasks, task),
      ({ id }) => `task ${id} waits for itself`,
    ),
    ...where(
      tasks,
      ({ group, event, deed }) => (group === 'EVENT') !== (event !== undefined) || (group === 'EVENT') !== (deed === 'FIND'),
      ({ id }) => `task ${id}: event tasks, and only they, belong to an event and ask for finds`,
    ),
    // Else what a player is given for the day would change while it climbs.
    ...where(
      team,
      ({ fromStair }) => fromStair !== team[0]?.fromStair,
      ({ id }) => `assignment ${id} opens at another stair than the others`,
    ),
    ...(team.length < A_DAY ? [`there are too few assignments for a day: ${team.length}`] : []),
  ]
}

const minuteOf = ([month, day, hour, minute]: YearlyMoment): number => ((month * 31 + day) * 24 + hour) * 60 + minute
const everyYear = ([month, day, hour, minute]: YearlyMoment): boolean =>
  whole(day) && day <= (days[month - 1] ?? 0) && whole(hour, 0) && hour < 24 && whole(minute, 0) && minute < 60

const events: Check = ({ world }) => [
  ...where(
    world.events,
    ({ from, to }) => !everyYear(from) || !everyYear(to),
    ({ id }) => `event ${id} has a date that not every year has`,
  ),
  ...where(
    world.events,
    ({ from, to }) => minuteOf(from) > minuteOf(to),
    ({ id }) => `event ${id} ends before it begins`,
  ),
  ...where(
    world.events,
    ({ number }) => !whole(number) || number > 99,
    ({ id, number }) => `event ${id} has number ${number}`,
  ),
  ...where(
    world.events,
    ({ id }) => !world.tasks.some(({ event }) => event === id),
    ({ id }) => `event ${id} has nothing to do`,
  ),
  ...where(
    EventTask,
    (code) => !world.tasks.some(({ id, of }) => id === code && of === code),
    (code) => `nobody asks for ${code}`,
  ),
]

export const tasks: Check = (content) => [...doable(content), ...events(content)]
