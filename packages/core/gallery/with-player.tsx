import type { Player } from '@skystair/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { PlayerStore } from '../src/areas/player/index.ts'
import { useStore } from '../src/ui/context.ts'

interface Props {
  readonly level: number
  readonly access?: Player['accessLevel']
  readonly children: ReactNode
}

/** Shows its children once the gallery's player has this level and access. */
export function WithPlayer({ level, access = 'PLAYER', children }: Props) {
  const player = useStore(PlayerStore)
  const [ready, setReady] = useState(false)
  useEffect(() => {
    player.update({ level, accessLevel: access })
    setReady(true)
  }, [player, level, access])
  return ready ? children : null
}
