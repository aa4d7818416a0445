// What an area consists of, for services of type S. `area.ts` names these types for the game's own services.
import type { Scene } from '@skystair/contract/enums'
import type { ComponentType } from 'react'
import type { AtlasName } from '../art/atlas-of.ts'
import type { Language } from './options.ts'
import type { PlaySound } from './sound-name.ts'

/** What an area brings to the page. It is loaded as one chunk, with the area's style sheet and texts. */
export interface AreaPartsOf<S> {
  /** The area's style sheets, after those of the kit that it uses; every rule begins with `.skystair`. */
  readonly css?: readonly string[]
  /** Windows by the name they are opened with. They receive the props given to `ui.open`. */
  // biome-ignore lint/suspicious/noExplicitAny: each window states its own props
  readonly windows?: Readonly<Record<string, ComponentType<any>>>
  /** What is drawn over a scene. */
  readonly huds?: Partial<Record<Scene, ComponentType>>
  /** What a scene shows, in words and buttons for keyboard and screen reader. */
  readonly mirrors?: Partial<Record<Scene, ComponentType>>
  /** What is drawn over a scene's HUD while no window is open. */
  readonly results?: Partial<Record<Scene, ComponentType>>
  /** What is drawn inside another area's component, by the place that component offers. */
  readonly slots?: Readonly<Record<string, ComponentType>>
  /** Always drawn once the area is loaded. */
  readonly always?: ComponentType
  /** Handles a key pressed in a scene; returns whether the key was the game's. */
  readonly keys?: Partial<Record<Scene, KeyHandlerOf<S>>>
  /** Plays the area's sounds that no scene plays; returns what ends it. */
  readonly cues?: (services: S, play: PlaySound) => () => void
  /** Runs once, when the area is loaded and the game can be played; returns what ends it. */
  readonly start?: (services: S) => () => void
}

/** Listens to keys of a scene; `element` is the game's element. `down` returns whether the key was the game's. */
export interface KeyHandlerOf<S> {
  down(services: S, event: KeyboardEvent): boolean
  up?(services: S, event: KeyboardEvent): void
  /** The focus left the game. */
  out?(services: S): void
}

/** A class of Phaser scenes; the engine knows what it takes. */
export type SceneClass = new (services: never) => object

export interface SceneSourceOf<S> {
  readonly load: () => Promise<SceneClass>
  /** The atlases that the scene cannot do without, by what it will show. */
  readonly atlases: (services: S) => readonly AtlasName[] | Promise<readonly AtlasName[]>
}

/** An entry of the bar at the bottom of the road. */
export interface MenuEntryOf<S> {
  /** Entries are shown in this order. */
  readonly order: number
  readonly icon: string
  /** Text key of the label. */
  readonly label: string
  /** The window it opens. */
  readonly window: string
  /** Whether there is something new behind it. */
  readonly news?: (services: S) => boolean
}

/** What one area of the game consists of, known from the start; everything heavier is loaded by it. */
export interface AreaOf<S, P extends AreaPartsOf<S> = AreaPartsOf<S>> {
  readonly name: string
  /** How much the area's own files may weigh in the bundle, in KB gzipped. */
  readonly budget: number
  /** The first road needs it: it is loaded at the start. Other areas are loaded on first use, or once the browser is idle. */
  readonly preload?: true
  readonly load?: () => Promise<P>
  /** Other areas whose texts it shows. */
  readonly texts?: readonly string[]
  readonly scenes?: Partial<Record<Scene, SceneSourceOf<S>>>
  /** The windows among its parts. */
  readonly windows?: readonly string[]
  readonly menu?: readonly MenuEntryOf<S>[]
  /** Finds out who the player is and what the server knows of them, when the game starts. */
  readonly identify?: (services: S, signal: AbortSignal) => Promise<void>
  /** Asks the server for the player, when another one has signed in. */
  readonly refresh?: (services: S) => Promise<void>
  /** Follows what the server said, before the first scene is chosen. */
  readonly settle?: (services: S) => Promise<void>
  /** The page has chosen a language. */
  readonly onLanguage?: (services: S, lang: Language) => Promise<void>
  /** Forgets what belongs to the player who has left. */
  readonly forget?: (services: S) => void
  /** The scene that the player belongs in, or null where that is another area's to say. */
  readonly firstScene?: (services: S) => Promise<Scene | null>
  /** Runs before a scene is shown: loads data that it needs. */
  readonly prepare?: (services: S, scene: Scene) => Promise<void>
}
