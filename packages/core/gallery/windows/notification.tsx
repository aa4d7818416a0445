import { noteValues } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { News } from '../../src/areas/news/window.tsx'
import { NotificationStore } from '../../src/areas/notification/store.ts'
import { useServices, useStore } from '../../src/ui/context.ts'
import { NOW } from '../../testing/fixtures.ts'
import type { Rooms } from '../rooms.ts'
import { galleryWords } from '../words.ts'

/** News with a notification of every kind. */
const WhatHappened = observer(function WhatHappened() {
  const notifications = useStore(NotificationStore)
  const { lang } = useServices()
  useEffect(() => {
    const known = {
      level: '12',
      imageId: 'grey_wolf',
      gems: '100',
      left: '-20',
      gift: 'flower',
      league: 'GOLD',
      place: '240',
      name: galleryWords[lang].names[1] ?? '',
    }
    notifications.set(
      Object.entries(noteValues).map(([kind, names], id) => ({
        ...{ id, kind, seen: true, at: NOW - id * 3_600_000 },
        values: Object.fromEntries(names.map((name) => [name, known[name]])),
      })),
    )
  }, [notifications, lang])
  return <News />
})

export const rooms: Rooms = { rooms: { notifications: WhatHappened } }
