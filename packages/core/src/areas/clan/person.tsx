import type { Face } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices } from '../../ui/context.ts'
import { ClanLink } from '../../ui/kit/clan-link.tsx'
import { PlayerLink } from '../../ui/kit/player-link.tsx'
import { faceFrame } from '../hero/index.ts'
import { ClanFlag } from './flag.tsx'

type Who = Face & { readonly playerId: number; readonly name: string | null }

interface ClanRowProps {
  readonly id: number
  readonly name: string
  readonly line: string
  readonly children: ReactNode
}

/** A clan in a list: its flag, its name, which opens its page, a line below, and buttons. */
export const ClanRow = ({ id, name, line, children }: ClanRowProps) => (
  <li className="sky-clan-person sky-clan-row">
    <ClanFlag clanId={id} />
    <div>
      <ClanLink id={id}>{name}</ClanLink>
      <p className="sky-small-text sky-soft">{line}</p>
    </div>
    <div className="sky-clan-aside">{children}</div>
  </li>
)

/** A player in a list of the clan: face, name, a line below, and buttons. The name opens the player's page, unless the account is deleted. */
export const Person = observer(function Person({
  who,
  line,
  online = false,
  aside,
  children,
}: {
  readonly who: Who
  readonly line: ReactNode
  readonly online?: boolean
  readonly aside?: ReactNode
  readonly children?: ReactNode
}) {
  const { t } = useServices()
  const name = who.name ?? t('common.guest')
  return (
    <li className="sky-clan-person">
      <span className="sky-clan-face" aria-hidden>
        <Sprite frame={faceFrame(who)} />
      </span>
      <div>
        {who.name !== null ? <PlayerLink id={who.playerId}>{name}</PlayerLink> : <b>{name}</b>}
        {online ? <span className="sky-clan-online"> {t('clan.online')}</span> : null}
        <p className="sky-small-text sky-soft">{line}</p>
      </div>
      {aside ? <div className="sky-clan-aside">{aside}</div> : null}
      {children}
    </li>
  )
})
