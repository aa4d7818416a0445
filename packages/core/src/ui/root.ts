import { createContext, useContext } from 'react'
import type { RootStore } from '../stores/root-store.ts'
import type { Atlases } from './art/atlases.ts'

/** What every component may read: the stores, and the pictures. */
export interface Ui {
  readonly root: RootStore
  readonly atlases: Atlases
}

export const UiContext = createContext<Ui | null>(null)

function useUi(): Ui {
  const ui = useContext(UiContext)
  if (!ui) throw new Error('A component of the game stands outside of it')
  return ui
}

/** The stores of the game that the component is part of. */
export const useRoot = (): RootStore => useUi().root

/** The atlases of the game that the component is part of. */
export const useAtlases = (): Atlases => useUi().atlases
