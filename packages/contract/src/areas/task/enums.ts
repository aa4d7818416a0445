/** What is done once along the way, what takes a part of the story, what changes daily and is for the squad, what belongs to an event. */
export const TaskGroup = ['TASK', 'MISSION', 'TEAM', 'EVENT'] as const
export type TaskGroup = (typeof TaskGroup)[number]

/** What a task can ask for. REACH and LEVEL compare the highest stair won and the level with the goal; the others count what happens. */
export const TaskType = ['TAKE', 'WIN', 'JOIN', 'LISTEN', 'TURN', 'TRAVEL', 'DRINK', 'HEAL', 'DAILY', 'FIND', 'REACH', 'LEVEL'] as const
export type TaskType = (typeof TaskType)[number]
