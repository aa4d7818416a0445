import type {
  CampaignOffer,
  CampaignPage,
  CampaignStatus,
  CampaignType,
  Chest,
  ChestCampaign,
  ChestOpening,
  Gain,
} from '@skystair/contract'
import { makeAutoObservable, observableRef } from 'mobx'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import { noteDraw } from '../fairness/public.ts'
import { GainAction, PlayerStore } from '../player/index.ts'

/** An opened chest with its content. */
export interface Opened extends ChestOpening {
  readonly gains: readonly Gain[]
}

/** The calls that return the chest campaigns. */
const chestCalls = {
  CHEST: 'GET /api/campaign/get/chest/status',
  CHEST_2: 'GET /api/campaign/get/chest2/status',
  CHEST_3: 'GET /api/campaign/get/chest3/status',
} as const
type ChestCampaignType = keyof typeof chestCalls
export const isChestCampaign = (type: CampaignType | null): type is ChestCampaignType => type !== null && type in chestCalls

/** The campaigns, and the one whose page is open. */
export class CampaignStore {
  readonly list: Resource<readonly CampaignStatus[]>
  /** The campaign whose page is open; null if the list is open. */
  type: CampaignType | null = null
  readonly page: Resource<CampaignPage>
  readonly chests: Resource<ChestCampaign>
  readonly using: GainAction
  /** The chest whose opening is shown. */
  opened: Opened | null = null
  readonly #services: Services

  constructor(services: Services) {
    const { call } = services
    this.#services = services
    this.using = new GainAction(services)
    this.list = new Resource<readonly CampaignStatus[]>(
      services,
      (signal) => call('GET /api/campaign/list', null, { signal, once: true }),
      {
        silent: true,
      },
    )
    this.page = new Resource<CampaignPage>(services, () =>
      call('GET /api/campaign/get/status/{type}', { params: { type: this.type ?? 'NO' } }),
    )
    this.chests = new Resource<ChestCampaign>(services, async () => {
      const campaign = await call(chestCalls[isChestCampaign(this.type) ? this.type : 'CHEST'])
      for (const { draw } of campaign.chests) noteDraw(services.local, draw)
      return campaign
    })
    makeAutoObservable<this>(
      this,
      { list: false, page: false, chests: false, using: false, type: observableRef, opened: observableRef },
      { autoBind: true },
    )
  }

  /** The active campaigns, in the order of their ends. */
  get active(): readonly CampaignStatus[] {
    const { now } = this.#services.clock
    return (this.list.value ?? []).filter(({ active, until }) => active && until !== null && now < until)
  }

  /** The future campaigns. */
  get coming(): readonly CampaignStatus[] {
    const { now } = this.#services.clock
    return (this.list.value ?? []).filter(({ from }) => from !== null && now < from)
  }

  /** True if there is an active campaign whose page the player has not opened. */
  get hasNews(): boolean {
    if (this.list.value) return this.active.some(({ seen }) => !seen)
    return (this.#services.get(PlayerStore).info?.optionalUnseenCampaign ?? null) !== null
  }

  /** The first moment at which the list is out of date. */
  get changesAt(): number | null {
    const { value } = this.list
    if (!value) return null
    const moments = value.flatMap(({ active, from, until }) => (active ? [until] : [from])).filter((moment) => moment !== null)
    return moments.length > 0 ? Math.min(...moments) : null
  }

  /** Opens the page of a campaign; null returns to the list. */
  async open(type: CampaignType | null): Promise<void> {
    this.type = type
    this.opened = null
    this.using.clear()
    this.page.set(null)
    this.chests.set(null)
    this.#services.clock.tick()
    if (type === null) await this.list.reload()
    else await this.reload()
  }

  /** Reloads the open page. */
  async reload(): Promise<void> {
    const { type } = this
    if (type === null) return
    const loaded = await Promise.all([this.page.reload(), isChestCampaign(type) ? this.chests.reload() : true])
    // Loading the page has marked the campaign as seen.
    if (loaded[0]) this.list.set((this.list.value ?? []).map((one) => (one.type === type && one.active ? { ...one, seen: true } : one)))
  }

  /** Takes or buys an offer. */
  take({ id }: CampaignOffer): Promise<void> {
    return this.using.run(() => this.#services.call('GET /api/campaign/use/{id}', { params: { id } }), {
      target: id,
      apply: () => void this.reload(),
      refresh: () => this.reload(),
    })
  }

  /** Opens a chest. */
  openChest({ id }: Chest): Promise<void> {
    return this.using.run(() => this.#services.call('GET /api/campaign/use/{id}', { params: { id } }), {
      target: id,
      apply: ({ opening, gains }) => {
        this.opened = opening && { ...opening, gains }
      },
      refresh: () => this.reload(),
    })
  }

  /** Closes the opened chest. */
  async closeChest(): Promise<void> {
    this.opened = null
    this.using.clear()
    await this.reload()
  }
}
