import type { Gift, GiftOffer, GiftReceiver, Price } from '@skystair/contract'
import { GIFTS_PER_PAGE } from '@skystair/contract/enums'
import { cleanText } from '@skystair/contract/player-text'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Action } from '../../services/action.ts'
import { PagedList } from '../../services/paged-list.ts'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import { silenced } from '../chat/public.ts'
import { GainAction, PlayerStore } from '../player/index.ts'

/** Gifts of promotions, gifts from other players, and gifts to send. */
export class GiftStore {
  readonly accepting: GainAction
  readonly opening: GainAction
  /** The gift that was opened last. */
  opened: Gift | null = null
  /** The newest gifts first. */
  readonly received: PagedList<Gift>
  readonly offers: Resource<readonly GiftOffer[]>
  /** The gift that the player has chosen to send. */
  chosen: GiftOffer | null = null
  /** The receiver of the chosen gift. */
  receiver: GiftReceiver | null = null
  /** Whether the postman has just taken a gift along. */
  gone = false
  readonly finding: Action
  readonly sending: Action
  readonly #services: Services
  readonly #player: PlayerStore

  constructor(services: Services) {
    this.#services = services
    this.#player = services.get(PlayerStore)
    this.accepting = new GainAction(services)
    this.opening = new GainAction(services)
    this.finding = new Action(services)
    this.sending = new Action(services)
    this.received = new PagedList<Gift>(services, {
      size: GIFTS_PER_PAGE,
      idOf: ({ id }) => id,
      load: ({ page }, options) => services.call('GET /api/gift/list', { query: { page } }, options),
    })
    this.offers = new Resource<readonly GiftOffer[]>(services, (signal) => services.call('GET /api/gift/offer/list', null, { signal }))
    makeAutoObservable(
      this,
      {
        ...{ accepting: false, opening: false, received: false, offers: false, finding: false, sending: false },
        ...{ opened: observableRef, chosen: observableRef, receiver: observableRef },
      },
      { autoBind: true },
    )
  }

  accept(): Promise<void> {
    return this.accepting.run(() => this.#services.call('GET /api/player/promo/gift/accept'))
  }

  /** True for guests, who cannot send gifts: they have no nickname. */
  get guest(): boolean {
    return this.#player.guest
  }

  /** The error code of the reason why the player may not write compliments; null if the player may. */
  get silenced() {
    return silenced(this.#player.player, this.#services.clock.now)
  }

  /** True if there is an unopened gift from another player. */
  get waiting(): boolean {
    const { haveNewGift = false, giftNews = 'NO_NEWS' } = this.#player.player ?? {}
    return haveNewGift && giftNews === 'NO_NEWS'
  }

  async load(): Promise<void> {
    await Promise.all([this.received.reload(), this.offers.reload()])
  }

  /** Opens a gift. */
  open(gift: Gift): Promise<void> {
    const params = { id: gift.id }
    return this.opening.run(() => this.#services.call('POST /api/gift/{id}/take', { params }), {
      target: gift.id,
      refresh: () => this.received.reload(),
      apply: () => {
        this.opened = gift
        this.received.set((this.received.value ?? []).map((one) => (one.id === gift.id ? { ...one, taken: true } : one)))
      },
    })
  }

  choose(offer: GiftOffer | null): void {
    this.chosen = offer
    this.gone = false
  }

  held(resource: Price['resource']): number {
    return this.#player.resources?.[resource] ?? 0
  }

  /** Finds a receiver by nickname or number. */
  async find(who: string): Promise<void> {
    await this.finding.run(async () => {
      const receiver = await this.#services.call('GET /api/gift/receiver/find', { query: { who: who.trim() } })
      runInAction(() => {
        this.receiver = receiver
      })
    })
  }

  forgetReceiver(): void {
    this.receiver = null
  }

  /** Sends the chosen gift. Returns whether it was sent. */
  async send(compliment: string): Promise<boolean> {
    const { chosen, receiver } = this
    if (!chosen || !receiver) return false
    const { call, t, ui } = this.#services
    const sent = await this.sending.run(
      async () => {
        const body = { receiverId: receiver.id, compliment: cleanText(compliment) }
        this.#player.update(await call('POST /api/gift/offer/{id}/send', { params: { id: chosen.id }, body }))
        ui.toast(t('gift.gone', { name: receiver.name ?? t('gift.someone', { id: receiver.id }) }), 'good')
        runInAction(() => {
          this.choose(null)
          this.gone = true
        })
        await this.offers.reload()
        return true
      },
      {
        target: chosen.id,
        repeatable: true,
        refresh: this.offers.reload,
      },
    )
    return sent ?? false
  }
}
