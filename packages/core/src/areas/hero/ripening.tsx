import type { Player } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import type { Translate } from '../../services/texts.ts'
import { useServices, useStore } from '../../ui/context.ts'
import { useUntil } from '../../ui/format/use-until.ts'
import { PlayerStore } from '../player/index.ts'

/** The number of improvements shown beside the road. */
const TOLD = 4

interface Ripening {
  readonly key: string
  readonly heroId: number
  readonly name: string
  readonly what: string
  readonly readyAt: number
}

/** Returns the forces and ranks of all heroes that are being raised or wait to be taken, the one that is ready first at the top. */
function ripeningOf(player: Pick<Player, 'creatures'> | null, t: Translate): Ripening[] {
  const all = (player?.creatures ?? []).flatMap(({ id, imageId, forcesV2, rankReadyAt }) => {
    const base = { heroId: id, name: t(`creature.${imageId}.name`) }
    const rank = rankReadyAt === undefined ? [] : [{ ...base, key: `${id} rank`, what: t('ranks.title'), readyAt: rankReadyAt }]
    const forces = forcesV2.flatMap(({ force, warriorClass, readyAt }) =>
      readyAt === null ? [] : [{ ...base, key: `${id} ${force} ${warriorClass}`, what: t(`force.${force}.name`), readyAt }],
    )
    return [...rank, ...forces]
  })
  return all.sort((a, b) => a.readyAt - b.readyAt)
}

/** Improvements in progress, beside the road of a wide page. */
export const RipeningBox = observer(function RipeningBox() {
  const { clock, ui, t } = useServices()
  const { player } = useStore(PlayerStore)
  const until = useUntil()
  const ripening = ripeningOf(player, t).slice(0, TOLD)
  if (ripening.length === 0) return null
  return (
    <section className="sky-side-box" aria-label={t('ranks.ripening')}>
      <h3>{t('ranks.ripening')}</h3>
      <ul>
        {ripening.map(({ key, heroId, name, what, readyAt }) => (
          <li key={key}>
            <button type="button" className="sky-ripening" onClick={() => ui.open('profile', { creatureId: heroId })}>
              <b>{what}</b> <span>{name}</span>{' '}
              <span className="sky-num">{readyAt <= clock.now ? t('gifts.ready') : until(readyAt, clock.now)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
})
