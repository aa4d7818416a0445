import type { Faction } from '@skystair/contract'

export default { SUN: 'Солнце', MOON: 'Луна', SHADOW: 'Тень', NONE: 'Сам по себе' } satisfies Record<Faction, string>
