import type { Platform } from '@skystair/platform'
import { reaction } from 'mobx'
import type { Context } from './app/context.ts'
import { Layout } from './app/layout.ts'
import type { LoadStore } from './app/load-store.ts'
import type { Language, Settled } from './app/options.ts'
import type { TextStore, Translate } from './app/texts.ts'
import { UiStore } from './app/ui-store.ts'
import { BattleStore } from './areas/battle/store.ts'
import type { Arrival } from './areas/platform/arrival.ts'
import { PlayerStore } from './areas/player/store.ts'
import { RoadStore } from './areas/road/store.ts'
import { AccountStore } from './areas/security/store.ts'
import { SettingsStore } from './areas/settings/store.ts'
import type { LateStores } from './late-stores.ts'
import type { CallFn } from './net/call-type.ts'
import type { ConnectionStore } from './net/connection-store.ts'
import type { LiveStore } from './net/live/live-store.ts'

/** What exists before the stores do. */
export interface Ground {
  readonly context: Context
  readonly texts: TextStore
  readonly load: LoadStore
  readonly connection: ConnectionStore
  readonly live: LiveStore
}

/** All stores of one game; scenes and components read them and send their intents to them. */
export class RootStore {
  readonly context: Context
  readonly options: Settled
  /** Folder of pictures and fonts, ending with a slash. */
  readonly assets: string
  readonly platform: Platform
  readonly call: CallFn
  readonly t: Translate
  readonly texts: TextStore
  readonly layout = new Layout()
  readonly load: LoadStore
  readonly connection: ConnectionStore
  readonly live: LiveStore
  readonly ui: UiStore
  readonly player: PlayerStore
  readonly road: RoadStore
  readonly battle: BattleStore
  readonly settings: SettingsStore
  readonly account: AccountStore
  /** What came of the platform's word on the player, told once the game can be played. */
  arrival: Arrival | null = null
  /** The stores that come with the overlays. */
  late: LateStores | null = null
  readonly #stops: (() => void)[]

  constructor({ context, texts, load, connection, live }: Ground) {
    this.context = context
    this.options = context.options
    this.assets = context.options.assets
    this.platform = context.platform
    this.call = context.call
    this.t = context.t
    this.texts = texts
    this.load = load
    this.connection = connection
    this.live = live
    this.ui = new UiStore(context)
    this.player = new PlayerStore(context, this.ui)
    this.road = new RoadStore(context, this.player, this.ui, this.layout)
    this.battle = new BattleStore(context, this.player, this.road, this.ui)
    this.settings = new SettingsStore(context, texts, this.player, this.ui)
    this.account = new AccountStore(context, this.player, () => texts.lang)
    this.road.deeds.fight = this.battle.start
    this.ui.prepare = async (scene) => {
      if (scene === 'road' || scene === 'battle' || scene === 'creature') await this.player.ensureArtifacts()
    }
    // Wherever the player's word comes from, the road follows it.
    this.#stops = [
      reaction(
        () => this.player.player,
        (player) => player && this.road.adopt(player),
      ),
      reaction(
        () => this.player.player?.requestSpecialPlaces,
        (asked, before) => before === false && asked && void this.road.special(),
      ),
    ]
  }

  get lang(): Language {
    return this.settings.lang
  }

  destroy(): void {
    this.late?.destroy()
    for (const stop of this.#stops) stop()
    this.ui.attach(null)
    this.connection.destroy()
  }
}
