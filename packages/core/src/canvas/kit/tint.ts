/** Phaser's ways to apply a tint; its build exports no such list by name. */
export const TintMode = { MULTIPLY: 0, FILL: 1, ADD: 2, SCREEN: 4 } as const
