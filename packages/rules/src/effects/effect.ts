/** One idea of an effect. Every part is optional; `power` is the strength it was laid with. */
export interface EffectRule {
  /** One would rather be rid of it. */
  readonly harmful?: true
  /** Who has it cannot move and does not answer. */
  readonly stops?: true
  /** Who has it cannot be chosen while another can be; striking ends it, and the seekers' moves wear it off. */
  readonly hides?: true
  /** Health that each of its bearer's moves takes. */
  readonly bites?: (power: number) => number
  /** One neighbour in so many catches it at each move of the bearer. */
  readonly leaps?: number
  /** Per cent added to the bearer's blow, and to the blows of all in its row. */
  readonly adds?: (power: number) => number
  readonly addsToRow?: (power: number) => number
  /** Per cent taken off the bearer's blow, and off what is done to the bearer. */
  readonly lessens?: (power: number) => number
  readonly softens?: (power: number) => number
}
