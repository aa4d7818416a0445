import type { Player } from '@skystair/contract'
import type { InterfaceMode, MoveSpeedMode, Quality } from '@skystair/contract/enums'
import { Quality as qualities } from '@skystair/contract/enums'
import { makeAutoObservable, runInAction } from 'mobx'
import type { Context } from '../../app/context.ts'
import type { Language } from '../../app/options.ts'
import type { TextStore } from '../../app/texts.ts'
import type { UiStore } from '../../app/ui-store.ts'
import type { PlayerStore } from '../player/store.ts'
import { type Season, seasonAt } from '../road/season.ts'

export type ResolvedQuality = Exclude<Quality, 'AUTO'>

/** What the player prefers. Before there is a player the device remembers it; afterwards the server does. */
export class SettingsStore {
  /** What AUTO means on this device. */
  autoQuality: ResolvedQuality = 'STANDARD'
  /** Set by the page or the platform, over the player's own switch. */
  outsideMute = false
  qualityChoice: Quality
  /** The mode this device was told, by a choice made on it or by the page; null where the player's own counts. */
  deviceMode: InterfaceMode | null
  /** Sound on this device, for as long as there is no player. */
  guestMute: boolean
  /** How the player wants the world dressed; null where the date says. */
  seasonChoice: Season | null
  readonly #ctx: Context
  readonly #texts: TextStore
  readonly #player: PlayerStore
  readonly #ui: UiStore

  constructor(ctx: Context, texts: TextStore, player: PlayerStore, ui: UiStore) {
    this.#ctx = ctx
    this.#texts = texts
    this.#player = player
    this.#ui = ui
    const saved = ctx.local.get('mode')
    this.deviceMode = saved === 'ORIGINAL' || saved === 'MODERN' ? saved : (ctx.options.mode ?? null)
    this.guestMute = ctx.local.get('sound_mute') === '1'
    this.qualityChoice = qualities.find((known) => known === ctx.local.get('quality')) ?? 'AUTO'
    const season = ctx.local.get('season')
    this.seasonChoice = season === 'ORDINARY' || season === 'NEW_YEAR' ? season : null
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get mode(): InterfaceMode {
    return this.deviceMode ?? this.#player.player?.interfaceMode ?? 'ORIGINAL'
  }

  get lang(): Language {
    return this.#texts.lang
  }

  get season(): Season {
    return this.seasonChoice ?? seasonAt(this.#player.serverNow)
  }

  /** The quality that pictures are loaded in. */
  get quality(): ResolvedQuality {
    return this.qualityChoice === 'AUTO' ? this.autoQuality : this.qualityChoice
  }

  get soundMute(): boolean {
    return this.#player.player?.soundMute ?? this.guestMute
  }

  /** Nothing may sound now. */
  get silent(): boolean {
    return this.soundMute || this.outsideMute
  }

  get moveSpeed(): MoveSpeedMode {
    return this.#player.player?.moveSpeedMode ?? 'DEFAULT_MODE'
  }

  setSeason(season: Season | null): void {
    this.#ctx.local.set('season', season)
    this.seasonChoice = season
  }

  setAutoQuality(quality: ResolvedQuality): void {
    this.autoQuality = quality
  }

  setOutsideMute(muted: boolean): void {
    this.outsideMute = muted
  }

  /** What was chosen on this device. */
  get savedLang(): Language | null {
    const saved = this.#ctx.local.get('lang')
    return saved === 'RU' || saved === 'EN' ? saved : null
  }

  /** Takes the quality that the server remembers for the player, unless this device was told another. */
  adoptQuality(quality: Quality): void {
    if (this.#ctx.local.get('quality') === null) this.qualityChoice = quality
  }

  async setMode(mode: InterfaceMode): Promise<void> {
    if (mode === this.mode) return
    this.#ctx.local.set('mode', mode)
    this.deviceMode = mode
    // The server's switch has two ends: it is turned only where it stands at the other one.
    if (this.#player.player?.interfaceMode !== mode) await this.#tell(() => this.#ctx.call('POST /api/player/ui/switch'))
  }

  /** Loads the texts first: where they can't be had the language stays as it was. */
  async setLang(lang: Language): Promise<void> {
    if (lang !== this.lang) {
      const done = await this.#ui.attempt(async () => {
        await this.#texts.use(lang)
        return true
      })
      if (!done) return
      this.#ctx.local.set('lang', lang)
    }
    if (this.#player.player?.lang !== lang)
      await this.#tell(() => this.#ctx.call('POST /api/player/lang/switch/{lang}', { params: { lang } }))
    // The page's header and footer are the server's words.
    if (this.#player.info) await this.#player.refreshInfo()
  }

  async setQuality(quality: Quality): Promise<void> {
    if (quality === this.qualityChoice) return
    this.#ctx.local.set('quality', quality)
    runInAction(() => {
      this.qualityChoice = quality
    })
    await this.#tell(() => this.#ctx.call('POST /api/player/set/quality/{q}', { params: { q: quality } }))
  }

  async toggleSound(): Promise<void> {
    this.guestMute = !this.soundMute
    this.#ctx.local.set('sound_mute', this.guestMute ? '1' : '0')
    await this.#tell(() => this.#ctx.call('POST /api/player/updateSoundMute'))
  }

  async toggleMoveSpeed(): Promise<void> {
    await this.#tell(() => this.#ctx.call('POST /api/player/updateMoveSpeedMode'))
  }

  /** Without a player there is nobody to remember it on the server. */
  async #tell(work: () => Promise<Player>): Promise<void> {
    if (!this.#player.player) return
    const player = await this.#ui.attempt(work)
    if (player) this.#player.replace(player)
  }
}
