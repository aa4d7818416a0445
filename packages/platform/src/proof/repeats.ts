import { type Proven, type ServerHost, ServerRefusal, type Setting } from '../server.ts'

const DAY = 86_400_000

/**
 * The setting of a portal whose launches carry no time and are the same for a player each time. Taken once they would lock their own player
 * out, and taken for ever they would be a password: so each is taken a number of times a day.
 */
export const repeatSetting = (prefix: string, portal: string): Readonly<Record<string, Setting>> => ({
  [`${prefix}_LAUNCHES_A_DAY`]: {
    about: `${portal}: how often a day one and the same launch may open a session; its launches say no time. 1 where each launch turns out to be a new one.`,
    secret: false,
    otherwise: '24',
  },
})

/** How long and how often such a launch is good, by the setting. */
export function repeatable(prefix: string, host: ServerHost): Pick<Proven, 'until' | 'times'> {
  const times = Number(host.needed(`${prefix}_LAUNCHES_A_DAY`))
  if (!Number.isSafeInteger(times) || times < 1) throw new ServerRefusal('PLATFORM_NOT_SET', 'Launches a day are a whole number above zero')
  return { until: host.now + DAY, times }
}
