import { MONEY_CASES, type MoneyCase } from '@skystair/platform/simulator'
import type { Result } from './money-cases.ts'

const TITLES: Readonly<Record<MoneyCase, string>> = {
  PAID: 'paid',
  DOUBLED: 'bought in the offer of twice the gems, paid after its end',
  REPEATED: 'reported again',
  PAID_AGAIN: 'paid twice',
  REFUNDED: 'refunded after the grant',
  REFUNDED_FIRST: 'refunded before the grant',
  PARTLY_REFUNDED: 'refunded in part',
  OTHER_PRICE: 'another price',
  OTHER_CURRENCY: 'another currency',
  OTHER_PLAYER: 'another player’s order',
  TOO_EARLY: 'reported before the purchase is known',
  LOST: 'never reported',
}
const BEGIN = '<!-- The rest is written by packages/server/testing/write-payments.ts -->\n'

/** Returns docs/payments.md with the results in the place of its table and reasons. */
export function withResults(document: string, results: ReadonlyMap<string, Readonly<Record<MoneyCase, Result>>>): string {
  const notes: string[] = []
  const noteOf = (because: string) => {
    if (!notes.includes(because)) notes.push(because)
    return `(${notes.indexOf(because) + 1})`
  }
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const lines = [
    row(['channel', ...MONEY_CASES.map((what) => TITLES[what])]),
    row(['channel', ...MONEY_CASES].map(() => '---')),
    ...[...results].map(([channel, cases]) =>
      row([`\`${channel}\``, ...MONEY_CASES.map((what) => ('became' in cases[what] ? cases[what].became : noteOf(cases[what].because)))]),
    ),
  ]
  const end = document.indexOf(BEGIN)
  if (end < 0) throw new Error('docs/payments.md has no place for the table')
  const legend = notes.map((because, i) => `${i + 1}. ${because[0]!.toUpperCase()}${because.slice(1)}.`)
  return `${document.slice(0, end)}${BEGIN}\n${lines.join('\n')}\n\nWhy a channel cannot express a case:\n\n${legend.join('\n')}\n`
}
