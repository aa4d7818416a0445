// Every row has its texts in every language, and no text is left of a row that is gone.
import { talkativeBosses } from '../areas/story/rows.ts'
import type { Check, Content } from './content.ts'

/** The texts that rows need: beginning of the keys, names of the rows, endings of the keys, empty where the name is the end. */
const needed = ({ world, subjects }: Content): readonly (readonly [stem: string, names: readonly string[], ends: readonly string[]])[] => {
  const spoken = world.places.flatMap(({ subject }) => subject ?? [])
  return [
    ['creature', world.creatures.map(({ imageId }) => imageId), ['name']],
    ['lore', world.creatures.map(({ imageId }) => imageId), ['']],
    ['artifact', world.artifacts.map(({ key }) => key), ['name']],
    ['consumable', world.consumables.map(({ kind }) => kind), ['name', 'use']],
    ['talker', [...new Set([...spoken, ...Object.values(subjects).flat()])], ['title', 'text']],
    ['story', world.parts.map(({ id }) => id), ['title', 'intro', 'outro']],
    ['story', talkativeBosses.map(([, imageId]) => imageId), ['outro']],
    ['task', world.tasks.map(({ id }) => id), ['name', 'about']],
    ['booster', world.boosters.map(({ key }) => key), ['name', 'about']],
    ['card', world.cards.map(({ kind }) => kind), ['name', 'about']],
    ['tale', world.tales, ['title', 'text']],
    ['event', world.events.map(({ id }) => id), ['name', 'about']],
  ]
}

const educationKeys = ({ world }: Content): string[] => world.educations.map(({ id }) => `education.${id}`)

export const texts: Check = (content) => {
  const rows = needed(content)
  const stems = new Set(rows.map(([stem]) => stem))
  return Object.entries(content.texts).flatMap(([language, all]) => [
    ...rows.flatMap(([stem, names, ends]) =>
      names.flatMap((name) =>
        ends
          .map((end) => [stem, name, ...(end ? [end] : [])].join('.'))
          .filter((key) => !all.get(key)?.trim())
          .map((key) => `${key} is missing in ${language}`),
      ),
    ),
    ...educationKeys(content)
      .filter((key) => !all.get(key)?.trim())
      .map((key) => `${key} is missing in ${language}`),
    ...[...stems].flatMap((stem) => {
      const known = new Set(rows.flatMap(([one, names]) => (one === stem ? names : [])))
      const left = new Set([...all.keys()].filter((key) => key.startsWith(`${stem}.`)).map((key) => key.split('.')[1] ?? ''))
      return [...left].filter((name) => !known.has(name)).map((name) => `${stem}.${name} in ${language} belongs to no row`)
    }),
  ])
}
