import { seededRandom } from '../../../engine/paint/random.ts'
import type { Point } from './layout.ts'

/** Where strollers stop: on the place in the middle, and on the ways that lead from it. */
export const stops: readonly Point[] = [
  { x: -76, y: 22 },
  { x: 76, y: 22 },
  { x: -34, y: 62 },
  { x: 34, y: 62 },
  { x: -118, y: 6 },
  { x: 118, y: 6 },
  { x: 0, y: -34 },
  { x: -60, y: 74 },
  { x: 60, y: 74 },
  { x: 0, y: 104 },
]
/** Units per second. */
const SPEED = 24
const REST = [1200, 5200] as const

/** A companion's walk from stop to stop, with rests between. The same seed gives the same walk. */
export class Stroll {
  x: number
  y: number
  /** Distance walked so far: figures hop along it. */
  way = 0
  isWalking = false
  facesLeft = false
  readonly #random: () => number
  #goal: Point
  #rest: number

  /** `at`: the number of the first stop. */
  constructor(seed: number, at: number) {
    this.#random = seededRandom(seed)
    this.#goal = stops[at % stops.length] as Point
    this.x = this.#goal.x
    this.y = this.#goal.y
    this.facesLeft = this.#random() < 0.5
    this.#rest = this.#random() * REST[1]
  }

  go(ms: number): void {
    this.#rest -= ms
    this.isWalking = this.#rest <= 0
    if (!this.isWalking) return
    const [x, y] = [this.#goal.x - this.x, this.#goal.y - this.y]
    // Depth is shortened: the same way takes twice as many steps.
    const left = Math.hypot(x, y * 2)
    const step = Math.min(left, (SPEED * ms) / 1000)
    if (left - step < 0.5) {
      this.#rest = REST[0] + this.#random() * (REST[1] - REST[0])
      this.#goal = stops[Math.floor(this.#random() * stops.length)] as Point
      return
    }
    this.x += (x / left) * step
    this.y += (y / left) * step
    this.way += step
    if (Math.abs(x) > 1) this.facesLeft = x < 0
  }
}
