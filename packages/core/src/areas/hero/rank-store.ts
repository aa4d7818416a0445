import type { ReplyOf } from '@skystair/contract'
import type { Services } from '../../services/services.ts'
import { HeroOptions } from './hero-options.ts'

/** The rank of one hero: the requirements of the next one, and the one that is being raised. */
export class RankStore {
  readonly hero: HeroOptions<ReplyOf<'GET /api/creature/{id}/rank/options'>>
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    this.hero = new HeroOptions(services, (id) => services.call('GET /api/creature/{id}/rank/options', { params: { id } }))
  }

  raise = () => this.hero.run(() => this.#services.call('POST /api/creature/{id}/rank/raise', this.#input))
  speedUp = () => this.hero.run(() => this.#services.call('POST /api/creature/{id}/rank/speedup', this.#input))
  complete = () => this.hero.run(() => this.#services.call('POST /api/creature/{id}/rank/complete', this.#input))

  get #input() {
    return { params: { id: this.hero.heroId ?? 0 } }
  }
}
