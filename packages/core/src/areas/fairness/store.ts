import type { FinishedBattle } from '@skystair/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { LocalKeys } from '../../services/local.ts'
import type { Services } from '../../services/services.ts'
import type { Verdict } from './check.ts'

/** Fights whose fingerprints are kept on the device. */
const KEPT = 20
type Notes = readonly (readonly [id: number, hash: string])[]

function notesIn(local: LocalKeys): Notes {
  try {
    const value: unknown = JSON.parse(local.get('fingerprints') ?? '[]')
    return Array.isArray(value) ? (value as Notes) : []
  } catch {
    return []
  }
}

/** Writes down what the server promised before the first blow, so that it can be held to it afterwards. */
export function noteFingerprint(local: LocalKeys, id: number, hash: string): void {
  const notes = notesIn(local)
  if (notes.some(([noted]) => noted === id)) return
  local.set('fingerprints', JSON.stringify([...notes, [id, hash]].slice(-KEPT)))
}

/** The player's last fights, and what came of checking them. It lives while the page is open. */
export class FairnessStore {
  /** Null until they have come. */
  fights: readonly FinishedBattle[] | null = null
  /** The fight that is played again just now. */
  checking: number | null = null
  readonly verdicts = new Map<number, Verdict>()
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    makeAutoObservable(this, { fights: observableRef }, { autoBind: true })
  }

  async load(): Promise<void> {
    const { ui, call } = this.#services
    const fights = await ui.attempt(() => call('GET /api/battle/list'))
    runInAction(() => {
      this.fights = fights ?? []
    })
  }

  /** Asks for a fight and plays it again here. A press while another is on its way counts for nothing. */
  async check(id: number): Promise<void> {
    if (this.checking !== null) return
    this.checking = id
    const { ui, call, local } = this.#services
    const verdict = await ui.attempt(async () => {
      const [record, { checkBattle }] = await Promise.all([call('GET /api/battle/{id}/record', { params: { id } }), import('./check.ts')])
      return checkBattle(record, notesIn(local).find(([noted]) => noted === id)?.[1] ?? null)
    })
    runInAction(() => {
      this.checking = null
      if (verdict) this.verdicts.set(id, verdict)
    })
  }
}
