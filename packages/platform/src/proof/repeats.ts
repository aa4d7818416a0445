import { DAY } from '@skystair/contract/time'
import { type Proven, type ServerHost, ServerRefusal, type Setting } from '../server.ts'

/**
 * How often a launch with a time opens a session until it expires. A browser that stores nothing for a frame forgets its session at each reload, and the
 * page then sends the launch again that it was opened with.
 */
export const RELOADS = 24

/**
 * The setting for a portal whose launches have no time and are always the same for a player. Valid once, they would lock the player out;
 * valid for ever, they would be a password. So each is valid several times a day.
 */
export const repeatSetting = (prefix: string, portal: string): Readonly<Record<string, Setting>> => ({
  [`${prefix}_LAUNCHES_A_DAY`]: {
    about: `${portal}: how often a day the same launch may open a session, as launches have no time; 1 if every launch is different.`,
    secret: false,
    otherwise: '24',
  },
})

/** Returns how long and how often such a launch is valid. Throws PLATFORM_NOT_SET if the setting is no positive whole number. */
export function repeatable(prefix: string, host: ServerHost): Pick<Proven, 'until' | 'times'> {
  const times = Number(host.needed(`${prefix}_LAUNCHES_A_DAY`))
  if (!Number.isSafeInteger(times) || times < 1) throw new ServerRefusal('PLATFORM_NOT_SET', 'Launches a day are a whole number above zero')
  return { until: host.now + DAY, times }
}
