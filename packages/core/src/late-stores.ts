import { reaction, when } from 'mobx'
import { rest } from './app/load-module.ts'
import { Repeats } from './app/repeat-guard.ts'
import { Breaks } from './areas/advert/interstitials.ts'
import { AdvertStore } from './areas/advert/store.ts'
import { BankStore } from './areas/bank/store.ts'
import { tellNotices } from './areas/notification/show-notifications.ts'
import { Checkout } from './areas/payment/checkout-store.ts'
import { settleUnfinished } from './areas/payment/resume-purchases.ts'
import { FriendsStore } from './areas/platform/friends-store.ts'
import { EntryStore } from './areas/platform/store.ts'
import type { RootStore } from './root-store.ts'

/** The stores that nobody needs to begin playing: money, friends, and the platform's own sign-in. They come with the overlays. */
export class LateStores {
  readonly bank: BankStore
  readonly checkout: Checkout
  readonly advert: AdvertStore
  readonly entry: EntryStore
  readonly friends: FriendsStore
  readonly #breaks: Breaks
  readonly #root: RootStore
  readonly #end = new AbortController()
  readonly #stops: (() => void)[] = []
  #telling = Promise.resolve()

  constructor(root: RootStore) {
    const repeats = new Repeats(root.context.now)
    this.#root = root
    this.bank = new BankStore(root, repeats)
    this.checkout = new Checkout(root, this.bank, repeats, (ms) => rest(ms, this.#end.signal))
    this.advert = new AdvertStore(root, this.bank, repeats)
    this.entry = new EntryStore(root)
    this.friends = new FriendsStore(root)
    this.#breaks = new Breaks(root, this.checkout)
  }

  /** Once the game can be played and all its words are there: tells how the player came in, and settles what each of them left unfinished. */
  begin(): void {
    if (this.#stops.length > 0) return
    const { load, live, player, t } = this.#root
    const follow = () => {
      this.entry.tellArrival()
      this.#breaks.begin()
      this.#stops.push(
        reaction(() => player.player && (this.bank.guest ? -1 : 1) * player.player.id, this.#welcome, { fireImmediately: true }),
        reaction(() => live.changes, this.#changed),
      )
    }
    this.#stops.push(when(() => load.phase === 'done' && t('bank.title') !== '', follow))
  }

  destroy(): void {
    this.#end.abort()
    this.#breaks.end()
    for (const stop of this.#stops) stop()
  }

  /** Another player has come in, or a guest is a guest no longer. */
  #welcome = (id: number | null): void => {
    if (id === null) return
    this.#tell()
    if (id > 0) void settleUnfinished(this.#root, this.bank, this.checkout)
  }

  #changed = (): void => {
    this.#tell()
    void this.bank.loadPurchases()
  }

  /** One at a time, so that nothing is told twice. */
  #tell(): void {
    this.#telling = this.#telling.then(() => tellNotices(this.#root))
  }
}
