import type { PlayerChange, ReplyOf } from '@skystair/contract'
import type { Services } from '../../services/services.ts'
import { HeroOptions } from './hero-options.ts'

export type ForceOptions = ReplyOf<'GET /api/force/{creatureId}/options'>
export type ForceOption = ForceOptions['forces'][number]

/** The forces of one hero: the prices of improving them, and the improvements in progress. */
export class ForceStore {
  readonly hero: HeroOptions<ForceOptions>
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    this.hero = new HeroOptions(services, (creatureId) => services.call('GET /api/force/{creatureId}/options', { params: { creatureId } }))
  }

  start = (option: ForceOption) => this.#change((body) => this.#services.call('POST /api/force/start', { body }), option)
  speedUp = (option: ForceOption) => this.#change((body) => this.#services.call('POST /api/force/speedup', { body }), option)
  complete = (option: ForceOption) => this.#change((body) => this.#services.call('POST /api/force/complete', { body }), option)
  buyHammer = () => this.hero.run(() => this.#services.call('POST /api/hammer/buy'))

  #change(
    call: (body: Pick<ForceOption, 'force' | 'warriorClass'> & { creatureId: number }) => Promise<PlayerChange>,
    option: ForceOption,
  ) {
    const { force, warriorClass } = option
    return this.hero.run(() => call({ creatureId: this.hero.heroId ?? 0, force, warriorClass }))
  }
}
