import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../../ui/context.ts'
import { Spoken } from '../../../ui/kit/spoken.tsx'
import { rivalName } from '../rival.tsx'
import { ArenaStore } from '../store.ts'
import { ArenaSceneStore } from './store.ts'

/** The arena for keyboard and screen reader: the rivals as buttons, and a button for the leagues. */
export const ArenaMirror = observer(function ArenaMirror() {
  const { t } = useServices()
  const { arena } = useStore(ArenaStore)
  const scene = useStore(ArenaSceneStore)
  const { league = null, positionNumber: place = null } = arena.value ?? {}
  const chosen = scene.rivals.find(({ positionNumber }) => positionNumber === scene.chosen)
  const describe = (rival: (typeof scene.rivals)[number]) =>
    t('a11y.arena.rival', {
      name: rivalName(rival, t),
      place: rival.positionNumber,
      level: rival.level,
      difficulty: t(`arena.difficulty.${rival.difficulty}`),
    })
  return (
    <section aria-label={t('a11y.arena.region')}>
      <p>{league && place !== null ? t('a11y.arena.about', { league: t(`arena.league.${league}`), place }) : t('arena.scene.away')}</p>
      <p>{t('a11y.arena.keys')}</p>
      <ul aria-label={t('a11y.arena.list')}>
        {scene.rivals.map((rival) => (
          <li key={rival.positionNumber}>
            <button
              type="button"
              onFocus={() => scene.choose(rival.positionNumber)}
              onBlur={() => scene.choose(null)}
              onClick={() => scene.open()}
            >
              {describe(rival)}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => scene.open('leagues')}>
        {t('arena.tab.leagues')}
      </button>
      <Spoken as="p">{chosen ? describe(chosen) : ''}</Spoken>
    </section>
  )
})
