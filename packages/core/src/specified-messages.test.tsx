// The messages that the specification words: each is seen by a test of the window or of the action that shows it, and where a button is off, it says so.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { contactProblem, nameProblem } from '@skystair/contract/account-rules'
import en from '@skystair/world/texts/en/index'
import ru from '@skystair/world/texts/ru/index'
import { specifiedMessages } from '@skystair/world/texts/specified-messages'
import { describe, expect, it } from 'vitest'
import { campaignOffer } from '../testing/campaign-fixtures.ts'
import { candidate, clanInfo } from '../testing/clan-fixtures.ts'
import { creature, NOW, player } from '../testing/fixtures.ts'
import { draw } from '../testing/render.tsx'
import { playing } from '../testing/services.ts'
import { wheelStatus } from '../testing/wheel-fixtures.ts'
import { OfferCard } from './areas/campaign/offer-card.tsx'
import { WheelStore } from './areas/campaign/wheel/store.ts'
import { WheelWindow } from './areas/campaign/wheel/window.tsx'
import { SilencedNote } from './areas/chat/silenced-note.tsx'
import { CandidateStore } from './areas/clan/mine/candidate-store.ts'
import { Candidates } from './areas/clan/mine/candidates.tsx'
import { Themes } from './areas/clan/mine/themes.tsx'
import { ClanStore } from './areas/clan/store.ts'
import { CardStore } from './areas/hero/card-store.ts'
import { ForceStore } from './areas/hero/force-store.ts'
import { ForcesSection } from './areas/hero/forces-section.tsx'
import { Profile } from './areas/hero/window.tsx'
import { ShelfCard } from './areas/shop/shelf-card.tsx'
import { shortageKey } from './services/texts.ts'
import { ConnectionProblem, Reload } from './ui/connection-problem.tsx'
import { Button } from './ui/kit/button.tsx'
import { Field } from './ui/kit/field.tsx'

type Game = ReturnType<typeof playing>
const hero = creature(1)
const poorClan = () => {
  const info = clanInfo({ permissions: ['EDIT_ABOUT'] })
  return { ...info, clan: { ...info.clan, themeChanges: 3, clanStat: { ...info.clan.clanStat, gems: 0 } } }
}

/** A field of a form with what is wrong with it. */
const field = ({ texts }: Game, problem: string | null) => (
  <Field label="" value="" onChange={() => {}} error={problem && texts.t(`error.${problem}`)} />
)

/** Cases, many of them with a button that is off: the message, and the window in that state. */
const cases: readonly [name: string, key: (texts: typeof en) => string, window: (game: Game) => Promise<Parameters<typeof draw>[1]>][] = [
  [
    'the budget of a clan that cannot pay for a theme',
    ({ error }) => error.CLAN_RESOURCES,
    async ({ services }) => {
      services.get(ClanStore).mine.set({ info: poorClan() })
      return <Themes info={poorClan()} />
    },
  ],
  [
    'a wheel without tickets',
    ({ message }) => message.notEnoughTickets,
    async ({ services }) => {
      const status = wheelStatus()
      services.get(WheelStore).status.set({ ...status, wheels: status.wheels.map((wheel) => ({ ...wheel, tickets: 0 })) })
      return <WheelWindow />
    },
  ],
  [
    'the card of the elephant while all heroes stand',
    ({ error }) => error.ONLY_DEAD,
    async ({ services }) => {
      services.get(CardStore).choose('ELEPHANT')
      return <Profile initialPage="cards" />
    },
  ],
  [
    'hammers that are all free',
    ({ error }) => error.NO_ACTIVE_HAMMERS,
    async ({ services, server }) => {
      server.on('GET /api/force/{creatureId}/options', { hammers: { current: 2, max: 2 }, hammerPrice: null, level: 15, forces: [] })
      await services.get(ForceStore).hero.show(hero.id)
      return <ForcesSection hero={hero} />
    },
  ],
  [
    'an offer that was taken',
    ({ error }) => error.ALREADY_TAKEN,
    async () => <OfferCard offer={campaignOffer(1, 'knight_helm', { refusal: 'ALREADY_TAKEN' })} />,
  ],
  [
    'a full clan',
    ({ error }) => error.CLAN_FULL,
    async ({ services }) => {
      const { clan, ...info } = clanInfo()
      services.get(ClanStore).mine.set({ info: { ...info, clan: { ...clan, membersCurr: clan.membersMax } } })
      services.get(CandidateStore).candidates.set([candidate(1, { invitation: 'WANTS_TO_THE_CLAN' })])
      return <Candidates />
    },
  ],
  [
    'an offer for more tokens than the player has',
    ({ message }) => message.notEnoughTokens,
    async ({ texts }) => (
      <ShelfCard picture={null} name="Ark" price={[]} why={texts.t(shortageKey('tokens'))} busy={false} onBuy={() => {}} />
    ),
  ],
  ['a field with a short nickname', ({ error }) => error.NAME_TOO_SHORT, async (game) => field(game, nameProblem('ab'))],
  ['a field without mail or phone', ({ error }) => error.CONTACT_EMPTY, async (game) => field(game, contactProblem(' '))],
  ['a field with half a phone', ({ error }) => error.PHONE_INVALID, async (game) => field(game, contactProblem('+1'))],
  ['a lost connection', ({ boot }) => boot.connectionLost, async () => <ConnectionProblem />],
  ['a lost connection, below its title', ({ boot }) => boot.tryLater, async () => <ConnectionProblem />],
  ['a game that does not start', ({ boot }) => boot.initError, async () => <Reload />],
  ['a ban from the chat', ({ error }) => error.CHAT_BANNED, async () => <SilencedNote why="CHAT_BANNED" />],
]

