// Returns the files besides scripts that are loaded until the road is playable, in quality STANDARD.
const fonts = [
  'ruslan-display-cyrillic',
  'ruslan-display-latin',
  'philosopher-cyrillic-400',
  'philosopher-latin-400',
  'philosopher-cyrillic-700',
  'philosopher-latin-700',
  'onest-cyrillic',
  'onest-latin',
]
const atlases = ['ui', 'road', 'heroes', 'creatures-1']

/** `assets` is the folder of pictures and fonts, ending with a slash. */
export const firstRoadFiles = (assets: string): string[] => [
  'index.html',
  ...atlases.flatMap((name) => [`${assets}art/standard/${name}.webp`, `${assets}art/standard/${name}.json`]),
  `${assets}art/standalone/loading-cat.webp`,
  ...fonts.map((name) => `${assets}fonts/${name}.woff2`),
]
