import type { Platform } from '@skystair/platform'
import { reaction } from 'mobx'
import type { CallFn } from '../api/call-type.ts'
import { Layout } from '../layout.ts'
import type { LiveStore } from '../live/live-store.ts'
import type { Language, Settled } from '../options.ts'
import type { TextStore, Translate } from '../texts.ts'
import { AccountStore } from './account-store.ts'
import type { Arrival } from './arrival.ts'
import { BattleStore } from './battle-store.ts'
import type { ConnectionStore } from './connection-store.ts'
import type { Context } from './context.ts'
import type { LateStores } from './late/late-stores.ts'
import type { LoadStore } from './load-store.ts'
import { PlayerStore } from './player-store.ts'
import { RoadStore } from './road-store.ts'
import { SettingsStore } from './settings-store.ts'
import { UiStore } from './ui-store.ts'

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
