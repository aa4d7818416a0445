import { makeAutoObservable } from 'mobx'
import { Action } from '../../services/action.ts'
import type { Services } from '../../services/services.ts'
import { BattleStore } from '../battle/public.ts'
import { FriendsStore } from './friends-store.ts'

/** Sharing the picture of a victory over a boss, only when the player presses the button. */
export class VictoryStore {
  readonly #services: Services
  readonly #sharing: Action

  constructor(services: Services) {
    this.#services = services
    this.#sharing = new Action(services)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get busy(): boolean {
    return this.#sharing.busy
  }

  get canShare(): boolean {
    return this.#services.platform.capabilities.canSharePicture && this.#services.get(BattleStore).defeatedBoss !== null
  }

  async share(): Promise<void> {
    const boss = this.#services.get(BattleStore).defeatedBoss
    if (!boss) return
    const { loadChunk, platform, t } = this.#services
    await this.#sharing.run(async () => {
      const name = t(`creature.${boss.imageId}.name`)
      const { victoryPicture } = await loadChunk(() => import('./victory-picture.ts'))
      const texts = {
        game: t('platform.victory.game'),
        victory: t('platform.victory.over', { name }),
        stair: t('platform.choose.stair', { stair: boss.stair }),
      }
      const picture = await victoryPicture(this.#services, boss.imageId, texts)
      const code = this.#services.get(FriendsStore).referral.value?.code ?? ''
      await platform.social.sharePicture(picture, t('platform.victory.text', { name, stair: boss.stair }), code)
    })
  }
}
