// The daily reward by the day of the streak. The seventh repeats until the streak is interrupted.
import type { World } from '@skystair/contract'

export const everyday: World['everyday'] = [
  [{ kind: 'gold', amount: 150 }],
  [{ kind: 'gold', amount: 250 }],
  [
    { kind: 'gold', amount: 250 },
    { kind: 'mithril', amount: 5 },
  ],
  [{ kind: 'crystal', amount: 15 }],
  [
    { kind: 'gold', amount: 400 },
    { kind: 'elixir', amount: 3 },
    { kind: 'caviar', amount: 1 },
  ],
  [
    { kind: 'crystal', amount: 25 },
    { kind: 'tickets', amount: 1 },
  ],
  [
    { kind: 'gold', amount: 600 },
    { kind: 'mithril', amount: 15 },
    { kind: 'tickets', amount: 1 },
    { kind: 'caviar', amount: 1 },
    { kind: 'sulfur', amount: 2 },
  ],
]
