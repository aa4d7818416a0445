import type { Player } from '@skystair/contract'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from '../player/index.ts'

/** The player as the game began: what is gained before this area's parts are loaded is compared with it. */
export class FirstState {
  readonly player: Player | null

  constructor(services: Services) {
    this.player = services.get(PlayerStore).player
  }
}
