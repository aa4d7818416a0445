// The types of Phaser that areas use: only the engine imports Phaser.
import type { GameObjects, Input } from 'phaser'

/** A text on the canvas. */
export type Label = GameObjects.Text
/** Anything that a scene shows. */
export type CanvasObject = GameObjects.GameObject
/** The mouse or a finger. */
export type Pointer = Input.Pointer
