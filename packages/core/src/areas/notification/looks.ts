import type { NoteKind } from '@skystair/contract'
import { noteValues } from '@skystair/contract/enums'
import type { Translate } from '../../services/texts.ts'
import type { Notification } from './notification.ts'

type Values = Readonly<Record<string, string>>

/** How a notification looks. */
interface Look {
  readonly icon: (values: Values) => string
  readonly words: (values: Values, t: Translate) => string
  /** The window that it links to. */
  readonly window?: string
  /** The tone of the message that is shown on arrival; undefined if none is shown. */
  readonly announced?: 'good' | 'bad'
}

const gemsOf = ({ gems }: Values, t: Translate) => t('bank.gems', { count: Number(gems) })
const nameOf = ({ name }: Values, t: Translate) => name || t('notification.someone')

const looks: Readonly<Record<NoteKind, Look>> = {
  levelUp: { icon: () => 'icon/star', words: ({ level = '' }, t) => t('notification.levelUp', { level }) },
  heroJoined: {
    icon: () => 'icon/heroes',
    words: ({ imageId }, t) => t('notification.heroJoined', { name: t(`creature.${imageId}.name`) }),
    window: 'profile',
  },
  gemsGranted: {
    icon: () => 'res/MITHRIL',
    words: (values, t) => t('notification.gemsGranted', { gems: gemsOf(values, t) }),
    window: 'bank',
  },
  gemsRefunded: {
    icon: () => 'icon/back',
    words: (values, t) => {
      const words = t('bank.refunded', { count: Number(values.gems) })
      return Number(values.left) < 0 ? `${words} ${t('bank.debt')}` : words
    },
    announced: 'bad',
  },
  giftGranted: {
    icon: () => 'icon/heart',
    words: (values, t) => t('bank.giftFrom', { gems: gemsOf(values, t), name: nameOf(values, t) }),
    window: 'bank',
    announced: 'good',
  },
  giftReceived: {
    icon: () => 'icon/gifts',
    words: (values, t) => t('notification.giftReceived', { gift: t(`gift.offer.${values.gift}.name`), name: nameOf(values, t) }),
    window: 'gifts',
    announced: 'good',
  },
  arenaReward: {
    icon: ({ league }) => `league/${league}`,
    words: ({ league }, t) => t('notification.arenaReward', { league: t(`arena.league.${league}`) }),
    window: 'arena',
    announced: 'good',
  },
  arenaLost: {
    icon: () => 'icon/swords',
    words: (values, t) => t('notification.arenaLost', { name: nameOf(values, t), place: values.place ?? '' }),
    window: 'arena',
    announced: 'bad',
  },
  arenaHeld: {
    icon: () => 'icon/shield',
    words: (values, t) => t('notification.arenaHeld', { name: nameOf(values, t) }),
    window: 'arena',
    announced: 'good',
  },
  raidReward: {
    icon: () => 'social/tower',
    words: (_, t) => t('notification.raidReward'),
    window: 'clan',
    announced: 'good',
  },
  nameTaken: {
    icon: () => 'icon/user',
    words: (values, t) => t('notification.nameTaken', { name: nameOf(values, t) }),
    window: 'rename',
    announced: 'bad',
  },
  contactChanged: {
    icon: () => 'icon/user',
    words: (_, t) => t('notification.contactChanged'),
    window: 'password',
    announced: 'bad',
  },
  passwordGuessed: {
    icon: () => 'icon/user',
    words: (_, t) => t('notification.passwordGuessed'),
    window: 'password',
    announced: 'bad',
  },
  clanNameTaken: {
    icon: () => 'icon/clan',
    words: ({ name = '' }, t) => t('notification.clanNameTaken', { name }),
    window: 'mail',
    announced: 'bad',
  },
}

/** Returns whether this version knows the kind: the server may be newer. */
export const isKnown = ({ kind }: Notification): boolean => kind in noteValues

/** Returns the look of a notification of a known kind. */
export const lookOf = ({ kind }: Notification): Look => looks[kind as NoteKind]
