import type { Building } from '@skystair/contract'
import { ClanBuilding } from '@skystair/contract/enums'
import { useEffect, useState } from 'react'
import { ArenaHud } from '../../src/areas/arena/scene/hud.tsx'
import { ArenaStore } from '../../src/areas/arena/store.ts'
import { IslandHud } from '../../src/areas/clan/scene/hud.tsx'
import { ClanStore } from '../../src/areas/clan/store.ts'
import { useServices, useStore } from '../../src/ui/context.ts'
import { arenaState } from '../../testing/arena-fixtures.ts'
import { building, clanInfo, participant } from '../../testing/clan-fixtures.ts'
import { CanvasScene } from '../canvas-scene.tsx'
import type { Rooms } from '../rooms.ts'
import { galleryWords } from '../words.ts'

interface IslandProps {
  readonly level: number
  readonly members: number
  readonly theme: number
  readonly buildings: readonly Building[]
}

const heroes = ['MAN_1', 'WOMAN_1', 'MAN_2', 'WOMAN_2'] as const

/** The island of a clan at a stage of its growth. */
function Island({ level, members, theme, buildings }: IslandProps) {
  const { lang } = useServices()
  const store = useStore(ClanStore)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const name = galleryWords[lang].title
    store.mine.set({ info: clanInfo({ clan: { id: 17, name, level, theme, membersCurr: members, buildings: [...buildings] } }) })
    store.members.set(
      Array.from({ length: members }, (_, index) =>
        participant(index + 1, { characterAndCompanion: heroes[index % 4]!, merit: 900 - index }),
      ),
    )
    setReady(true)
  }, [store, lang, level, members, theme, buildings])
  return isReady ? <CanvasScene scene="clan" Hud={IslandHud} /> : null
}

function ArenaRoom() {
  const store = useStore(ArenaStore)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    store.arena.set(arenaState())
    setReady(true)
  }, [store])
  return isReady ? <CanvasScene scene="arena" Hud={ArenaHud} /> : null
}

const young = [building('EXPERIENCE', 1), building('CLAN_SHIELD', 4), building('GEAR_FACTORY', 0, { state: 'PROCESSING' })]
const grown = ClanBuilding.map((type) => building(type, type === 'HALL_OF_FAME' ? 5 : type === 'SNOW_WORLD' ? 6 : 9))

export const rooms: Rooms = {
  rooms: {
    'island-young': () => <Island level={2} members={5} theme={0} buildings={young} />,
    'island-grown': () => <Island level={14} members={38} theme={2} buildings={grown} />,
    'arena-scene': ArenaRoom,
  },
}
