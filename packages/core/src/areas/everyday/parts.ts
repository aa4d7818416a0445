import { reaction } from 'mobx'
import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import css from './days.css'
import { EverydayStore } from './store.ts'
import { EverydayWindow } from './window.tsx'

export const parts: AreaParts = {
  css: [...kitCss, css],
  windows: { daily: EverydayWindow },
  cues: (services, play) =>
    reaction(
      () => services.get(EverydayStore).taking.gains,
      (gains) => {
        if (gains.length > 0) play('chest')
      },
    ),
}
