import { DAY } from '@skystair/contract/time'
import { advert, freeOptions } from '@skystair/world/areas/bank/rows'
import { sharedPages } from '../areas/load/repository.ts'
import { newcomers } from '../areas/player/repository.ts'
import { FRIENDS_A_DAY, START_BONUS } from '../areas/referral/referral.ts'
import { inviters } from '../areas/referral/repository.ts'
import { gemsGained, type LedgerPart, topGainers } from '../economy/gained.ts'
import type { Tx } from '../storage/db.ts'
import { secondAccountsReport } from './second-accounts.ts'
import { table } from './table.ts'

const SPANS = [1, 7, 30] as const
const LISTED = 10

/** A way to gain gems without paying or fighting, and the limit that keeps players from farming it. */
interface Source extends LedgerPart {
  readonly title: string
  readonly cap: string
}

const freeGems = freeOptions.flatMap(({ id, rewards, limit }) =>
  rewards.flatMap((reward) =>
    reward.kind === 'resource' && reward.resource === 'mithril' ? [{ id, amount: reward.amount, hours: limit?.hours }] : [],
  ),
)

export const sources: readonly Source[] = [
  { title: 'adverts', reason: 'advert', cap: `${advert.aDay} a day, ${advert.gems} gems each, ${advert.seconds} s apart` },
  {
    title: 'invited friends',
    reason: 'referral',
    notRef: 'referral:start',
    cap: `${FRIENDS_A_DAY} stairs a day, of friends registered and a day old; and their purchases`,
  },
  { title: 'coming by a code', reason: 'referral', ref: 'referral:start', cap: `${START_BONUS} gems, once for each account` },
  { title: 'promotions', reason: 'promotion', cap: 'each once for each account' },
  { title: 'free in the bank', reason: 'bank', cap: freeGems.map(({ amount, hours }) => `${amount} gems every ${hours} h`).join(', ') },
]

/** Returns the gems that players gained without paying or fighting, and the accounts that one person seems to use, as text for the operator. */
export async function farmingReport(tx: Tx, now: number): Promise<string> {
  const since = (days: number) => now - days * DAY
  const gained = []
  for (const source of sources) {
    const spans = []
    for (const days of SPANS) spans.push(await gemsGained(tx, source, since(days)))
    const { players, most } = spans.at(-1)!
    gained.push([source.title, ...spans.map(({ gems }) => gems), players, most, source.cap])
  }
  const came = []
  for (const days of SPANS) {
    const { players, guests } = await newcomers(tx, since(days))
    const shared = await sharedPages(tx, since(days))
    came.push([`${days} d`, players, guests, shared.pages, shared.players, shared.most])
  }
  const top = await topGainers(tx, sources, since(30), LISTED)
  const inviting = await inviters(tx, since(30), LISTED)
  return [
    'Gems gained without paying or fighting',
    table(['source', ...SPANS.map((days) => `${days} d`), 'players, 30 d', 'most of one', 'limited to'], gained),
    '\nNew accounts, and accounts that were begun on one page: probably one person’s',
    table(['since', 'accounts', 'guests', 'pages', 'accounts there', 'most on one'], came),
    '\nMost gems so gained in 30 days',
    table(
      ['player', 'gems'],
      top.map(({ playerId, gems }) => [playerId, gems]),
    ),
    '\nMost friends invited in 30 days',
    table(
      ['player', 'friends', 'with stairs', 'gems brought'],
      inviting.map(({ inviterId, friends, counted, gems }) => [inviterId, friends, counted, gems]),
    ),
    `\n${await secondAccountsReport(tx, since(30), LISTED)}`,
  ].join('\n')
}
