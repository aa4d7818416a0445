/** In this order: tasks that are done once, those of the story, those for the squad that change daily, and those of an event. */
export const TaskGroup = ['TASK', 'MISSION', 'TEAM', 'EVENT'] as const
export type TaskGroup = (typeof TaskGroup)[number]

/** The measure of a task. REACH and LEVEL compare the highest stair won, or the level, with the goal; the others count task events. */
export const TaskType = ['TAKE', 'WIN', 'JOIN', 'LISTEN', 'TURN', 'TRAVEL', 'DRINK', 'HEAL', 'DAILY', 'FIND', 'REACH', 'LEVEL'] as const
export type TaskType = (typeof TaskType)[number]
