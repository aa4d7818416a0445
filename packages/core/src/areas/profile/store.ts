import type { AvatarRow, Profile } from '@skystair/contract'
import type { Gender } from '@skystair/contract/enums'
import { avatars } from '@skystair/world/areas/shop/rows'
import { makeAutoObservable } from 'mobx'
import { Action } from '../../services/action.ts'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import { fileReport } from '../chat/public.ts'
import { PlayerStore } from '../player/index.ts'

/** Returns the clan of a profile. */
export const clanOf = ({ clanId, clanName }: Pick<Profile, 'clanId' | 'clanName'>) =>
  clanId === null || clanName === null ? null : { id: clanId, name: clanName }

/** The number of the player's first face. */
export const OWN_FACE = 0

/** The player's appearance, and the profile of a player. */
export class ProfileStore {
  readonly profile: Resource<Profile>
  readonly changing: Action
  /** The player whose profile is shown. */
  #shown = 0
  readonly #services: Services
  readonly #player: PlayerStore

  constructor(services: Services) {
    this.#services = services
    this.#player = services.get(PlayerStore)
    this.changing = new Action(services)
    this.profile = new Resource<Profile>(services, (signal) =>
      services.call('GET /api/player/{id}/profile', { params: { id: this.#shown } }, { signal }),
    )
    makeAutoObservable(this, { profile: false, changing: false }, { autoBind: true })
  }

  /** The portraits that the player owns, in the order of the catalogue. */
  get owned(): readonly AvatarRow[] {
    return avatars.filter(({ key }) => this.#player.player?.avatars.includes(key))
  }

  /** Price in gems of the next change of gender. */
  get genderPrice(): number {
    return Number(this.#player.player?.metaData.genderPrice ?? 0)
  }

  /** Loads a player's profile. */
  async show(playerId: number): Promise<void> {
    if (this.#shown !== playerId) this.profile.set(null)
    this.#shown = playerId
    await this.profile.reload()
  }

  /** Shows another of the player's portraits, by its number. */
  async wear(id: number): Promise<void> {
    const { call } = this.#services
    await this.#change(() => call('POST /api/player/avatar/{id}/wear', { params: { id } }))
  }

  /** Reports the nickname of the shown player to the moderators. */
  report(): Promise<void> {
    return fileReport(this.#services, this.changing, 'NAME', this.#shown)
  }

  async setGender(gender: Gender): Promise<void> {
    const { call } = this.#services
    await this.#change(() => call('POST /api/player/gender/set', { body: { gender } }))
  }

  async #change(work: Parameters<PlayerStore['take']>[0]): Promise<void> {
    await this.changing.run(() => this.#player.take(work))
  }
}
