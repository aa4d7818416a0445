/** What an effect does. Every part is optional; `power` is the effect's own. */
export interface EffectRule {
  /** Can be removed by what cleanses. */
  readonly harmful?: true
  /** The creature cannot move or counterattack. */
  readonly preventsMoves?: true
  /** The creature cannot be chosen as a target while others can. Ends when it hits; counted down by its enemies' moves. */
  readonly hides?: true
  /** Damage at each move of the creature. */
  readonly damagePerMove?: (power: number) => number
  /** At each move, the chance of one in so many that it spreads to a neighbour. */
  readonly spreadsOneIn?: number
  /** Per cent added to the creature's hits. */
  readonly damageBonus?: (power: number) => number
  /** Per cent added to the hits of its whole row. */
  readonly rowDamageBonus?: (power: number) => number
  /** Per cent taken off the damage it deals. */
  readonly damagePenalty?: (power: number) => number
  /** Per cent taken off the damage it takes. */
  readonly damageReduction?: (power: number) => number
}
