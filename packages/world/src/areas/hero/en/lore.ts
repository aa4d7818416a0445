// Lore of every creature by its imageId.
import beasts from './lore/beasts.ts'
import bosses from './lore/bosses.ts'
import deep from './lore/deep.ts'
import dragons from './lore/dragons.ts'
import folk from './lore/folk.ts'
import forest from './lore/forest.ts'
import heroes from './lore/heroes.ts'
import infernal from './lore/infernal.ts'
import people from './lore/people.ts'
import sky from './lore/sky.ts'
import stone from './lore/stone.ts'
import undead from './lore/undead.ts'

export default { ...heroes, ...beasts, ...folk, ...undead, ...dragons, ...deep, ...forest, ...infernal, ...people, ...sky, ...stone, ...bosses }
