import type { DelayedChest, DelayedChestStatus } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Sprite } from '../../../ui/art/sprite.tsx'
import { usePicture } from '../../../ui/art/use-picture.ts'
import { useServices, useStore } from '../../../ui/context.ts'
import { gainsWords, gainWords } from '../../../ui/format/gain-look.ts'
import { useUntil } from '../../../ui/format/use-until.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Problem, Waiting } from '../../../ui/kit/empty.tsx'
import { Gains } from '../../../ui/kit/gains.tsx'
import { Odds } from '../../../ui/kit/odds.tsx'
import { Heading, Panel } from '../../../ui/kit/panel.tsx'
import { Progress } from '../../../ui/kit/progress.tsx'
import { Spoken } from '../../../ui/kit/spoken.tsx'
import { DelayedChestStore } from './store.ts'

/** The remaining time is shown in minutes, and in seconds at its end. */
const SECOND = 1000

/** The chest that opens after a time: the remaining time, the possible contents, and the content of the last one. */
export const DelayedChestWindow = observer(function DelayedChestWindow() {
  const { clock, ui, t } = useServices()
  const store = useStore(DelayedChestStore)
  useEffect(() => void store.enter(), [store])
  useEffect(() => {
    const timer = setInterval(() => clock.tick(), SECOND)
    return () => clearInterval(timer)
  }, [clock])
  const status = store.status.value
  return (
    <Panel
      className="sky-fit"
      title={t('delayedChest.title')}
      onClose={ui.back}
      foot={store.chest ? <Foot chest={store.chest} /> : undefined}
    >
      {status ? <Scene status={status} /> : store.status.failed ? <Problem onRetry={() => void store.enter()} /> : <Waiting />}
    </Panel>
  )
})

const Scene = observer(function Scene({ status: { chest, victoriesLeft, nextType } }: { readonly status: DelayedChestStatus }) {
  const { clock, t } = useServices()
  const store = useStore(DelayedChestStore)
  const until = useUntil()
  const painting = usePicture('place/chests')
  const { opened, ready, taking } = store
  const type = opened ?? chest?.type ?? nextType
  const look = opened ? 'open' : ready ? 'opening' : 'closed'
  const next = t('delayedChest.next', { name: t(`campaign.chest.${nextType}`) })
  const following = victoriesLeft > 0 ? t('delayedChest.left', { count: victoriesLeft }) : t('delayedChest.waiting')
  return (
    <>
      <section className="sky-chest-scene" style={painting ? { backgroundImage: `url(${painting})` } : undefined}>
        <Sprite
          frame={`chest-${look}/${type}`}
          className={`sky-chest sky-chest-${look}${chest || opened ? '' : ' sky-chest-none'}`}
          key={look}
        />
      </section>
      <Spoken className="sky-column sky-center">
        {opened ? (
          <>
            <b>{t('delayedChest.found', { prize: gainsWords(taking.gains, t) })}</b>
            <Gains gains={taking.gains} roll />
          </>
        ) : null}
      </Spoken>
      {chest ? (
        <>
          <b className="sky-center">{t(`campaign.chest.${chest.type}`)}</b>
          <Progress
            label={t('delayedChest.title')}
            value={Math.min(clock.now, chest.readyAt) - chest.placedAt}
            max={chest.readyAt - chest.placedAt}
            text={ready ? t('delayedChest.ready') : t('delayedChest.opens', { time: until(chest.readyAt, clock.now) })}
          />
        </>
      ) : (
        <b className="sky-center">{t('delayedChest.none')}</b>
      )}
      <p className="sky-center sky-small-text">{chest ? t('delayedChest.about') : following}</p>
      <p className="sky-center sky-small-text sky-soft">{chest ? `${next} ${following}` : next}</p>
      {chest ? (
        <>
          <Heading>{t('delayedChest.inside')}</Heading>
          <Odds chances={chest.contents} label={t('delayedChest.inside')} />
        </>
      ) : null}
    </>
  )
})

const Foot = observer(function Foot({ chest: { speedupPrice } }: { readonly chest: DelayedChest }) {
  const { ui, t } = useServices()
  const store = useStore(DelayedChestStore)
  const wake = async () => {
    const price = gainWords({ kind: 'mithril', amount: speedupPrice }, t)
    const question = { title: t('delayedChest.speedup'), text: t('delayedChest.ask', { price }) }
    if (await ui.ask({ ...question, ok: t('delayedChest.yes'), cancel: t('common.cancel'), gain: true })) await store.speedUp()
  }
  return store.ready ? (
    <Button first tone="good" disabled={store.taking.busy} onPress={() => void store.take()}>
      {t('delayedChest.open')}
    </Button>
  ) : (
    <Button tone="plain" price={{ resource: 'mithril', amount: speedupPrice }} disabled={store.speeding.busy} onPress={() => void wake()}>
      {t('delayedChest.speedup')}
    </Button>
  )
})
