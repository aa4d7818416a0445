import type { RaidOptions } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../../ui/context.ts'
import { gainsWords } from '../../../ui/format/gain-look.ts'
import { useAmount } from '../../../ui/format/use-amount.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { List } from '../../../ui/kit/list.tsx'
import { Heading } from '../../../ui/kit/panel.tsx'
import { ClanStore } from '../store.ts'
import { RaidStore } from './store.ts'

/** The crests that show how hard a raid is. */
const crests = { EASY: 'NOVICE', NORMAL: 'BRONZE', HARD: 'GOLD', EXTREME: 'CHAMPIONS' } as const

/** The difficulties of raids with their rewards. Those of the rank can choose that of the next raid. */
export const Difficulties = observer(function Difficulties() {
  const { t } = useServices()
  const format = useAmount('sentence')
  const { options } = useStore(RaidStore)
  if (!options.value) return null
  const words = ({ stairs, rewards, captainSquads }: RaidOptions) => {
    const reward = t('clan.raid.option', { stairs: format(stairs), gains: gainsWords(rewards, t) })
    return captainSquads > 1 ? `${reward}. ${t('clan.raid.captains', { count: captainSquads })}` : reward
  }
  return (
    <>
      <Heading>{t('clan.raid.difficulties')}</Heading>
      <List
        label={t('clan.raid.difficulties')}
        rows={options.value.map((option) => ({
          id: option.difficulty,
          icon: `league/${crests[option.difficulty]}`,
          title: t(`clan.raid.difficulty.${option.difficulty}`),
          about: words(option),
          aside: <Choose option={option} />,
        }))}
      />
      <p className="sky-small-text sky-soft">{t('clan.raid.nextOnly')}</p>
    </>
  )
})

const Choose = observer(function Choose({ option: { difficulty, open, clanLevel } }: { readonly option: RaidOptions }) {
  const { t } = useServices()
  const clan = useStore(ClanStore)
  const store = useStore(RaidStore)
  if (!open) return <span className="sky-small-text sky-soft sky-raid-aside">{t('clan.raid.opens', { level: clanLevel })}</span>
  if (clan.info?.clan.raidDifficulty === difficulty) return <b className="sky-good-text sky-raid-aside">{t('clan.raid.chosen')}</b>
  if (!clan.may('CHANGE_RAID_DIFFICULTY')) return null
  return (
    <Button
      small
      tone="plain"
      label={t('clan.raid.chooseOf', { difficulty: t(`clan.raid.difficulty.${difficulty}`) })}
      disabled={store.busy}
      onPress={() => void store.setDifficulty(difficulty)}
    >
      {t('clan.raid.choose')}
    </Button>
  )
})
