// Credits: shown in the game, and written to docs/credits.md. Names and licences are not translated.

/** Licences by name, each with its text. */
export const licences = {
  'CC BY 3.0': 'https://creativecommons.org/licenses/by/3.0/',
  'OFL 1.1': 'https://openfontlicense.org/open-font-license-official-text/',
  MIT: 'https://opensource.org/license/mit',
  'Apache-2.0': 'https://www.apache.org/licenses/LICENSE-2.0',
} as const

export interface Work {
  /** The package that it belongs to. */
  readonly from: string
  readonly name: string
  readonly by: string
  readonly licence: keyof typeof licences
  readonly url: string
}

/** The silhouettes. The icon set does not say who drew which icon, so all authors in its licence file are named. */
export const icons = {
  from: '@iconify-json/game-icons',
  name: 'game-icons.net',
  url: 'https://game-icons.net',
  licence: 'CC BY 3.0',
  changes: 'coloured, shaded, combined',
  authors: [
    'Lorc',
    'Delapouite',
    'John Colburn',
    'Felbrigg',
    'John Redman',
    'Carl Olsen',
    'Sbed',
    'PriorBlue',
    'Willdabeast',
    'Viscious Speed',
    'Lord Berandas',
    'Irongamer',
    'HeavenlyDog',
    'Lucas',
    'Faithtoken',
    'Skoll',
    'Andy Meneely',
    'Cathelineau',
    'Kier Heyl',
    'Aussiesim',
    'Sparker',
    'Zeromancer',
    'Rihlsul',
    'Quoting',
    'Guard13007',
    'DarkZaitzev',
    'SpencerDub',
    'GeneralAce135',
    'Zajkonur',
    'Catsu',
    'Starseeker',
    'Pepijn Poolman',
    'Pierre Leducq',
    'Caro Asercion',
    'SeregaCthtuf',
  ],
} as const

export const fonts: readonly Work[] = [
  {
    from: '@fontsource/philosopher',
    name: 'Philosopher',
    by: 'The Philosopher Project Authors',
    licence: 'OFL 1.1',
    url: 'https://fonts.google.com/specimen/Philosopher',
  },
  {
    from: '@fontsource/ruslan-display',
    name: 'Ruslan Display',
    by: 'Oleg Snarsky, Denis Masharov, Vladimir Rabdu',
    licence: 'OFL 1.1',
    url: 'https://fonts.google.com/specimen/Ruslan+Display',
  },
  {
    from: '@fontsource-variable/onest',
    name: 'Onest',
    by: 'The Onest Project Authors',
    licence: 'OFL 1.1',
    url: 'https://fonts.google.com/specimen/Onest',
  },
]

/** Third-party software and assets in the browser bundle. */
export const libraries: readonly Work[] = [
  { from: 'phaser', name: 'Phaser', by: 'Richard Davey, Phaser Studio', licence: 'MIT', url: 'https://phaser.io' },
  { from: 'react', name: 'React', by: 'Meta Platforms', licence: 'MIT', url: 'https://react.dev' },
  { from: 'react-dom', name: 'React DOM', by: 'Meta Platforms', licence: 'MIT', url: 'https://react.dev' },
  { from: 'mobx', name: 'MobX', by: 'Michel Weststrate', licence: 'MIT', url: 'https://mobx.js.org' },
  { from: 'mobx-react-lite', name: 'mobx-react-lite', by: 'Daniel K., Michel Weststrate', licence: 'MIT', url: 'https://mobx.js.org' },
  { from: 'i18next', name: 'i18next', by: 'Jan Mühlemann and contributors', licence: 'MIT', url: 'https://www.i18next.com' },
  { from: 'ky', name: 'ky', by: 'Sindre Sorhus', licence: 'MIT', url: 'https://github.com/sindresorhus/ky' },
  { from: 'virtua', name: 'virtua', by: 'inokawa', licence: 'MIT', url: 'https://github.com/inokawa/virtua' },
  {
    from: '@stomp/stompjs',
    name: 'stomp.js',
    by: 'Jeff Mesnil, Deepak Kumar',
    licence: 'Apache-2.0',
    url: 'https://stomp-js.github.io',
  },
  {
    from: 'simplex-noise',
    name: 'simplex-noise',
    by: 'Jonas Wagner',
    licence: 'MIT',
    url: 'https://github.com/jwagner/simplex-noise.js',
  },
  { from: 'marked', name: 'marked', by: 'Christopher Jeffrey and contributors', licence: 'MIT', url: 'https://marked.js.org' },
  { from: 'zzfx', name: 'ZzFX', by: 'Frank Force', licence: 'MIT', url: 'https://github.com/KilledByAPixel/ZzFX' },
]
