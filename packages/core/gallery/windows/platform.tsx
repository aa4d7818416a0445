import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { RewardedAdvert } from '../../src/areas/advert/rewarded.tsx'
import { AdvertStore } from '../../src/areas/advert/store.ts'
import { companionFrame } from '../../src/areas/hero/index.ts'
import { SaveChoiceWindow } from '../../src/areas/platform/saves-window.tsx'
import { type PictureContent, sharedPicture } from '../../src/areas/platform/shared-picture.ts'
import { EntryStore } from '../../src/areas/platform/store.ts'
import { PlayerStore } from '../../src/areas/player/index.ts'
import { Story } from '../../src/areas/story/window.tsx'
import { creatureFrame } from '../../src/art/looks.ts'
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

/** A shared picture with a long title. */
const Picture = observer(function Picture({ of }: { readonly of: 'victory' | 'part' }) {
  const services = useServices()
  const { t } = services
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const content: PictureContent =
      of === 'part'
        ? { frame: companionFrame('MAN_1'), zone: 'snow', title: t('story.part3.title'), stair: t('platform.choose.stair', { stair: 401 }) }
        : {
            ...{ frame: creatureFrame({ imageId: 'boss_cabbage_dragon' }), zone: 'dusk' },
            title: t('platform.victory.over', { name: t('creature.boss_cabbage_dragon.name') }),
            stair: t('platform.choose.stair', { stair: 1200 }),
          }
    void sharedPicture(services, content).then((picture) => setAddress(URL.createObjectURL(picture)))
  }, [services, t, of])
  const share = t(of === 'part' ? 'platform.newPart.share' : 'platform.victory.share')
  return (
    <Panel title={share} onClose={nothing}>
      {address ? <img src={address} alt={share} style={{ width: '100%', maxWidth: '480px' }} /> : <p data-drawing />}
    </Panel>
  )
})

/** The first page of a new part of the story, on a platform that shares pictures. */
const NewPart = observer(function NewPart() {
  const { platform } = useServices()
  const player = useStore(PlayerStore)
  const [ready, setReady] = useState(false)
  useEffect(() => {
    Object.assign(platform.capabilities, { canSharePicture: true })
    player.update({ stair: 401 })
    setReady(true)
  }, [platform, player])
  return ready ? <Story part="part3" moment="intro" /> : null
})

export const rooms: Rooms = {
  rooms: {
    saves: TwoSaves,
    'advert-blocked': Blocked,
    'victory-picture': () => <Picture of="victory" />,
    'part-picture': () => <Picture of="part" />,
    'new-part': NewPart,
  },
}
