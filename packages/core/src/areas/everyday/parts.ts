import { reaction } from 'mobx'
import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import { EverydayStore } from './store.ts'
import { EverydayWindow } from './window.tsx'

export const parts: AreaParts = {
  css: kitCss,
  windows: { daily: EverydayWindow },
  cues: (services, play) =>
    reaction(
      () => services.get(EverydayStore).gains,
      (gains) => {
        if (gains.length > 0) play('chest')
      },
    ),
}
