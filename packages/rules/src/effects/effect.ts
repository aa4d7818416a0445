/** What an effect does. Every part is optional; `power` is the effect's own. */
export interface EffectRule {
  /** Cleansing removes it. */
  readonly harmful?: true
  /** The creature cannot move or counterattack. */
  readonly preventsMoves?: true
  /** The creature cannot be chosen as a target while others can. Ends when it hits; counted down by its enemies' moves. */
  readonly hides?: true
  /** Damage at each move of the creature. */
  readonly damagePerMove?: (power: number) => number
  /** At each move it spreads to a neighbour with a chance of one in this number. */
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
