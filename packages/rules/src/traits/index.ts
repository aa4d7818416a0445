import type { CreatureClass } from '@skystair/contract'
import type { Trait } from '../battle/trait.ts'
import { angel } from './angel.ts'
import { archangel } from './archangel.ts'
import { archer } from './archer.ts'
import { asgardianPhoenix } from './asgardian-phoenix.ts'
import { assassin } from './assassin.ts'
import { babaYaga } from './baba-yaga.ts'
import { barbarian } from './barbarian.ts'
import { basilisk } from './basilisk.ts'
import { beast } from './beast.ts'
import { berserk } from './berserk.ts'
import { centaur } from './centaur.ts'
import { chimera } from './chimera.ts'
import { cyclops } from './cyclops.ts'
import { demon } from './demon.ts'
import { devil } from './devil.ts'
import { djinn } from './djinn.ts'
import { dragon } from './dragon.ts'
import { dryad } from './dryad.ts'
import { dwarf } from './dwarf.ts'
import { elementalAir } from './elemental-air.ts'
import { elementalEarth } from './elemental-earth.ts'
import { elementalFire } from './elemental-fire.ts'
import { elementalWater } from './elemental-water.ts'
import { elf } from './elf.ts'
import { fairy } from './fairy.ts'
import { firebird } from './firebird.ts'
import { gargoyle } from './gargoyle.ts'
import { ghost } from './ghost.ts'
import { gnome } from './gnome.ts'
import { goblin } from './goblin.ts'
import { golem } from './golem.ts'
import { gorgon } from './gorgon.ts'
import { griffin } from './griffin.ts'
import { harpy } from './harpy.ts'
import { human } from './human.ts'
import { hydra } from './hydra.ts'
import { imp } from './imp.ts'
import { knight } from './knight.ts'
import { koschey } from './koschey.ts'
import { kraken } from './kraken.ts'
import { leshy } from './leshy.ts'
import { lich } from './lich.ts'
import { lizard } from './lizard.ts'
import { mage } from './mage.ts'
import { mermaid } from './mermaid.ts'
import { minotaur } from './minotaur.ts'
import { monk } from './monk.ts'
import { mummy } from './mummy.ts'
import { naga } from './naga.ts'
import { necromancer } from './necromancer.ts'
import { nun } from './nun.ts'
import { ogre } from './ogre.ts'
import { orc } from './orc.ts'
import { paladin } from './paladin.ts'
import { pegasus } from './pegasus.ts'
import { phoenix } from './phoenix.ts'
import { priest } from './priest.ts'
import { salamander } from './salamander.ts'
import { skeleton } from './skeleton.ts'
import { succubus } from './succubus.ts'
import { titan } from './titan.ts'
import { treant } from './treant.ts'
import { troll } from './troll.ts'
import { unicorn } from './unicorn.ts'
import { vampire } from './vampire.ts'
import { warlock } from './warlock.ts'
import { werewolf } from './werewolf.ts'
import { wyvern } from './wyvern.ts'
import { yotun } from './yotun.ts'
import { zombie } from './zombie.ts'

/** The trait of each class, one file per class. */
export const traits: Readonly<Record<CreatureClass, Trait>> = {
  ANGEL: angel,
  ARCHANGEL: archangel,
  ARCHER: archer,
  ASGARDIAN_PHOENIX: asgardianPhoenix,
  ASSASSIN: assassin,
  BABA_YAGA: babaYaga,
  BARBARIAN: barbarian,
  BASILISK: basilisk,
  BEAST: beast,
  BERSERK: berserk,
  CENTAUR: centaur,
  CHIMERA: chimera,
  CYCLOPS: cyclops,
  DEMON: demon,
  DEVIL: devil,
  DJINN: djinn,
  DRAGON: dragon,
  DRYAD: dryad,
  DWARF: dwarf,
  ELEMENTAL_AIR: elementalAir,
  ELEMENTAL_EARTH: elementalEarth,
  ELEMENTAL_FIRE: elementalFire,
  ELEMENTAL_WATER: elementalWater,
  ELF: elf,
  FAIRY: fairy,
  FIREBIRD: firebird,
  GARGOYLE: gargoyle,
  GHOST: ghost,
  GNOME: gnome,
  GOBLIN: goblin,
  GOLEM: golem,
  GORGON: gorgon,
  GRIFFIN: griffin,
  HARPY: harpy,
  HUMAN: human,
  HYDRA: hydra,
  IMP: imp,
  KNIGHT: knight,
  KOSCHEY: koschey,
  KRAKEN: kraken,
  LESHY: leshy,
  LICH: lich,
  LIZARD: lizard,
  MAGE: mage,
  MERMAID: mermaid,
  MINOTAUR: minotaur,
  MONK: monk,
  MUMMY: mummy,
  NAGA: naga,
  NECROMANCER: necromancer,
  NUN: nun,
  OGRE: ogre,
  ORC: orc,
  PALADIN: paladin,
  PEGASUS: pegasus,
  PHOENIX: phoenix,
  PRIEST: priest,
  SALAMANDER: salamander,
  SKELETON: skeleton,
  SUCCUBUS: succubus,
  TITAN: titan,
  TREANT: treant,
  TROLL: troll,
  UNICORN: unicorn,
  VAMPIRE: vampire,
  WARLOCK: warlock,
  WEREWOLF: werewolf,
  WYVERN: wyvern,
  YOTUN: yotun,
  ZOMBIE: zombie,
}
