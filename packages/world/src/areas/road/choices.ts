// What players can decide about captives and strangers of the road. Not part of the world's index: the rules do not need it.
import type { ChoiceRow, Place } from '@skystair/contract'

/** Before this stair everybody is met for the first time, and the guide explains what to do. */
const FROM = 16

export const choices: readonly ChoiceRow[] = [
  { id: 'FREE', placeType: 'GAINABLE', fromStair: FROM, goodPoints: 1, evilPoints: 0, goldPercent: null },
  { id: 'RANSOM', placeType: 'GAINABLE', fromStair: FROM, goodPoints: 0, evilPoints: 1, goldPercent: 1500 },
  { id: 'SHARE', placeType: 'TALKER', fromStair: FROM, goodPoints: 1, evilPoints: 0, goldPercent: 0 },
  { id: 'FLEECE', placeType: 'TALKER', fromStair: FROM, goodPoints: 0, evilPoints: 1, goldPercent: 300 },
]

/** Chance meetings with the cat and the rabbit, who are no strangers. */
export const guideChats: readonly string[] = ['chat3', 'chat4', 'chat5', 'chat14', 'chat16', 'chat22', 'chat23', 'chat24']

const isStranger = (subject: string | null): boolean => (subject?.startsWith('chat') ?? false) && !guideChats.includes(subject ?? '')

/** Returns the choices that a player has at a place. Persons of the story leave none. */
export const choicesAt = ({ placeType, stair, subject }: Pick<Place, 'placeType' | 'stair' | 'subject'>): readonly ChoiceRow[] =>
  placeType === 'TALKER' && !isStranger(subject) ? [] : choices.filter((row) => row.placeType === placeType && stair >= row.fromStair)
