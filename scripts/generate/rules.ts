// The registries. An area joins one by having the file named here in its folder `packages/<package>/src/areas/<area>/`; a trait by being a file of its folder.
import type { Rule } from './registries.ts'
import { byKey, list, loaders, merged, record, reexports } from './templates.ts'

const texts = (language: 'ru' | 'en'): Rule[] => [
  { package: 'world', file: `${language}.ts`, output: `texts-${language}.ts`, text: loaders('texts') },
  { package: 'world', file: `${language}.ts`, output: `all-${language}.ts`, text: merged('../texts/merge.ts', `../texts/${language}.ts`) },
]

/** The rooms of the gallery of `packages/core`: components of the kit, windows of the areas, or scenes on a canvas. */
const gallery = (rooms: 'kit' | 'windows' | 'scenes'): Rule => ({
  ...{ package: 'core', folder: 'gallery', file: `${rooms}/*.tsx`, output: `${rooms}.ts` },
  text: list('rooms', rooms, { type: 'Rooms', from: '../rooms.ts' }),
})

export const rules: readonly Rule[] = [
  { package: 'contract', file: 'calls.ts', output: 'calls.ts', text: record('calls') },
  { package: 'contract', file: 'entities.ts', output: 'entities.ts', text: reexports },
  { package: 'contract', file: 'enums.ts', output: 'enums.ts', text: reexports },
  { package: 'contract', file: 'events.ts', output: 'events.ts', text: record('events') },
  { package: 'contract', file: 'reasons.ts', output: 'reasons.ts', text: record('reasons') },
  { package: 'contract', file: 'rows.ts', output: 'rows.ts', text: reexports },
  {
    package: 'rules',
    file: 'traits/!(*.test).ts',
    output: 'traits.ts',
    text: byKey('traits', { CreatureClass: '@skystair/contract', Trait: '../battle/trait.ts' }, 'Readonly<Record<CreatureClass, Trait>>'),
  },
  { package: 'server', file: 'index.ts', output: 'areas.ts', text: list('area', 'areas', { type: 'Area', from: '../area.ts' }) },
  { package: 'server', file: 'cases.ts', output: 'cases.ts', text: record('cases') },
  { package: 'core', file: 'index.ts', output: 'areas.ts', text: list('area', 'areas', { type: 'Area', from: '../services/area.ts' }) },
  gallery('kit'),
  gallery('windows'),
  gallery('scenes'),
  ...texts('ru'),
  ...texts('en'),
]
