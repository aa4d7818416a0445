// Tasks that can be done, and events that come every year.
import type { TaskKind, YearlyMoment } from '@skystair/contract'
import { CreatureClass, EventTask, PlaceType } from '@skystair/contract/enums'
import { type Check, type Content, lastStair, resourcesOf, where, whole } from './content.ts'

/** Tags that the rules give to victories, besides classes and bosses. */
const fightTags = ['boss', 'whole', 'swift', 'bare', 'supplied', 'few', 'six', 'sides']
/** Team assignments per day. */
const A_DAY = 2
/** February always has 28 days. */
const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** True if an event of the task's type can have the tag that the task requires. */
function canHaveTag(content: Content, { type, of, fromStair, after }: TaskKind): boolean {
  if (of === undefined) return type !== 'FIND'
  if (type === 'WIN') {
    const stair = content.world.guards.find(({ imageId, boss }) => boss && imageId === of)?.stair
    // A boss is defeated only once: a mission that opens later could never be done.
    if (stair !== undefined) return fromStair <= stair && after === undefined
    return fightTags.includes(of) || CreatureClass.some((cls) => `class:${cls}` === of)
  }
  if (type === 'TAKE') return PlaceType.includes(of as PlaceType) || resourcesOf(content).has(of)
  if (type === 'LISTEN') return PlaceType.includes(of as PlaceType)
  return type === 'FIND' && EventTask.includes(of as EventTask)
}

/** True if a task requires itself, also through others; such a task never opens. */
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
      ({ id }) => `task ${id} requires itself`,
    ),
    ...where(
      tasks,
      ({ group, event, type }) => (group === 'EVENT') !== (event !== undefined) || (group === 'EVENT') !== (type === 'FIND'),
      ({ id }) => `task ${id}: exactly the event tasks belong to an event and have the type FIND`,
    ),
    // Otherwise the assignments of a day would change while a player advances.
    ...where(
      team,
      ({ fromStair }) => fromStair !== team[0]?.fromStair,
      ({ id }) => `assignment ${id} does not open at the same stair as the others`,
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
    ({ id }) => `event ${id} has a date that does not exist every year`,
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
    ({ id }) => `event ${id} has no tasks`,
  ),
  ...where(
    EventTask,
    (code) => !world.tasks.some(({ id, of }) => id === code && of === code),
    (code) => `no task has the code ${code}`,
  ),
]

export const tasks: Check = (content) => [...doable(content), ...events(content)]
