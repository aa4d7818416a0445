import type { FinishedBattle } from '@skystair/contract'
import { makeAutoObservable, runInAction } from 'mobx'
import { Action } from '../../services/action.ts'
import type { LocalKeys } from '../../services/local.ts'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import type { Verdict } from './check.ts'

/** Number of fights whose fingerprints are stored on the device. */
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

/** Stores the hash that the server sent before the first hit, so that the fight can be checked against it afterwards. */
export function noteFingerprint(local: LocalKeys, id: number, hash: string): void {
  const notes = notesIn(local)
  if (notes.some(([noted]) => noted === id)) return
  local.set('fingerprints', JSON.stringify([...notes, [id, hash]].slice(-KEPT)))
}

/** The player's last fights, and the results of checking them. It lives while the window is open. */
export class FairnessStore {
  readonly fights: Resource<readonly FinishedBattle[]>
  readonly checking: Action
  /** Results by the id of the fight. */
  readonly verdicts = new Map<number, Verdict>()
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    this.checking = new Action(services)
    this.fights = new Resource<readonly FinishedBattle[]>(services, (signal) => services.call('GET /api/battle/list', null, { signal }))
    makeAutoObservable(this, { fights: false, checking: false }, { autoBind: true })
  }

  /** Loads a fight and replays it on this device. */
  async check(id: number): Promise<void> {
    const { call, local } = this.#services
    const load = async () => {
      const [record, { checkBattle }] = await Promise.all([call('GET /api/battle/{id}/record', { params: { id } }), import('./check.ts')])
      return checkBattle(record, notesIn(local).find(([noted]) => noted === id)?.[1] ?? null)
    }
    const verdict = await this.checking.run(load, { target: id, repeatable: true })
    if (verdict) runInAction(() => this.verdicts.set(id, verdict))
  }
}
