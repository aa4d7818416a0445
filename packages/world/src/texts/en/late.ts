// What is read long after the first stair: loaded as a chunk of its own once the game can be played.
import artifact from './artifact.ts'
import force from './force.ts'
import manual from './manual.ts'
import news from './news.ts'
import story from './story.ts'
import talker from './talker.ts'
import trait from './trait.ts'

export default {
  artifact,
  force,
  manual,
  news,
  story,
  talker,
  trait,
} as const
