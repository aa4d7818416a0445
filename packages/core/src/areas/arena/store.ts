import type { Arena, ArenaFight, ArenaOutcome, League, Rival } from '@skystair/contract'
import { FIGHTS_PER_PAGE } from '@skystair/contract/enums'
import { SQUAD_SIZE } from '@skystair/contract/measures'
import { arenaLevels } from '@skystair/world/areas/arena/rows'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Action } from '../../services/action.ts'
import { PagedList } from '../../services/paged-list.ts'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import { BattleStore } from '../battle/public.ts'
import { GainAction, PlayerStore } from '../player/index.ts'

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC'

/** The player's place on the arena, rivals, past fights and settings. */
export class ArenaStore {
  readonly arena: Resource<Arena>
  readonly leagues: Resource<readonly League[]>
  /** The newest fights first. */
  readonly history: PagedList<ArenaFight>
  readonly acting: Action
  readonly reward: GainAction
  /** The result of the last fight; null once it was shown. */
  outcome: ArenaOutcome | null = null
  /** The defenders that the player is choosing, by position; null without unsaved changes. */
  chosen: readonly number[] | null = null
  readonly #services: Services
  readonly #player: PlayerStore

  constructor(services: Services) {
    this.#services = services
    this.#player = services.get(PlayerStore)
    this.acting = new Action(services)
    this.reward = new GainAction(services)
    this.arena = new Resource<Arena>(services, (signal) => services.call('GET /api/arena/get', null, { signal }))
    this.leagues = new Resource<readonly League[]>(services, (signal) => services.call('GET /api/arena/league/list', null, { signal }))
    this.history = new PagedList<ArenaFight>(services, {
      size: FIGHTS_PER_PAGE,
      idOf: ({ id }) => id,
      load: ({ page }, options) => services.call('GET /api/arena/history', { query: { page } }, options),
    })
    makeAutoObservable(
      this,
      {
        ...{ arena: false, leagues: false, history: false, acting: false, reward: false },
        ...{ outcome: observableRef, chosen: observableRef },
      },
      { autoBind: true },
    )
  }

  /** Whether the player's level suffices. */
  get open(): boolean {
    return (this.#player.player?.level ?? 0) >= arenaLevels.open
  }

  get busy(): boolean {
    return this.acting.busy || this.#services.get(BattleStore).busy
  }

  /** The shown defenders: those that the player is choosing, or else the present ones. */
  get defence(): readonly number[] {
    return this.chosen ?? this.arena.value?.defence ?? []
  }

  show(outcome: ArenaOutcome | null): void {
    this.outcome = outcome
    this.chosen = null
  }

  async enter(): Promise<void> {
    await this.#change(() => this.#services.call('POST /api/arena/enter', { body: { timeZone: timeZone() } }))
  }

  /** Starts a fight, which closes the window. Reloads the list if the server refuses. */
  async attack({ positionNumber, playerId }: Rival): Promise<void> {
    this.outcome = null
    if (await this.#services.get(BattleStore).startArena({ positionNumber, playerId })) return
    await this.arena.reload()
  }

  async speedUp(resource: 'tickets' | 'mithril'): Promise<void> {
    await this.#change(async () => {
      const { player, arena } = await this.#services.call('POST /api/arena/speedup', { body: { resource } })
      this.#player.update(player)
      return arena
    })
  }

  takeReward(): Promise<void> {
    return this.reward.run(() => this.#services.call('POST /api/arena/reward/take'), { refresh: () => this.reload() }).then(this.reload)
  }

  async reload(): Promise<void> {
    await this.arena.reload()
  }

  async setHour(rewardHour: number): Promise<void> {
    const { call, t, ui } = this.#services
    const done = await this.#change(() => call('POST /api/arena/settings/set', { body: { rewardHour, timeZone: timeZone() } }))
    if (done) ui.toast(t('arena.settings.hourSaved', { hour: rewardHour }), 'good')
  }

  /** Adds a creature to the defence, or removes it. */
  toggle(id: number): void {
    const { defence } = this
    if (defence.includes(id)) this.chosen = defence.filter((one) => one !== id)
    else if (defence.length < SQUAD_SIZE) this.chosen = [...defence, id]
    else this.#services.ui.toast(this.#services.t('arena.settings.full'))
  }

  async saveDefence(creatureIds: readonly number[] = this.defence): Promise<void> {
    const { call, t, ui } = this.#services
    if (!(await this.#change(() => call('POST /api/arena/defence/set', { body: { creatureIds: [...creatureIds] } })))) return
    runInAction(() => {
      this.chosen = null
    })
    ui.toast(t('arena.settings.saved'), 'good')
  }

  /** Makes a call that returns the new state. Returns whether it succeeded. */
  async #change(call: () => Promise<Arena>): Promise<boolean> {
    const arena = await this.acting.run(call)
    if (arena) this.arena.set(arena)
    return arena !== null
  }
}
