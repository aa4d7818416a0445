// Texts of a hero's page and of what heroes carry.
import artifact from './artifact.ts'
import artifactEffect from './artifact-effect.ts'
import booster from './booster.ts'
import card from './card.ts'
import force from './force.ts'
import profile from './profile.ts'
import secondTrait from './second-trait.ts'
import skill from './skill.ts'
import trait from './trait.ts'

export default { artifact, artifactEffect, booster, card, force, profile, secondTrait, skill, trait }
