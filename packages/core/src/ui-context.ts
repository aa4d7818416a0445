import { createContext, useContext } from 'react'
import type { LateParts } from './late-parts.ts'
import type * as Overlays from './overlays.tsx'
import type { RootStore } from './root-store.ts'
import type { Atlases } from './ui/art/atlases.ts'

/** What every component may read: the stores, the pictures, and the parts that come later. */
export interface Ui {
  readonly root: RootStore
  readonly atlases: Atlases
  readonly late: LateParts<typeof Overlays>
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

/** The parts of the ui that come later. */
export const useLate = (): Ui['late'] => useUi().late
