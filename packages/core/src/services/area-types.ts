// The types of areas, for services of type S. `area.ts` names them for the game's own services.
import type { Scene } from '@skystair/contract/enums'
import type { ComponentType } from 'react'
import type { AtlasName } from '../art/atlas-of.ts'
import type { Language } from './options.ts'
import type { Mood, PlaySound } from './sound-name.ts'

/** The parts of an area that are loaded as one chunk, with its style sheets and texts. */
export interface AreaPartsOf<S> {
  /** The area's style sheets, after those of the kit that it uses; every rule begins with `.skystair`. */
  readonly css?: readonly string[]
  /** Windows by the name they are opened with. They receive the props given to `ui.open`. */
  // biome-ignore lint/suspicious/noExplicitAny: each window states its own props
  readonly windows?: Readonly<Record<string, ComponentType<any>>>
  /** Drawn over a scene. */
  readonly huds?: Partial<Record<Scene, ComponentType>>
  /** What a scene shows as text and buttons, for keyboard and screen reader. */
  readonly mirrors?: Partial<Record<Scene, ComponentType>>
  /** Drawn over a scene's HUD while no window is open. */
  readonly results?: Partial<Record<Scene, ComponentType>>
  /** Drawn over an open window while `isShown` returns true. */
  readonly above?: { readonly part: ComponentType; readonly isShown: (services: S) => boolean }
  /** Whether it has something new to show in windows of other areas, by the window's name. */
  readonly news?: Readonly<Record<string, (services: S) => boolean>>
  /** Components for the outlets of other areas, by the outlet's name. */
  readonly slots?: Readonly<Record<string, ComponentType>>
  /** Mounted as long as the game, once the area is loaded. */
  readonly background?: ComponentType
  /** Keyboard handlers by scene. */
  readonly keys?: Partial<Record<Scene, KeyHandlerOf<S>>>
  /** Plays the area's sounds that no scene plays. Returns the function that stops it. */
  readonly cues?: (services: S, play: PlaySound) => () => void
  /** The moods of places that are windows, by the window's name; other windows keep that of the scene. */
  readonly moods?: Readonly<Record<string, Mood>>
  /** Runs once, when the area is loaded and the game can be played. Returns the function that stops it. */
  readonly start?: (services: S) => () => void
}

/** Handles the keys of a scene. `down` returns whether it used the key. */
export interface KeyHandlerOf<S> {
  down(services: S, event: KeyboardEvent): boolean
  up?(services: S, event: KeyboardEvent): void
  /** The focus left the game. */
  out?(services: S): void
}

/** A class of Phaser scenes; the engine knows the type of its argument. */
export type SceneClass = new (services: never) => object

export interface SceneSourceOf<S> {
  readonly load: () => Promise<SceneClass>
  /** The atlases that the scene needs. */
  readonly atlases: (services: S) => readonly AtlasName[] | Promise<readonly AtlasName[]>
}

/** An entry of the bar at the bottom of the road. */
export interface MenuEntryOf<S> {
  /** Entries are sorted by this number. */
  readonly order: number
  readonly icon: string
  /** Text key of the label. */
  readonly label: string
  /** The window it opens. */
  readonly window: string
  /** Whether it is shown; always, without this. */
  readonly shown?: (services: S) => boolean
  /** Whether its window has something new. */
  readonly news?: (services: S) => boolean
}

/** One area of the game: its manifest, loaded at the start. Everything heavier is loaded by it. */
export interface AreaOf<S, P extends AreaPartsOf<S> = AreaPartsOf<S>> {
  readonly name: string
  /** How much the area's own files may weigh in the bundle, in KB gzipped. */
  readonly budget: number
  /** Loaded at the start, because the first road needs it. Other areas are loaded on first use, or once the browser is idle. */
  readonly preload?: true
  readonly load?: () => Promise<P>
  /** Whether this player may use the area; always, without this. For others it is never loaded. */
  readonly only?: (services: S) => boolean
  /** Other areas whose texts it shows. */
  readonly texts?: readonly string[]
  readonly scenes?: Partial<Record<Scene, SceneSourceOf<S>>>
  /** Names of the windows in its parts. */
  readonly windows?: readonly string[]
  readonly menu?: readonly MenuEntryOf<S>[]
  /** Identifies the player and loads their data when the game starts. */
  readonly identify?: (services: S, signal: AbortSignal) => Promise<void>
  /** Loads the player again when another one has signed in. */
  readonly refresh?: (services: S) => Promise<void>
  /** Applies what the server sent, before the first scene is chosen. */
  readonly settle?: (services: S) => Promise<void>
  /** The page has changed the language. */
  readonly onLanguage?: (services: S, lang: Language) => Promise<void>
  /** Clears the data of the player who has left. */
  readonly forget?: (services: S) => void
  /** The player's first scene, or null if another area decides. */
  readonly firstScene?: (services: S) => Promise<Scene | null>
  /** Runs before a scene is shown, to load data that it needs. */
  readonly prepare?: (services: S, scene: Scene) => Promise<void>
}
