// Banks of clouds that lie before the things of a scene.
import type { Relief } from '../../baker/recipe.ts'
import type { Thing } from '../../scene/scene.ts'
import { plain } from '../../shapes/person/person.ts'
import { ellipse } from '../../shapes/svg.ts'
import { each, made, put } from './kit.ts'

const bank = (colour: string, deep: string): Relief =>
  made('ghost', plain(colour, { deep, light: '#ffffff', rim: '#ffe0c0', rough: 0 }), [
    {
      svg:
        ellipse(60, 296, 44, 14) +
        ellipse(128, 284, 66, 36) +
        ellipse(214, 250, 76, 64) +
        ellipse(300, 272, 70, 46) +
        ellipse(374, 282, 62, 32) +
        ellipse(446, 296, 52, 16) +
        ellipse(250, 302, 120, 24),
      ink: 0,
      close: 1,
      round: 60,
      edge: 40,
    },
  ])
const banks = { white: bank('#f4ecf0', '#a8a4d0'), mauve: bank('#d4cce6', '#8e88c0') }

/** Clouds at several places, each given by x, y and width. */
export const clouds = (colour: keyof typeof banks, haze: number, places: readonly number[]): Thing[] =>
  each(places, (x, y, width) => put(banks[colour], x, y, width, { haze, floats: true }))
