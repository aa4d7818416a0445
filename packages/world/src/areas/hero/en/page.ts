// Texts of a hero's page and of what heroes carry.
import artifact from './artifact.ts'
import artifactEffect from './artifact-effect.ts'
import artifactRarity from './artifact-rarity.ts'
import backpack from './backpack.ts'
import booster from './booster.ts'
import card from './card.ts'
import cards from './cards.ts'
import factionAbout from './faction-about.ts'
import force from './force.ts'
import forge from './forge.ts'
import gifts from './gifts.ts'
import lore from './lore.ts'
import profile from './profile.ts'
import ranks from './ranks.ts'
import secondTrait from './second-trait.ts'
import skill from './skill.ts'
import slots from './slots.ts'
import trait from './trait.ts'
import womanClass from './woman-class.ts'

export default {
  artifact,
  artifactEffect,
  artifactRarity,
  backpack,
  booster,
  card,
  cards,
  factionAbout,
  force,
  forge,
  gifts,
  lore,
  profile,
  ranks,
  secondTrait,
  skill,
  slots,
  trait,
  womanClass,
}
