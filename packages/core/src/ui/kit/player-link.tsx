import type { ReactNode } from 'react'
import { useServices } from '../context.ts'

interface PlayerLinkProps {
  readonly id: number
  /** For screen readers, if the content does not say enough. */
  readonly label?: string
  readonly children: ReactNode
}

/** A player's name, or words with it, that opens the page of the player. */
export function PlayerLink({ id, label, children }: PlayerLinkProps) {
  const { ui } = useServices()
  return (
    <button type="button" className="sky-link sky-player-link" aria-label={label} onClick={() => ui.openPage('player', { playerId: id })}>
      {children}
    </button>
  )
}
