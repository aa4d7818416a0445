import { when } from 'mobx'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from '../player/index.ts'
import { readLink } from './launch-link.ts'

/**
 * Opens what the link names with which the game was started, once the player is on the road: the page of a clan, or a replay that somebody has shared. A link to
 * anything else is ignored, and so is one that a new player has used: they learn the game first. Returns the function that stops it.
 */
export function openLink(services: Services): () => void {
  const { platform, ui } = services
  const { target } = readLink(platform.navigation.query.ref)
  if (!target || !services.get(PlayerStore).player) return () => {}
  return when(
    () => ui.scene === 'road' && !ui.blocked,
    () => (target.kind === 'clan' ? ui.open('clanPage', { clanId: target.id }) : ui.open('replay', { token: target.token })),
  )
}
