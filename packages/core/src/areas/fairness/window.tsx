import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useServices } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Empty, Problem, Waiting } from '../../ui/kit/empty.tsx'
import { List } from '../../ui/kit/list.tsx'
import { Heading } from '../../ui/kit/panel.tsx'
import { Spoken } from '../../ui/kit/spoken.tsx'
import { type ReadingProps, ReadingWindow } from '../../ui/reading-window.tsx'
import { BattleStore } from '../battle/public.ts'
import type { Verdict } from './check.ts'
import { drawTitle } from './draw-title.ts'
import { drawKey, FairnessStore } from './store.ts'

interface Props extends ReadingProps {
  /** What was checked before a replay that led back here. */
  readonly kept?: FairnessStore
}

/** How anyone can check a fight, and the player's last fights to check. */
export const Fairness = observer(function Fairness({ kept, ...props }: Props) {
  const services = useServices()
  const { t } = services
  const battle = services.get(BattleStore)
  const [store] = useState(() => kept ?? new FairnessStore(services))
  useEffect(() => {
    void store.fights.reload()
    void store.draws.reload()
  }, [store])
  return (
    <ReadingWindow fit title={t('settings.fairness')} {...props}>
      <p className="sky-prose">{t('manual.fairness.text')}</p>
      <Fingerprint fight={battle.battle} />
      {battle.shared && battle.battle?.seed ? <ThisMelee store={store} id={battle.battle.id} /> : null}
      <Heading>{t('fairness.mine')}</Heading>
      <Fights store={store} props={props} />
      <Draws store={store} />
    </ReadingWindow>
  )
})

/** The fingerprint of the current fight; after its end, the dice too. Folded, as few players want to see so many digits. */
const Fingerprint = ({ fight }: { readonly fight: { readonly seedHash: string; readonly seed: string | null } | null }) => {
  const { t } = useServices()
  if (!fight) return null
  const { seedHash: hash, seed } = fight
  return (
    <div className="sky-reading">
      <details>
        <summary>{t('fairness.digits')}</summary>
        <p className="sky-fair">{seed ? t('battle.fairnessText', { hash, seed }) : t('battle.fairnessBefore', { hash })}</p>
      </details>
    </div>
  )
}

/** What can be checked: a fight or a draw. */
interface Checkable {
  readonly key: number | string
  readonly title: string
  readonly at: number
  readonly check: () => Promise<void>
  /** The text for a fair result. */
  readonly fair: string
  /** Opens the replay; absent if there is none. */
  readonly watch?: () => void
}

/** Whether a fight with this result cannot be replayed. */
const byOtherRules = (verdict: Verdict | undefined): boolean => verdict?.endsWith('_RULES') === true

/** Returns the icon for a result; a fight by other rules is no cause for a warning. */
function iconFor(verdict: Verdict | undefined): string {
  if (!verdict || byOtherRules(verdict)) return 'icon/book'
  return verdict === 'FAIR' ? 'icon/check' : 'icon/warning'
}

/** A list in which each row has a button to check it, or the result, and one for its replay if there is any. */
const Checks = observer(function Checks({
  store,
  label,
  all,
}: {
  readonly store: FairnessStore
  readonly label: string
  readonly all: readonly Checkable[]
}) {
  const { lang, t } = useServices()
  const when = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' })
  const rows = all.map(({ key, title, at, check, fair, watch }) => {
    const checked = store.verdicts.get(key)
    return {
      id: String(key),
      icon: iconFor(checked?.verdict),
      title,
      about: !checked
        ? when.format(at)
        : checked.verdict === 'FAIR'
          ? fair
          : t(`fairness.${checked.verdict}`, { version: checked.version }),
      aside: (
        <span className="sky-column">
          {checked ? null : (
            <Button
              small
              tone="plain"
              disabled={store.checking.busy}
              label={`${t('fairness.check')}: ${title}`}
              onPress={() => void check()}
            >
              {t(store.checking.target === key ? 'fairness.checking' : 'fairness.check')}
            </Button>
          )}
          {watch && !byOtherRules(checked?.verdict) ? (
            <Button small tone="plain" label={`${t('fairness.watch')}: ${title}`} onPress={watch}>
              {t('fairness.watch')}
            </Button>
          ) : null}
        </span>
      ),
    }
  })
  return (
    <Spoken>
      <List rows={rows} label={label} />
    </Spoken>
  )
})

/** The melee that has just ended: those of five players are not in the list. */
const ThisMelee = observer(function ThisMelee({ store, id }: { readonly store: FairnessStore; readonly id: number }) {
  const { clock, t } = useServices()
  const title = t('fairness.melee')
  const row = { key: id, title, at: clock.now, fair: t('fairness.FAIR'), check: () => store.check(id) }
  return <Checks store={store} label={title} all={[row]} />
})

/** The last fights, each with a button to check it, or its result, and one for its replay. */
export const Fights = observer(function Fights({ store, props }: { readonly store: FairnessStore; readonly props: ReadingProps }) {
  const { t } = useServices()
  const { value: fights, failed } = store.fights
  if (failed) return <Problem onRetry={() => void store.fights.reload()} />
  if (!fights) return <Waiting />
  if (fights.length === 0) return <Empty text={t('fairness.none')} />
  const all = fights.map(({ id, kind, stair, winner, at }) => ({
    ...{ key: id, at, fair: t('fairness.FAIR') },
    title:
      kind === 'ARENA'
        ? t(winner === 'TM1' ? 'fairness.arenaWon' : 'fairness.arenaLost')
        : t(winner === 'TM1' ? 'fairness.won' : 'fairness.lost', { stair }),
    check: () => store.check(id),
    watch: () => store.watch(id, { ...props }),
  }))
  return <Checks store={store} label={t('fairness.mine')} all={all} />
})

/** The last draws by chance, each with a button to repeat it, or the result. Renders nothing if there were none. */
export const Draws = observer(function Draws({ store }: { readonly store: FairnessStore }) {
  const { t } = useServices()
  const draws = store.draws.value
  if (!draws || draws.length === 0) return null
  const all = draws.map((draw) => {
    return {
      ...{ key: drawKey(draw), at: draw.at, fair: t('fairness.drawFair', { seed: draw.seed }) },
      title: drawTitle(draw, t),
      check: () => store.checkDraw(draw),
    }
  })
  return (
    <>
      <Heading>{t('fairness.draws')}</Heading>
      <Checks store={store} label={t('fairness.draws')} all={all} />
    </>
  )
})
