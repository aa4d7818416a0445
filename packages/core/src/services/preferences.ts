import type { Player } from '@skystair/contract'
import type { InterfaceMode, Quality } from '@skystair/contract/enums'
import { Quality as qualities } from '@skystair/contract/enums'
import { makeAutoObservable, observableRef } from 'mobx'
import type { LocalKeys } from './local.ts'
import type { Language, ResolvedOptions } from './options.ts'
import { type Season, seasonAt } from './season.ts'
import type { ServerClock } from './server-clock.ts'
import type { TextStore } from './texts.ts'
import type { UiStore } from './ui-store.ts'

/** How much moves: AUTO follows the system's setting. */
export const motions = ['AUTO', 'FULL', 'LESS'] as const
export type Motion = (typeof motions)[number]

/** Sizes of the text, with the factor of each. */
export const textSizes = { NORMAL: 1, LARGE: 1.12, LARGEST: 1.25 } as const
export type TextSize = keyof typeof textSizes

const switchable = ['effects', 'music', 'single_keys'] as const
/** What can be switched off on a device. */
export type Switchable = (typeof switchable)[number]

export type ResolvedQuality = Exclude<Quality, 'AUTO'>

interface PreferenceDeps {
  readonly options: ResolvedOptions
  readonly local: LocalKeys
  readonly clock: ServerClock
  readonly texts: TextStore
  readonly ui: UiStore
}

/** How the game looks and sounds on this device: as chosen on this device, else as the player chose on another, else by the device's abilities. */
export class Preferences {
  /** What AUTO means on this device. */
  autoQuality: ResolvedQuality = 'STANDARD'
  /** Muted by the page or the platform, whatever the player chose. */
  outsideMute = false
  qualityChoice: Quality
  /** The mode chosen on this device or by the page; null if the player's own applies. */
  deviceMode: InterfaceMode | null
  /** Mute on this device, as long as there is no player. */
  guestMute: boolean
  /** The season chosen by the player; null if the date decides. */
  seasonChoice: Season | null
  motion: Motion
  /** The system of the device asks for little motion. */
  systemMotionReduced = false
  textSize: TextSize
  /** What the player has switched off on this device. */
  off: ReadonlySet<Switchable>
  /** The player's choices stored on the server. */
  account: Pick<Player, 'interfaceMode' | 'soundMute'> | null = null
  readonly #services: PreferenceDeps

  constructor(services: PreferenceDeps) {
    this.#services = services
    const { local, options } = services
    const saved = local.get('mode')
    this.deviceMode = saved === 'ORIGINAL' || saved === 'MODERN' ? saved : (options.mode ?? null)
    this.guestMute = local.get('sound_mute') === '1'
    this.qualityChoice = qualities.find((quality) => quality === local.get('quality')) ?? 'AUTO'
    const season = local.get('season')
    this.seasonChoice = season === 'ORDINARY' || season === 'NEW_YEAR' ? season : null
    this.motion = motions.find((motion) => motion === local.get('motion')) ?? 'AUTO'
    const size = local.get('text_size')
    this.textSize = size === 'LARGE' || size === 'LARGEST' ? size : 'NORMAL'
    this.off = new Set(switchable.filter((what) => local.get(`${what}_off`) === '1'))
    makeAutoObservable(this, { off: observableRef }, { autoBind: true })
  }

  get mode(): InterfaceMode {
    return this.deviceMode ?? this.account?.interfaceMode ?? 'ORIGINAL'
  }

  get season(): Season {
    return this.seasonChoice ?? seasonAt(this.#services.clock.now)
  }

  /** The quality in which pictures are loaded. */
  get quality(): ResolvedQuality {
    return this.qualityChoice === 'AUTO' ? this.autoQuality : this.qualityChoice
  }

  get soundMute(): boolean {
    return this.account?.soundMute ?? this.guestMute
  }

  /** Whether all sound is off now. */
  get silent(): boolean {
    return this.soundMute || this.outsideMute
  }

  /** Whether as little as possible moves. */
  get reducedMotion(): boolean {
    return this.motion === 'AUTO' ? this.systemMotionReduced : this.motion === 'LESS'
  }

  /** The language chosen on this device. */
  get savedLang(): Language | null {
    const saved = this.#services.local.get('lang')
    return saved === 'RU' || saved === 'EN' ? saved : null
  }

  /** Takes the player's choices stored on the server. */
  setAccount(account: Preferences['account']): void {
    this.account = account
  }

  setMode(mode: InterfaceMode): void {
    this.#services.local.set('mode', mode)
    this.deviceMode = mode
  }

  setGuestMute(mute: boolean): void {
    this.#services.local.set('sound_mute', mute ? '1' : '0')
    this.guestMute = mute
  }

  setQuality(quality: Quality): void {
    this.#services.local.set('quality', quality)
    this.qualityChoice = quality
  }

  setSeason(season: Season | null): void {
    this.#services.local.set('season', season)
    this.seasonChoice = season
  }

  setMotion(motion: Motion): void {
    this.#services.local.set('motion', motion === 'AUTO' ? null : motion)
    this.motion = motion
  }

  setSystemMotionReduced(reduced: boolean): void {
    this.systemMotionReduced = reduced
  }

  setTextSize(size: TextSize): void {
    this.#services.local.set('text_size', size === 'NORMAL' ? null : size)
    this.textSize = size
  }

  /** Switches something on or off on this device. */
  setOn(what: Switchable, on: boolean): void {
    this.#services.local.set(`${what}_off`, on ? null : '1')
    this.off = new Set([...this.off, what].filter((one) => one !== what || !on))
  }

  setAutoQuality(quality: ResolvedQuality): void {
    this.autoQuality = quality
  }

  setOutsideMute(muted: boolean): void {
    this.outsideMute = muted
  }

  /** Loads the texts of a language and changes to it. Returns false, and shows the player a message, if they cannot be loaded. */
  async setLang(lang: Language): Promise<boolean> {
    const { local, texts, ui } = this.#services
    if (lang === texts.lang) return true
    const done = await ui.attempt(async () => {
      await texts.use(lang)
      return true
    })
    if (done) local.set('lang', lang)
    return done === true
  }

  /** Takes the quality stored on the server, unless another was chosen on this device. */
  adoptQuality(quality: Quality): void {
    if (this.#services.local.get('quality') === null) this.qualityChoice = quality
  }
}