describe.each([
  ['EN', en],
  ['RU', ru],
] as const)('in %s', (lang, texts) => {
  it.each(cases)('%s: the specified message is the first sentence', async (_, key, window) => {
    const game = playing(
      {
        ...{ level: 20, accessLevel: 'PLAYER', creatures: [hero], chatBannedUntil: NOW + 86_400_000, chatBanReason: 'INSULTS' },
        ...{ cards: [{ card: 'ELEPHANT', of: null, count: 1, until: null }], resources: { ...player().resources, mithril: 0 } },
      },
      { texts },
    )
    await game.texts.use(lang)
    const { html } = draw(game.services, await window(game))
    const message = key(texts as typeof en)
    const escaped = message.replaceAll("'", '&#x27;')
    // It begins an element: nothing stands before it.
    expect(html).toContain(`>${escaped}`)
  })
})

it('a button that is off for a reason stays in reach of the keyboard, is described by the reason, and says it when it is pressed', () => {
  const { services } = playing({}, { texts: en })
  const { html, off } = draw(
    services,
    <Button why="Not enough tickets" onPress={() => {}}>
      Spin
    </Button>,
  )
  const id = /aria-describedby="([^"]+)"/.exec(html)?.[1]
  expect([off, html.includes(' disabled'), html.includes(`<span id="${id}" hidden="">Not enough tickets</span>`)]).toEqual([
    ['Spin'],
    false,
    true,
  ])
})

/** Returns the paths of the texts that are a message, such as `error.CHAT_BANNED`. */
function keysOf(texts: object, wording: string, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const here = path ? `${path}.${key}` : key
    return typeof value === 'string' ? (value === wording ? [here] : []) : keysOf(value as object, wording, here)
  })
}

it('every specified message is seen by a test of what shows it', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const tests = globSync(['core/src/**/*.test.{ts,tsx}', 'e2e/src/**/*.test.ts'], { cwd: root })
    .filter((file) => !file.includes('specified-messages'))
    .map((file) => readFileSync(`${root}${file}`, 'utf8'))
    .join('\n')
  const own = cases.map(([, key]) => key(en))
  const unseen = specifiedMessages.filter((wording) => {
    const [plain = ''] = wording.split(' {{')
    // Forms are tested by the code of the text that they show.
    const isNamed = (key: string) => tests.includes(key) || tests.includes(`'${key.split('.').at(-1)}'`)
    return !own.includes(wording) && !tests.includes(plain) && !keysOf(en, wording).some(isNamed)
  })
  expect(unseen).toEqual([])
})
