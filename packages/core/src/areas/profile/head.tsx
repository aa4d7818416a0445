import type { Profile } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices } from '../../ui/context.ts'
import { ClanLink } from '../../ui/kit/clan-link.tsx'
import { faceFrame } from '../hero/index.ts'

/** The face in its frame. */
export const Face = ({ frame }: { readonly frame: string }) => (
  <span className="sky-face" aria-hidden>
    <Sprite frame={frame} />
  </span>
)

/** A player's face, name, level, highest victory, status and clan. */
export const Head = observer(function Head({
  who,
  clan,
  children,
}: {
  readonly who: Pick<Profile, 'name' | 'level' | 'bestVictoryStair' | 'membership' | 'avatar' | 'characterAndCompanion' | 'gender'>
  readonly clan: { readonly id: number; readonly name: string } | null
  readonly children?: ReactNode
}) {
  const { t } = useServices()
  const { name, level, bestVictoryStair: stair, membership } = who
  return (
    <section className="sky-who">
      <b className="sky-who-name">{name ?? t('common.guest')}</b>
      <Face frame={faceFrame(who)} />
      <div className="sky-column">
        <ul className="sky-who-facts">
          <li>
            <Sprite frame="icon/star" />
            {t('playerPage.level', { level })}
          </li>
          <li>
            <Sprite frame="icon/flag" />
            {stair > 0 ? t('playerPage.best', { stair }) : t('playerPage.noVictory')}
          </li>
          <li>
            <Sprite frame={membership === 'NONE' ? 'icon/crown' : `membership/${membership}`} />
            {t(`bank.status.${membership}`)}
          </li>
          <li>
            <Sprite frame="icon/clan" />
            {clan ? <ClanLink id={clan.id}>{clan.name}</ClanLink> : t('playerPage.noClan')}
          </li>
        </ul>
        {children}
      </div>
    </section>
  )
})
