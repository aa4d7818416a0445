/** Languages of the game's texts. */
export const Lang = ['RU', 'EN'] as const
export type Lang = (typeof Lang)[number]

/** A choice among the texts of players: those in one language, or in any. */
export const LangFilter = [...Lang, 'ANY'] as const
export type LangFilter = (typeof LangFilter)[number]

export const InterfaceMode = ['ORIGINAL', 'MODERN'] as const
export type InterfaceMode = (typeof InterfaceMode)[number]

export const Quality = ['AUTO', 'LOWEST', 'LOW', 'STANDARD', 'HIGH'] as const
export type Quality = (typeof Quality)[number]

export const MoveSpeedMode = ['DEFAULT_MODE', 'DOUBLED_MODE'] as const
export type MoveSpeedMode = (typeof MoveSpeedMode)[number]
