/** A moment of every year in UTC: month (from 1), day (from 1), hour, minute. */
export type YearlyMoment = readonly [month: number, day: number, hour: number, minute: number]

/** An event that repeats every year. Texts: `event.<id>.name` and `.about`. While it is active, players find the items of its tasks along the road. */
export interface EventKind {
  readonly id: string
  /** Catalogue number, 1 to 99. Never changes. */
  readonly number: number
  readonly from: YearlyMoment
  /** The last minute of the event. */
  readonly to: YearlyMoment
  /** Only for players with this language. */
  readonly lang?: 'RU' | 'EN'
}
