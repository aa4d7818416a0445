import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { RewardedAdvert } from '../../src/areas/advert/rewarded.tsx'
import { AdvertStore } from '../../src/areas/advert/store.ts'
import { SaveChoiceWindow } from '../../src/areas/platform/saves-window.tsx'
import { EntryStore } from '../../src/areas/platform/store.ts'
import { victoryPicture } from '../../src/areas/platform/victory-picture.ts'
import { useServices, useStore } from '../../src/ui/context.ts'
import { Panel } from '../../src/ui/kit/panel.tsx'
import { NOW } from '../../testing/fixtures.ts'
import { nothing, type Rooms } from '../rooms.ts'
import { galleryWords } from '../words.ts'

/** Two saves to choose from, one of them named. */
const TwoSaves = observer(function TwoSaves() {
  const entry = useStore(EntryStore)
  const { lang } = useServices()
  useEffect(() => {
    const save = { session: '', level: 3, stair: 4, lastSeen: NOW }
    entry.offer([
      { ...save, id: 1, name: null },
      { ...save, id: 2, name: galleryWords[lang].names[1] ?? null, level: 21, stair: 135 },
    ])
  }, [entry, lang])
  return <SaveChoiceWindow />
})

/** The rewarded advert in a browser that blocks adverts. */
const Blocked = observer(function Blocked() {
  const { platform, t } = useServices()
  const advert = useStore(AdvertStore)
  useEffect(() => {
    Object.assign(platform.capabilities, { canSeeBlocker: true })
    platform.ads.blocked = async () => true
    void advert.look()
  }, [advert, platform])
  return (
    <Panel title={t('bank.title')} onClose={nothing}>
      <RewardedAdvert />
    </Panel>
  )
})

/** The picture of a victory over a boss with a long name. */
const Victory = observer(function Victory() {
  const services = useServices()
  const { t } = services
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const texts = {
      game: t('platform.victory.game'),
      victory: t('platform.victory.over', { name: t('creature.boss_cabbage_dragon.name') }),
      stair: t('platform.choose.stair', { stair: 1200 }),
    }
    void victoryPicture(services, 'boss_cabbage_dragon', texts).then((picture) => setAddress(URL.createObjectURL(picture)))
  }, [services, t])
  return (
    <Panel title={t('platform.victory.share')} onClose={nothing}>
      {address ? <img src={address} alt={t('platform.victory.share')} style={{ width: '100%', maxWidth: '480px' }} /> : <p data-drawing />}
    </Panel>
  )
})

export const rooms: Rooms = { rooms: { saves: TwoSaves, 'advert-blocked': Blocked, 'victory-picture': Victory } }
