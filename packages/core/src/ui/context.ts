import { createContext, useContext } from 'react'
import type { Services } from '../services/services.ts'
import type { Atlases } from './art/atlases.ts'

/** What every component may read. */
export interface Ui {
  readonly services: Services
  readonly atlases: Atlases
}

export const UiContext = createContext<Ui | null>(null)

function useUi(): Ui {
  const ui = useContext(UiContext)
  if (!ui) throw new Error('A component of the game stands outside of it')
  return ui
}

/** The services of the game that the component belongs to. */
export const useServices = (): Services => useUi().services

/** The game's store of this class. */
export const useStore = <T>(kind: new (services: Services) => T): T => useUi().services.get(kind)

/** The atlases of the game that the component belongs to. */
export const useAtlases = (): Atlases => useUi().atlases
