import type { ReactNode } from 'react'
import { useServices } from '../context.ts'

/** A clan's name, or words with it, that opens the page of the clan. */
export function ClanLink({ id, children }: { readonly id: number; readonly children: ReactNode }) {
  const { ui } = useServices()
  return (
    <button type="button" className="sky-link sky-player-link" onClick={() => ui.openPage('clanPage', { clanId: id })}>
      {children}
    </button>
  )
}
