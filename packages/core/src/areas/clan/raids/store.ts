import type { LiveMessage, RaidInfo, RaidOptions } from '@skystair/contract'
import type { RaidDifficulty } from '@skystair/contract/enums'
import { makeAutoObservable } from 'mobx'
import { Action } from '../../../services/action.ts'
import { Resource } from '../../../services/resource.ts'
import type { Services } from '../../../services/services.ts'
import { gainsWords } from '../../../ui/format/gain-look.ts'
import { PlayerStore } from '../../player/index.ts'
import { RoadStore } from '../../road/index.ts'
import { ClanStore } from '../store.ts'

type Victory = Extract<LiveMessage, { notificationType: 'CLAN_RAID' }>

/** The raid of the player's clan. */
export class RaidStore {
  readonly raid: Resource<RaidInfo>
  readonly options: Resource<readonly RaidOptions[]>
  readonly acting: Action
  readonly #services: Services
  readonly #player: PlayerStore

  constructor(services: Services) {
    this.#services = services
    this.#player = services.get(PlayerStore)
    this.acting = new Action(services)
    this.raid = new Resource<RaidInfo>(services, (signal) => services.call('GET /api/clan/raid/get', null, { signal }))
    this.options = new Resource<readonly RaidOptions[]>(services, (signal) => services.call('GET /api/clan/raid/options', null, { signal }))
    makeAutoObservable<this>(this, { raid: false, options: false, acting: false }, { autoBind: true })
  }

  get #road(): RoadStore {
    return this.#services.get(RoadStore)
  }

  /** Whether the player is in the tower. */
  get inside(): boolean {
    return this.#player.player?.controlType === 'CLAN_RAID'
  }

  get busy(): boolean {
    return this.acting.busy || this.#road.actions.busy
  }

  async load(): Promise<void> {
    await Promise.all([this.raid.reload(), this.options.reload()])
  }

  /** Sets out on the raid. */
  start(): Promise<void> {
    return this.#road.actions.travel(async () => {
      const { raid, player } = await this.#services.call('POST /api/clan/raid/start')
      this.raid.set(raid)
      this.#services.ui.close()
      return player
    })
  }

  /** Leaves the raid's road and collects the reward if the raid is over. With `reset`, the next start begins at the first stair. */
  end(reset = false): Promise<void> {
    const { call, t, ui } = this.#services
    return this.#road.actions.travel(async () => {
      const { raid, player, gains } = await call('POST /api/clan/raid/end', { body: { reset } })
      this.raid.set(raid)
      ui.close()
      if (gains.length > 0) ui.toast(t('clan.raid.paid', { gains: gainsWords(gains, t) }), 'good')
      return player
    })
  }

  /** Ends the waiting for gems. */
  async speedUp(): Promise<void> {
    const done = await this.acting.run(() => this.#services.call('POST /api/clan/raid/speedup'), { refresh: this.raid.reload })
    if (!done) return
    this.raid.set(done.raid)
    this.#player.update(done.player)
  }

  async setDifficulty(raidDifficulty: RaidDifficulty): Promise<void> {
    const info = await this.acting.run(() => this.#services.call('POST /api/clan/raid/difficulty/set', { body: { raidDifficulty } }))
    if (!info) return
    this.#services.get(ClanStore).take(info)
    await this.raid.reload()
  }

  /** Handles a live message: adds a victory to the shown raid, and reloads it when another begins or ends. */
  receive(message: LiveMessage): boolean {
    if (message.notificationType === 'CLAN_RAID') this.#win(message)
    else if (message.notificationType === 'CLAN_CHANGED' && message.part === 'RAID' && (this.raid.value || this.raid.loading))
      void this.raid.reload()
    return true
  }

  #win({ raid: id, stairsLeft, playerId, taken }: Victory): void {
    const { loading, value } = this.raid
    // The reply of the load in progress may not include the victory.
    if (loading) void this.raid.reload()
    if (!value || value.id !== id || stairsLeft > value.stairsLeft) return
    const before = value.raiders.find((raider) => raider.playerId === playerId)
    // Somebody has set out since the raid was loaded.
    if (!before && !loading) void this.raid.reload()
    const mine = playerId === this.#player.player?.id
    if (mine) this.#services.ui.toast(this.#services.t('clan.raid.took', { taken: taken - (before?.taken ?? 0), left: stairsLeft }), 'good')
    if (!before || loading) return
    const raiders = value.raiders.map((raider) => (raider === before ? { ...raider, taken } : raider)).sort((a, b) => b.taken - a.taken)
    this.raid.set({ ...value, stairsLeft, raiders, taken: mine ? taken : value.taken })
  }
}
