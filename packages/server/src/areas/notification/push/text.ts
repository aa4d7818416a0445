import type { Lang, PushKind } from '@skystair/contract'
import en from '@skystair/world/texts/en/index'
import ru from '@skystair/world/texts/ru/index'

const texts = { RU: ru, EN: en } as const

/** The text that the browser shows. A later message with the same tag replaces it. */
export interface PushText {
  readonly title: string
  readonly body: string
  readonly tag: string
}

/** Returns the text of a message, in the player's language. */
export function pushText(kind: PushKind, key: string, values: Readonly<Record<string, string>>, lang: Lang): PushText {
  const { notification, creature } = texts[lang]
  const { title, body } = notification.push[kind]
  const hero = (creature as Readonly<Record<string, { readonly name: string }>>)[values.imageId ?? '']
  return { title, body: body.replace('{{name}}', hero?.name ?? ''), tag: key }
}
