import type { CampaignTime, CampaignType, CampaignWindow } from '@skystair/contract'
import { DAY, HOUR } from '@skystair/contract/time'

/** One time of a campaign, in milliseconds since 1970. */
export interface ActiveCampaign {
  readonly type: CampaignType
  /** Its number among the times of its row, from 0. */
  readonly number: number
  readonly from: number
  /** The first moment after it. */
  readonly until: number
}

const timeOf = ({ type, from, hours, everyDays }: CampaignTime, number: number): ActiveCampaign => {
  const start = from + number * (everyDays ?? 0) * DAY
  return { type, number, from: start, until: start + hours * HOUR }
}

/** Returns the number of the last time that began by `now`; -1 before the first. */
const lastNumber = ({ from, everyDays }: CampaignWindow, now: number): number =>
  now < from ? -1 : everyDays === null ? 0 : Math.floor((now - from) / (everyDays * DAY))

/** Returns the campaigns that run at `now`, in the order of the rows. */
export const campaignsAt = (times: readonly CampaignTime[], now: number): ActiveCampaign[] =>
  times.flatMap((row) => {
    const number = lastNumber(row, now)
    const time = timeOf(row, number)
    return number >= 0 && now < time.until ? [time] : []
  })

/** Returns the next time of each row that begins after `now`, the soonest first. */
export const campaignsAfter = (times: readonly CampaignTime[], now: number): ActiveCampaign[] =>
  times
    .flatMap((row) => {
      const number = lastNumber(row, now) + 1
      return number > 0 && row.everyDays === null ? [] : [timeOf(row, number)]
    })
    .sort((a, b) => a.from - b.from)

/** Returns the moments from `from` until before `until` at which a campaign begins. Between two of them no more campaigns run than at the first. */
export function campaignStarts(times: readonly CampaignTime[], from: number, until: number): number[] {
  const starts = new Set<number>()
  for (const row of times) {
    let number = Math.max(0, lastNumber(row, from))
    for (let time = timeOf(row, number); time.from < until; time = timeOf(row, ++number)) {
      if (from <= time.from) starts.add(time.from)
      if (row.everyDays === null) break
    }
  }
  return [...starts].sort((a, b) => a - b)
}
