import type { LanguageEntry, PlayerChange } from '@skystair/contract'
import type { InterfaceMode, MoveSpeedMode, Quality } from '@skystair/contract/enums'
import { makeAutoObservable } from 'mobx'
import type { Language } from '../../services/options.ts'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from '../player/index.ts'

/** Changes preferences, on this device and for the player. Before there is a player only the device stores them. */
export class SettingsStore {
  /** The languages that the server offers. */
  readonly languages: Resource<readonly LanguageEntry[]>
  readonly #services: Services
  readonly #player: PlayerStore

  constructor(services: Services) {
    this.#services = services
    this.#player = services.get(PlayerStore)
    this.languages = new Resource<readonly LanguageEntry[]>(services, (signal) => services.call('GET /api/lang/list', null, { signal }), {
      silent: true,
    })
    makeAutoObservable(this, { languages: false }, { autoBind: true })
  }

  get moveSpeed(): MoveSpeedMode {
    return this.#player.player?.moveSpeedMode ?? 'DEFAULT_MODE'
  }

  async setMode(mode: InterfaceMode): Promise<void> {
    const { preferences, call } = this.#services
    if (mode === preferences.mode) return
    preferences.setMode(mode)
    // The server's call toggles the mode: it is called only if the mode differs.
    if (this.#player.player?.interfaceMode !== mode) await this.#saveOnServer(() => call('POST /api/player/ui/switch'))
  }

  /** Loads the texts first: if that fails, the language does not change. */
  async setLang(lang: Language): Promise<void> {
    const { preferences, call } = this.#services
    if (!(await preferences.setLang(lang))) return
    if (this.#player.player?.lang !== lang)
      await this.#saveOnServer(() => call('POST /api/player/lang/switch/{lang}', { params: { lang } }))
    // The page's header and footer are texts of the server.
    if (this.#player.info) await this.#player.refreshInfo()
  }

  async setQuality(quality: Quality): Promise<void> {
    const { preferences, call } = this.#services
    if (quality === preferences.qualityChoice) return
    preferences.setQuality(quality)
    await this.#saveOnServer(() => call('POST /api/player/set/quality/{q}', { params: { q: quality } }))
  }

  async toggleSound(): Promise<void> {
    const { preferences, call } = this.#services
    preferences.setGuestMute(!preferences.soundMute)
    await this.#saveOnServer(() => call('POST /api/player/updateSoundMute'))
  }

  /** If the platform shows messages, the player is asked for permission before they are switched on. */
  async togglePush(): Promise<void> {
    const { platform, t, ui } = this.#services
    if (platform.push && !this.#player.player?.pushEnabled && !(await platform.push.ask()))
      return ui.toast(t('settings.pushRefused'), 'bad')
    await this.#saveOnServer(() => this.#services.call('POST /api/player/push/switch'))
  }

  /** Whether elixir heals by itself after a fight. */
  async setElixirHealing(on: boolean): Promise<void> {
    await this.#saveOnServer(() => this.#services.call('POST /api/player/elixir/switch', { body: { on } }))
  }

  /** Whether the player sees others on the road and is seen by them. */
  async setNeighbours(on: boolean): Promise<void> {
    await this.#saveOnServer(() => this.#services.call('POST /api/player/neighbours/switch', { body: { on } }))
  }

  /** Whether the player's page shows others the squad. */
  async setSquadShown(on: boolean): Promise<void> {
    await this.#saveOnServer(() => this.#services.call('POST /api/player/profile/squad/switch', { body: { on } }))
  }

  /** Whether the player has more time for each turn of a melee. */
  async setLongTurns(on: boolean): Promise<void> {
    await this.#saveOnServer(() => this.#services.call('POST /api/player/turns/switch', { body: { on } }))
  }

  async toggleMoveSpeed(): Promise<void> {
    await this.#saveOnServer(() => this.#services.call('POST /api/player/updateMoveSpeedMode'))
  }

  /** Saves a choice on the server if there is a player. */
  async #saveOnServer(work: () => Promise<PlayerChange>): Promise<void> {
    if (this.#player.player) await this.#player.take(work)
  }
}
