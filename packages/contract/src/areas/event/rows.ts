/** A moment of every year, by the server's clock (UTC): month and day from 1, hour, minute. */
export type YearlyMoment = readonly [month: number, day: number, hour: number, minute: number]

/** An event that comes back every year. Texts: `event.<id>.name` and `.about`. While it lasts, the items that its tasks ask for lie along the road. */
export interface EventKind {
  readonly id: string
  /** Catalogue number from 1 to 99, stable for ever. */
  readonly number: number
  readonly from: YearlyMoment
  /** The last minute that belongs to it. */
  readonly to: YearlyMoment
  /** Only for players of this language. */
  readonly lang?: 'RU' | 'EN'
}
