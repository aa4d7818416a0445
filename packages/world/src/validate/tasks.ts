// Tasks that can be done, and events that come every year.
import type { TaskKind, YearlyMoment } from '@skystair/contract'
import { CreatureClass, EventTask, PlaceType } from '@skystair/contract/enums'
import { type Check, type Content, lastStair, resourcesOf, where, whole } from './content.ts'

/** Tags that the rules give to won fights, besides classes and bosses. */
const fightTags = ['boss', 'whole', 'swift', 'bare', 'supplied', 'few', 'six', 'sides']
/** Team assignments of a day. */
const A_DAY = 2
/** February has its 28 days every year. */
const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether an event of the task's type can ever have the tag that the task asks for. */
function canHaveTag(content: Content, { type, of, fromStair, after }: TaskKind): boolean {
  if (of === undefined) return type !== 'FIND'
  if (type === 'WIN') {
    const stair = content.world.guards.find(({ imageId, boss }) => boss && imageId === of)?.stair
    // A boss falls once: a mission that opens later can never be done.
    if (stair !== undefined) return fromStair <= stair && after === undefined
    return fightTags.includes(of) || CreatureClass.some((cls) => `class:${cls}` === of)
  }
  if (type === 'TAKE') return PlaceType.includes(of as PlaceType) || resourcesOf(content).has(of)
  if (type === 'LISTEN') return PlaceType.includes(of as PlaceType)
  return type === 'FIND' && EventTask.includes(of as EventTask)
}

/** Whether a task waits for itself, through others too; such a task never opens. */
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
      (task) => !canHaveTag(content, task),
      ({ id, type, of }) => `task ${id} asks for ${type} of ${of}, which cannot be done`,
    ),
    ...where(
      tasks,
      ({ type, goal, fromStair }) => fromStair < 1 || fromStair > last || (type === 'REACH' && goal > last),
      ({ id }) => `task ${id} leads beyond the road`,
    ),
    ...where(
      tasks,
      (task) => waitsForever(tasks, task),
      ({ id }) => `task ${id} waits for itself`,
    ),
    ...where(
      tasks,
      ({ group, event, type }) => (group === 'EVENT') !== (event !== undefined) || (group === 'EVENT') !== (type === 'FIND'),
      ({ id }) => `task ${id}: event tasks, and only they, belong to an event and ask for finds`,
    ),
    // Otherwise the assignments of a day would change while a player climbs.
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
