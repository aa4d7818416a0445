import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { SaveChoiceWindow } from '../../src/areas/platform/saves-window.tsx'
import { EntryStore } from '../../src/areas/platform/store.ts'
import { useServices, useStore } from '../../src/ui/context.ts'
import { NOW } from '../../testing/fixtures.ts'
import type { Rooms } from '../rooms.ts'
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

export const rooms: Rooms = { rooms: { saves: TwoSaves } }
