import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Top } from '../../src/areas/road/hud/top.tsx'
import { defineArea } from '../../src/services/area.ts'
import { useServices } from '../../src/ui/context.ts'
import { IconButton } from '../../src/ui/kit/button.tsx'
import { nothing, type Rooms } from '../rooms.ts'
import { useWords } from '../words.ts'

/** An area that adds as many buttons to the corner as it could ever have. */
const fullCorner = defineArea({
  name: 'full-corner',
  budget: 1,
  preload: true,
  load: async () => ({ slots: { 'road/corner': MoreButtons } }),
})

const MoreButtons = observer(function MoreButtons() {
  const { tabs } = useWords()
  return (
    <>
      <IconButton icon="icon/mail" label={tabs[0]} badge={12} onPress={nothing} />
      <IconButton icon="icon/heart" label={tabs[1]} onPress={nothing} />
    </>
  )
})

/** The upper edge of the road with five buttons in its corner. */
const RoadTop = observer(function RoadTop() {
  const { areas } = useServices()
  const [full, setFull] = useState(false)
  useEffect(() => void areas.load(fullCorner).then(() => setFull(true)), [areas])
  return <div className="sky-stage">{full ? <Top /> : null}</div>
})

export const rooms: Rooms = { rooms: { 'road-top': RoadTop } }
