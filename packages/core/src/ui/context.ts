import { createContext, useContext } from 'react'
import type { Services } from '../services/services.ts'
import type { Atlases } from './art/atlases.ts'

/** What every component may use. */
export interface UiContextValue {
  readonly services: Services
  readonly atlases: Atlases
}

export const UiContext = createContext<UiContextValue | null>(null)

function useUi(): UiContextValue {
  const ui = useContext(UiContext)
  if (!ui) throw new Error('A component of the game is rendered outside of it')
  return ui
}

/** Returns the services of the component's game. */
export const useServices = (): Services => useUi().services

/** Returns the game's store of this class. */
export const useStore = <T>(kind: new (services: Services) => T): T => useUi().services.get(kind)

/** Returns the atlases of the component's game. */
export const useAtlases = (): Atlases => useUi().atlases
