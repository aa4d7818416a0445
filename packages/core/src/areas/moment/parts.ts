import { reaction } from 'mobx'
import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import css from './moment.css'
import { MomentStore } from './store.ts'
import { MomentWindow } from './window.tsx'

const sounds = { hero: 'victory', artifact: 'chest', rank: 'magic', level: 'level' } as const

export const parts: AreaParts = {
  css: [...kitCss, css],
  results: { road: MomentWindow },
  above: { part: MomentWindow, isShown: (services) => services.ui.scene === 'road' && services.get(MomentStore).current !== null },
  start: (services) => services.get(MomentStore).watch(),
  cues: (services, play) =>
    reaction(
      () => (services.ui.scene === 'road' ? services.get(MomentStore).current : null),
      (moment) => moment && play(sounds[moment.kind]),
    ),
}
