// The shapes of what packages/world states as data and packages/rules computes with. Plain types: these never cross the wire as such.
import type { Creature } from './areas/hero/entities.ts'
import type { OfferRow } from './economy/offer.ts'
import type {
  ArtifactEffect,
  BoosterFamily,
  BoosterSize,
  CardKind,
  CreatureClass,
  Faction,
  PlaceType,
  Rarity,
  ResourceName,
  SkillType,
  TaskDeed,
  TaskGroup,
} from './enums.ts'

/** A kind of creature: what every one of its kind starts with at level 1 and rank 0. */
export interface CreatureKind {
  /** Catalogue number, stable for ever. */
  readonly id: number
  /** Name in snake case, unique; premium ones end with `_ob`. Texts are `creature.<imageId>.name` and `.lore`. */
  readonly imageId: string
  readonly class: CreatureClass
  readonly faction: Faction
  readonly rarity: Creature['rarity']
  readonly premium: boolean
  /** Can be had from the ark: twelve forces, of up to fifteen or sixteen ranks. */
  readonly ark: boolean
  readonly health: number
  readonly attack: number
  readonly defence: number
  readonly immortality: number
  readonly slots: number
  readonly maxRank: number
  readonly skills: readonly { readonly skillType: SkillType; readonly valueTotal: number }[]
  /** Stairs between which it is met on the road; 0 and 0 for those that are not. */
  readonly fromStair: number
  readonly toStair: number
}

/** An artifact of the catalogue. Texts: `artifact.<key>.name`. `power` is at rarity USUAL. */
export interface ArtifactKind {
  readonly id: number
  readonly key: string
  readonly effectType: ArtifactEffect
  readonly atlasKey: string
  readonly rarity: Rarity
  readonly power: number
  readonly minStair: number
}

/** What a consumable does in a fight. Texts: `consumable.<kind>.name` and `.use`. `power` is per cent of health for HEAL and REVIVE, points or per cent otherwise. */
export interface ConsumableKind {
  readonly kind: string
  readonly atlasKey: string
  readonly does:
    | 'HEAL'
    | 'REVIVE'
    | 'FREEZE'
    | 'FIRE'
    | 'SHIELD'
    | 'POISON'
    | 'CLEANSE'
    | 'STRENGTHEN'
    | 'HIDE'
    | 'TOTEM'
    | 'STRIKE'
    | 'REFILL'
  readonly target: 'OWN' | 'OWN_DEAD' | 'ENEMY'
  readonly power: number
  readonly moves: number
  readonly minStair: number
}

/** A guardian or boss set by hand at a stair; other guardians are drawn from the kinds that live there. */
export interface StairGuard {
  readonly stair: number
  readonly imageId: string
  readonly boss: boolean
  /** Per cent of its stair's strength that this squad comes with. */
  readonly percent: number
  /** Who stands beside it. */
  readonly with: readonly string[]
}

/** A place set by hand. Where the road generator would put something else, this wins. */
export interface FixedPlace {
  readonly stair: number
  /** 1 and 2 are the islets after the numbered platform, 0 is the platform itself. */
  readonly slot: 0 | 1 | 2
  readonly placeType: PlaceType
  readonly image: string
  readonly subject: string | null
  readonly gain: readonly { readonly kind: string; readonly amount: number }[]
  /** A creature that joins (GAINABLE). */
  readonly creature?: string
}

/** A lesson of the guide: told at a stair, or when the player first meets `moment`. Texts: `education.<id>`. */
export interface Lesson {
  readonly id: string
  readonly stair: number
  readonly moment: 'ARRIVE' | 'FIRST_FIGHT' | 'FIRST_WOUND' | 'FIRST_LOSS' | 'FIRST_HERO' | 'FIRST_ITEM' | 'LEVEL'
  readonly guide: 'cat' | 'rabbit'
}

/** A part of the story: stairs `from` to `to`. Texts: `story.<id>.title`, `.intro`, `.outro`. */
export interface StoryPart {
  readonly id: string
  readonly from: number
  readonly to: number
  readonly tile: 'meadow' | 'stone' | 'gold' | 'snow' | 'moss' | 'hell'
  readonly sky: 'dawn' | 'noon' | 'dusk' | 'night' | 'snow' | 'hell'
}

/** Something to do along the way. Texts: `task.<id>.name` and `.about`. */
export interface TaskKind {
  readonly id: string
  /** Catalogue number from 1 to 999, stable for ever. */
  readonly number: number
  readonly group: TaskGroup
  readonly deed: TaskDeed
  /** Only deeds marked with this count: `boss`, `ARTIFACT`, `gold`, `class:BEAST`, the code of what is found … */
  readonly of?: string
  readonly goal: number
  /** It opens when this stair is the next to win. */
  readonly fromStair: number
  /** It opens when the reward of this one was taken. */
  readonly after?: string
  /** The event it belongs to (EVENT). */
  readonly event?: string
  /** Resources, consumables and artifacts, by their names. */
  readonly reward: readonly { readonly kind: string; readonly amount: number }[]
}

/** A moment of every year, by the server's clock (UTC): month and day from 1, hour, minute. */
export type YearlyMoment = readonly [month: number, day: number, hour: number, minute: number]

/** A feast that comes back every year. Texts: `event.<id>.name` and `.about`; while it lasts, what its tasks ask for lies along the road. */
export interface EventKind {
  readonly id: string
  /** Catalogue number from 1 to 99, stable for ever. */
  readonly number: number
  readonly from: YearlyMoment
  /** The last minute that belongs to it. */
  readonly to: YearlyMoment
  /** Only for players of this language. */
  readonly lang?: 'RU' | 'EN'
}

/** Something that works for hours: `percent` more of what its family speaks of; COMPLEX does all three. Texts: `booster.<key>.name` and `.about`. */
export interface BoosterItem {
  /** Number in calls, stable for ever. */
  readonly id: number
  readonly key: string
  readonly family: BoosterFamily
  readonly size: BoosterSize
  readonly percent: number
  readonly hours: number
}

/** A card that is kept until it is played. Texts: `card.<kind>.name` and `.about`; `percent` is its figure there. */
export interface CardItem {
  /** Number in calls, stable for ever. */
  readonly id: number
  readonly kind: CardKind
  readonly percent: number
}

export interface World {
  readonly creatures: readonly CreatureKind[]
  readonly artifacts: readonly ArtifactKind[]
  readonly consumables: readonly ConsumableKind[]
  readonly guards: readonly StairGuard[]
  readonly places: readonly FixedPlace[]
  readonly lessons: readonly Lesson[]
  readonly parts: readonly StoryPart[]
  readonly tasks: readonly TaskKind[]
  readonly events: readonly EventKind[]
  readonly eventShop: readonly OfferRow[]
  readonly boosters: readonly BoosterItem[]
  readonly cards: readonly CardItem[]
  /** Names of the guide's tales, one for each evening, in turn. Texts: `tale.<name>.title` and `.text`. */
  readonly tales: readonly string[]
  /** Whom a new player starts with, by character: the hero and the companion. */
  readonly starters: Readonly<Record<'MAN_1' | 'MAN_2' | 'WOMAN_1' | 'WOMAN_2', readonly [string, string]>>
  /** The daily reward by the day of the streak; the last one repeats. */
  readonly everyday: readonly { readonly kind: ResourceName; readonly amount: number }[][]
}
