import { parts } from '@skystair/world/areas/story/rows'
import { makeAutoObservable } from 'mobx'
import { creatureFrame } from '../../art/looks.ts'
import { Action } from '../../services/action.ts'
import type { Services } from '../../services/services.ts'
import { BattleStore } from '../battle/public.ts'
import { companionFrame } from '../hero/index.ts'
import { PlayerStore } from '../player/index.ts'
import { RoadStore } from '../road/index.ts'
import { partAt } from '../story/index.ts'
import { FriendsStore } from './friends-store.ts'
import type { PictureContent } from './shared-picture.ts'

/** A picture to share, with the sentence that goes with it. */
interface Shared extends PictureContent {
  readonly text: string
}

/** Sharing pictures of what the player has reached, only when the player presses the button. */
export class PictureStore {
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

  /** The victory over a boss that is being shown; null after other fights, and if the platform shares no pictures. */
  get victory(): Shared | null {
    const boss = this.#can ? this.#services.get(BattleStore).defeatedBoss : null
    if (!boss) return null
    const { t } = this.#services
    const { imageId, stair } = boss
    const name = t(`creature.${imageId}.name`)
    return {
      ...{ frame: creatureFrame({ imageId }), zone: partAt(parts, stair)?.sky ?? 'dusk' },
      ...{ title: t('platform.victory.over', { name }), stair: t('platform.choose.stair', { stair }) },
      text: t('platform.victory.text', { name, stair }),
    }
  }

  /** The part of the road that the player stands on; null on the first one, off the main road, and if the platform shares no pictures. */
  get part(): Shared | null {
    const { player } = this.#services.get(PlayerStore)
    const { contextId, stair } = this.#services.get(RoadStore)
    const part = this.#can && contextId === 'main' ? partAt(parts, stair) : undefined
    if (!player || !part || part === parts[0]) return null
    const { t } = this.#services
    const name = t(`story.${part.id}.title`)
    return {
      ...{ frame: companionFrame(player.characterAndCompanion), zone: part.sky },
      ...{ title: name, stair: t('platform.choose.stair', { stair }) },
      text: t('platform.newPart.text', { name, stair }),
    }
  }

  async share(shared: Shared): Promise<void> {
    const { loadChunk, platform } = this.#services
    await this.#sharing.run(async () => {
      const { sharedPicture } = await loadChunk(() => import('./shared-picture.ts'))
      const picture = await sharedPicture(this.#services, shared)
      const code = this.#services.get(FriendsStore).referral.value?.code ?? ''
      await platform.social.sharePicture(picture, shared.text, code)
    })
  }

  get #can(): boolean {
    return this.#services.platform.capabilities.canSharePicture
  }
}
