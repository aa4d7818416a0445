// Texts of the gallery, for which the game's own are not long enough.
import type { Language } from '../src/services/options.ts'
import { useServices } from '../src/ui/context.ts'

export interface GalleryWords {
  readonly title: string
  readonly longTitle: string
  readonly tabs: readonly [string, string, string]
  readonly text: string
  readonly long: string
  readonly names: readonly [string, string, string]
  readonly about: string
  readonly toasts: readonly [string, string, string]
}

export const galleryWords: Record<Language, GalleryWords> = {
  RU: {
    title: 'Первопроходцы',
    longTitle: 'Непревзойдённые первооткрыватели Поднебесья',
    tabs: ['Обмундирование', 'Взаимовыручка', 'Летопись'],
    text: 'Кот сидит на перилах и делает вид, что пришёл сюда первым.',
    long: 'Усовершенствовать',
    names: ['Низкотемпературное заклинание', 'Громоподобное рукопожатие', 'Взгляд'],
    about: 'Противодействует высокопоставленным привидениям и водоплавающим драконам.',
    toasts: ['Снаряжение переупорядочено', 'Благосклонность первопроходцев приумножена', 'Воспользоваться телепортом не удалось'],
  },
  EN: {
    title: 'Pathfinders',
    longTitle: 'The incomparable discoverers of the undersky',
    tabs: ['Accoutrements', 'Comradeship', 'Chronicle'],
    text: 'The cat sits on the railing and pretends to have come here first.',
    long: 'Strengthen',
    names: ['Uncharacteristically cold spell', 'Thunderous handshake', 'Glance'],
    about: 'Counteracts distinguished apparitions and amphibious dragons.',
    toasts: ['Equipment rearranged', 'The goodwill of the pathfinders has grown', 'The teleport could not be used'],
  },
}

/** Returns the gallery's words in the language that is shown. */
export const useWords = (): GalleryWords => galleryWords[useServices().lang]
