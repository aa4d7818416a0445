// A month of many players on one ladder: the rules choose their rivals and play the fights, and winners take places as on the server.
import type { ArenaLeague, Creature } from '@skystair/contract'
import { DAY, HOUR, MINUTE } from '@skystair/contract/time'
import { ARENA_PLACES, type ArenaStairs, arenaStair, mainId, mix, opponentPlaces, powerOf, squadAt } from '@skystair/rules'
import { arranged, fightForPlace, type Style } from '@skystair/rules/sim'
import { world } from '@skystair/world'
import { arenaLevels, arenaRest, leagueRows, WON_FROM_ONE_A_DAY } from '@skystair/world/areas/arena/rows'
import { choose, type Offer } from './choice.ts'
import { type Entrant, type Morning, morningOf, type Plan } from './entrants.ts'

/** A fight that is over. Entrants are numbers in the order of arrival; null is a squad of the arena. */
export interface Fight {
  readonly at: number
  readonly attacker: number
  readonly defender: number | null
  readonly target: number
  readonly won: boolean
  /** Whether the attacker got the place. */
  readonly taken: boolean
  /** The defender's power in hundredths of the attacker's. */
  readonly power: number
}

export interface ArenaMonth {
  readonly days: number
  readonly plans: readonly Plan[]
  readonly fights: readonly Fight[]
  /** By day, the place of each entrant at its end; 0 before entering. */
  readonly places: readonly (readonly number[])[]
}

const stairs = Object.fromEntries(leagueRows.map(({ league, stairs: each }) => [league, each])) as Record<
  ArenaLeague,
  readonly [number, number]
> satisfies ArenaStairs

/** Hours after waking at which players look at the arena, by temperament. */
const VISITS: Readonly<Record<Style['name'], readonly number[]>> = { careless: [5, 14], steady: [0, 10, 14], clever: [0, 5, 10, 14] }
/** How long a fight takes. */
const LENGTH = 2 * MINUTE

/** Returns all visits of the month in their order. */
function visitsOf(plans: readonly Plan[], days: number): { readonly at: number; readonly who: number }[] {
  const visits = plans.flatMap(({ style, seed, arrives, wakes }, who) =>
    Array.from({ length: days - arrives }, (_, day) =>
      VISITS[style.name].map((hour) => ({ at: (arrives + day) * DAY + ((wakes + hour) % 24) * HOUR + (mix(seed, day, hour) % HOUR), who })),
    ).flat(),
  )
  return visits.sort((a, b) => a.at - b.at || a.who - b.who)
}

/** Plays a month. `histories` are those of the plans. */
export function playArenaMonth(plans: readonly Plan[], histories: readonly (readonly Morning[])[], days: number): ArenaMonth {
  const entrants = plans.map((plan, i): Entrant => ({ ...plan, history: histories[i]!, place: 0, restUntil: 0, fights: 0 }))
  const holders = new Map<number, number>()
  const house = new Map<number, readonly Creature[]>()
  const fights: Fight[] = []
  const places: number[][] = []
  const wonFrom = new Map<string, number>()
  const pending: Omit<Fight, 'taken'>[] = []
  let last = ARENA_PLACES

  const squadOn = (place: number, now: number): readonly Creature[] => {
    const holder = holders.get(place)
    if (holder !== undefined) return morningOf(entrants[holder]!, now)!.squad
    const stair = arenaStair(place, stairs)
    if (!house.has(stair)) house.set(stair, arranged(squadAt(world, mainId(stair, 0))!.creatures))
    return house.get(stair)!
  }
  const pairOf = (who: number, other: number, now: number) => `${Math.trunc(now / DAY)}:${who}:${other}`

  function settle(fight: Omit<Fight, 'taken'>): void {
    const me = entrants[fight.attacker]!
    const other = fight.defender === null ? null : entrants[fight.defender]!
    const stands = other ? other.place === fight.target : !holders.has(fight.target)
    const taken = fight.won && stands && fight.target < me.place
    if (taken) {
      if (other) {
        other.place = me.place
        holders.set(me.place, fight.defender!)
        const pair = pairOf(fight.attacker, fight.defender!, fight.at)
        wonFrom.set(pair, (wonFrom.get(pair) ?? 0) + 1)
      } else holders.delete(me.place)
      me.place = fight.target
      holders.set(fight.target, fight.attacker)
    }
    me.fights++
    fights.push({ ...fight, taken })
  }

  function visit(at: number, who: number): void {
    const me = entrants[who]!
    const morning = morningOf(me, at)
    if (!morning || morning.level < arenaLevels.open || at < me.restUntil) return
    if (me.place === 0) {
      me.place = ++last
      holders.set(me.place, who)
    }
    const own = powerOf(morning.squad)
    const offers = opponentPlaces(me.place, last, mix(who, me.fights)).flatMap((place): Offer[] => {
      const holder = holders.get(place) ?? null
      if (holder !== null && (wonFrom.get(pairOf(who, holder, at)) ?? 0) >= WON_FROM_ONE_A_DAY) return []
      const squad = squadOn(place, at)
      return [{ place, holder, squad, power: Math.trunc((100 * powerOf(squad)) / own) }]
    })
    const target = choose(me.style, me.place, offers, mix(me.seed, me.fights, 7))
    if (!target) return
    const seed = mix(me.seed, at, target.place)
    const won = fightForPlace(world, { style: me.style, stair: morning.stair, own: morning.squad, enemy: target.squad, seed })
    me.restUntil = at + arenaRest.minutes * MINUTE
    pending.push({ at: at + LENGTH, attacker: who, defender: target.holder, target: target.place, won, power: target.power })
  }

  const endDays = (until: number) => {
    while (places.length < until) places.push(entrants.map(({ place }) => place))
  }
  for (const { at, who } of visitsOf(plans, days)) {
    while (pending.length > 0 && pending[0]!.at <= at) settle(pending.shift()!)
    endDays(Math.trunc(at / DAY))
    visit(at, who)
  }
  for (const fight of pending) settle(fight)
  endDays(days)
  return { days, plans, fights, places }
}
