import type { Arena } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { gainWords } from '../../ui/format/gain-look.ts'
import { Problem, Waiting } from '../../ui/kit/empty.tsx'
import { ArenaStore } from './store.ts'

/** The nine leagues with their emblems, places and rewards. */
export const LeaguesTab = observer(function LeaguesTab({ own }: { readonly own: Arena['league'] }) {
  const { t } = useServices()
  const { leagues } = useStore(ArenaStore)
  useEffect(() => void leagues.reload(), [leagues])
  if (!leagues.value) return leagues.failed ? <Problem onRetry={() => void leagues.reload()} /> : <Waiting />
  const lowest = leagues.value.at(-1)?.league
  return (
    <>
      <p className="sky-center sky-small-text">{t('arena.leagues.about')}</p>
      <ul className="sky-column" aria-label={t('arena.tab.leagues')}>
        {leagues.value.map(({ league, positionFrom: from, positionTo: to, rewards }) => (
          <li key={league} className={`sky-box sky-arena-league${league === own ? ' sky-arena-own' : ''}`}>
            <Sprite frame={`league/${league}`} />
            <div>
              <b>{t(`arena.league.${league}`)}</b>
              <span className="sky-small-text">{t(`arena.leagues.${league === lowest ? 'lowest' : 'places'}`, { from, to })}</span>
              <span className="sky-small-text sky-soft">
                {t('arena.leagues.daily', { gains: rewards.map((gain) => gainWords(gain, t)).join(', ') })}
              </span>
              {league === own ? <b className="sky-good-text sky-small-text">{t('arena.leagues.own')}</b> : null}
            </div>
          </li>
        ))}
      </ul>
      <p className="sky-center sky-soft sky-small-text">{t('arena.leagues.squads')}</p>
    </>
  )
})
