import { readFileSync } from 'node:fs'
import { type CampaignTime, CampaignType } from '@skystair/contract'
import { campaignStarts, campaignsAt } from '@skystair/rules'
import { campaignTimes, MOST_AT_ONCE } from '@skystair/world/areas/campaign/rows'
import { type Config, ConfigError } from '../../config.ts'
import { setCampaignTimes } from './calendar.ts'

const DAY_HOURS = 24
const TWO_YEARS = 2 * 366 * DAY_HOURS * 3_600_000
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/
const LONGEST = { hours: 60 * DAY_HOURS, everyDays: 3660 } as const

const wrong = (sentence: string) => new ConfigError(`CAMPAIGNS_FILE ${sentence}`)
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isWhole = (value: unknown, most: number): value is number => Number.isInteger(value) && 1 <= Number(value) && Number(value) <= most

function foreignField(row: Record<string, unknown>, known: readonly string[]): string | undefined {
  return Object.keys(row).find((name) => !known.includes(name))
}

function timeFrom(row: unknown, number: number): CampaignTime {
  const at = `campaign ${number}`
  if (!isObject(row)) throw wrong(`holds a ${at} that is no object.`)
  const { type, from, hours, everyDays = null } = row
  const foreign = foreignField(row, ['type', 'from', 'hours', 'everyDays'])
  if (foreign !== undefined) throw wrong(`has the field "${foreign}" in ${at}, which there is not.`)
  const known = CampaignType.find((one) => one === type)
  if (!known || known === 'NO')
    throw wrong(`has the type ${JSON.stringify(type)} in ${at}; known are ${CampaignType.filter((one) => one !== 'NO').join(', ')}.`)
  const start = typeof from === 'string' && MOMENT.test(from) ? Date.parse(from) : Number.NaN
  if (Number.isNaN(start)) throw wrong(`has no moment such as "2026-12-24T08:00Z" as "from" in ${at}.`)
  if (!isWhole(hours, LONGEST.hours)) throw wrong(`needs a whole number from 1 to ${LONGEST.hours} as "hours" in ${at}.`)
  if (everyDays === null) return { type: known, from: start, hours, everyDays }
  if (!isWhole(everyDays, LONGEST.everyDays)) throw wrong(`needs a whole number from 1 to ${LONGEST.everyDays} as "everyDays" in ${at}.`)
  if (hours > everyDays * DAY_HOURS) throw wrong(`lets ${at} begin again before it ends.`)
  return { type: known, from: start, hours, everyDays }
}

/** Throws if a campaign overlaps with itself or too many campaigns overlap, within two years of the last row's first start. */
function checkTogether(times: readonly CampaignTime[]): void {
  const firsts = times.map(({ from }) => from)
  for (const start of campaignStarts(times, Math.min(...firsts), Math.max(...firsts) + TWO_YEARS)) {
    const types = campaignsAt(times, start).map(({ type }) => type)
    const moment = `${new Date(start).toISOString().slice(0, 16)}Z`
    const twice = types.find((type, i) => types.indexOf(type) !== i)
    if (twice) throw wrong(`has ${twice} on twice at ${moment}.`)
    if (types.length > MOST_AT_ONCE) throw wrong(`has more than ${MOST_AT_ONCE} campaigns on at ${moment}: ${types.join(', ')}.`)
  }
}

/** Returns the calendar that a file's text describes. Throws a ConfigError. */
export function calendarFrom(text: string): readonly CampaignTime[] {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    throw wrong('is no JSON.')
  }
  if (!isObject(file) || !Array.isArray(file.campaigns)) throw wrong('must hold an object with a list "campaigns".')
  const foreign = foreignField(file, ['keep', 'campaigns'])
  if (foreign !== undefined) throw wrong(`has the field "${foreign}", which there is not.`)
  const { keep = true } = file
  if (typeof keep !== 'boolean') throw wrong('needs true or false as "keep".')
  const times = [...(keep ? campaignTimes : []), ...file.campaigns.map((row, i) => timeFrom(row, i + 1))]
  if (times.length > 0) checkTogether(times)
  return times
}

/** Sets the calendar of this server: the game's own, or the one in the operator's file. Throws a ConfigError. */
export function setCalendar({ campaignsFile }: Pick<Config, 'campaignsFile'>): void {
  setCampaignTimes(campaignsFile === null ? campaignTimes : calendarFrom(readCalendar(campaignsFile)))
}

function readCalendar(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw wrong(`cannot be read: ${(error as Error).message}.`)
  }
}
