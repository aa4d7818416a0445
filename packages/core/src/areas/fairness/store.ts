import type { FinishedBattle, FinishedDraw } from '@skystair/contract'
import { makeAutoObservable, runInAction } from 'mobx'
import { Action } from '../../services/action.ts'
import type { LocalKeys } from '../../services/local.ts'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import type { OverlayProps } from '../../services/ui-store.ts'
import type { Verdict } from './check.ts'

/** Number of fights, and of draws, whose fingerprints are stored on the device. */
const KEPT = 20
type Notes = readonly (readonly [id: number | string, hash: string])[]
/** Where the fingerprints of fights and of draws are stored. */
type NotesKey = 'fingerprints' | 'draws'

function notesIn(local: LocalKeys, key: NotesKey): Notes {
  try {
    const value: unknown = JSON.parse(local.get(key) ?? '[]')
    return Array.isArray(value) ? (value as Notes) : []
  } catch {
    return []
  }
}

function note(local: LocalKeys, key: NotesKey, id: number | string, hash: string): void {
  const notes = notesIn(local, key)
  if (notes.some(([noted]) => noted === id)) return
  local.set(key, JSON.stringify([...notes, [id, hash]].slice(-KEPT)))
}
const noted = (local: LocalKeys, key: NotesKey, id: number | string) => notesIn(local, key).find(([other]) => other === id)?.[1] ?? null

/** Stores the hash that the server sent before the first hit, so that the fight can be checked against it afterwards. */
export const noteFingerprint = (local: LocalKeys, id: number, hash: string): void => note(local, 'fingerprints', id, hash)

type DrawName = Pick<FinishedDraw, 'chance' | 'number'>
/** Returns a name for a draw that no other draw of the player has. */
export const drawKey = ({ chance, number }: DrawName): string => `${chance}:${number}`

/** Stores the hash that the server sent before a draw. */
export const noteDraw = (local: LocalKeys, draw: DrawName & { readonly seedHash: string }): void =>
  note(local, 'draws', drawKey(draw), draw.seedHash)

/** The result of a check. `version` is that of the rules of the fight, 0 if it is unknown and for draws. */
export interface Checked {
  readonly verdict: Verdict
  readonly version: number
}

/** The player's last fights and draws, and the results of checking them. It exists while the window, or a replay that leads back to it, is open. */
export class FairnessStore {
  readonly fights: Resource<readonly FinishedBattle[]>
  readonly draws: Resource<readonly FinishedDraw[]>
  readonly checking: Action
  /** Results by the id of the fight, or the key of the draw. */
  readonly verdicts = new Map<number | string, Checked>()
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    this.checking = new Action(services)
    this.fights = new Resource<readonly FinishedBattle[]>(services, (signal) => services.call('GET /api/battle/list', null, { signal }))
    this.draws = new Resource<readonly FinishedDraw[]>(services, (signal) => services.call('GET /api/draw/list', null, { signal }))
    makeAutoObservable(this, { fights: false, draws: false, checking: false }, { autoBind: true })
  }

  /** Loads a fight and replays it on this device. */
  async check(id: number): Promise<void> {
    const { call, local } = this.#services
    const load = async () => {
      const [record, { checkBattle }] = await Promise.all([call('GET /api/battle/{id}/record', { params: { id } }), import('./check.ts')])
      return { verdict: checkBattle(record, noted(local, 'fingerprints', id)), version: record.rulesVersion ?? 0 }
    }
    const checked = await this.checking.run(load, { target: id, repeatable: true })
    if (checked) runInAction(() => this.verdicts.set(id, checked))
  }

  /** Opens the replay of a fight, which leads back to this window with its props and results. */
  watch(id: number, props: OverlayProps): void {
    this.#services.ui.open('replay', { id, from: 'fairness', fromProps: { ...props, kept: this } })
  }

  /** Repeats the draw on this device. */
  async checkDraw(draw: FinishedDraw): Promise<void> {
    const { local } = this.#services
    const key = drawKey(draw)
    const work = async () => ({ verdict: (await import('./check.ts')).checkDraw(draw, noted(local, 'draws', key)), version: 0 })
    const checked = await this.checking.run(work, { target: key, repeatable: true })
    if (checked) runInAction(() => this.verdicts.set(key, checked))
  }
}
