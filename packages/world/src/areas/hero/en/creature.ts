// Names of every creature by its imageId.
import beasts from './creatures/beasts.ts'
import bosses from './creatures/bosses.ts'
import deep from './creatures/deep.ts'
import dragons from './creatures/dragons.ts'
import folk from './creatures/folk.ts'
import forest from './creatures/forest.ts'
import heroes from './creatures/heroes.ts'
import infernal from './creatures/infernal.ts'
import people from './creatures/people.ts'
import sky from './creatures/sky.ts'
import stone from './creatures/stone.ts'
import undead from './creatures/undead.ts'

export default { ...heroes, ...beasts, ...folk, ...undead, ...dragons, ...deep, ...forest, ...infernal, ...people, ...sky, ...stone, ...bosses }
