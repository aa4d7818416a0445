import { makeAutoObservable, reaction } from 'mobx'
import { Action } from '../../services/action.ts'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from '../player/index.ts'

/** The platform's own table of players: it receives the player's highest stair, as our server states it. */
export class ScoresStore {
  readonly #services: Services
  readonly #player: PlayerStore
  readonly #showing: Action
  /** The last result that was reported, or failed to be; it is not repeated before the next start. */
  #tried = ''

  constructor(services: Services) {
    this.#services = services
    this.#player = services.get(PlayerStore)
    this.#showing = new Action(services)
    makeAutoObservable<this>(this, { follow: false }, { autoBind: true })
  }

  get busy(): boolean {
    return this.#showing.busy
  }

  get canShow(): boolean {
    return this.#services.platform.capabilities.canShowScores
  }

  async show(): Promise<void> {
    const { player } = this.#player
    if (player) await this.#showing.run(() => this.#services.platform.scores.show(player.bestVictoryStair))
  }

  /** Reports each improvement once, also over several starts. Returns the function that stops it. */
  follow(): () => void {
    return reaction(
      () => this.#player.player,
      () => void this.#report(),
      { fireImmediately: true },
    )
  }

  async #report(): Promise<void> {
    const { local, platform, report } = this.#services
    const { player } = this.#player
    if (!player || player.bestVictoryStair === 0 || !platform.capabilities.canScore) return
    const { id, bestVictoryStair: stair } = player
    const result = `${id} ${stair}`
    if (this.#tried === result || local.get('score') === result) return
    this.#tried = result
    try {
      await platform.scores.report(stair)
      local.set('score', result)
    } catch (error) {
      report(`Score: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}
