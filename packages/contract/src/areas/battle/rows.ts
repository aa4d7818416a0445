/** A kind of consumable. Texts: `consumable.<kind>.name` and `.use`. `power` is per cent of health for HEAL and REVIVE, otherwise points or per cent. */
export interface ConsumableKind {
  readonly kind: string
  readonly atlasKey: string
  readonly does:
    | 'HEAL'
    | 'REVIVE'
    | 'FREEZE'
    | 'FIRE'
    | 'SHIELD'
    | 'POISON'
    | 'CLEANSE'
    | 'STRENGTHEN'
    | 'HIDE'
    | 'TOTEM'
    | 'STRIKE'
    | 'REFILL'
  readonly target: 'OWN' | 'OWN_DEAD' | 'ENEMY'
  readonly power: number
  readonly moves: number
  readonly minStair: number
}
