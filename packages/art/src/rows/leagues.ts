import type { Layer, Relief } from '../baker/recipe.ts'
import { type MaterialName, materials as m, material } from './materials.ts'

const crest = (materialName: MaterialName, rank: number, sign: Layer): Relief => {
  const layers: Layer[] = []
  if (rank > 2) layers.push({ icon: 'laurels', size: 1, material: rank > 5 ? { ...m.gold, texture: 'none' } : {} })
  if (rank < 2) layers.push({ icon: 'round-shield', size: 0.9, fill: true, close: 4 })
  else if (rank < 6) layers.push({ icon: rank < 4 ? 'shield' : 'templar-shield', size: rank < 3 ? 0.92 : 0.68, y: rank < 3 ? 256 : 236 })
  else layers.push({ icon: 'winged-shield', size: 0.84, y: 236, fill: true, close: 6, parts: [[256, 240, 0]] })
  layers.push({ ink: 6, ...sign })
  return { material: material(materialName), layers }
}

/** The nine leagues of the arena, lowest first. */
export const leagues: Record<string, Relief> = {
  NOVICE: crest('fur', 0, { icon: 'feather', size: 0.48, y: 246, material: { ...m.holy } }),
  WOODEN: crest('bark', 1, { icon: 'oak-leaf', size: 0.48, y: 250, material: { ...m.leaf, base: '#5fa63a' } }),
  STONE: crest('stone', 2, { icon: 'stone-tower', size: 0.44, y: 236, material: { ...m.gold, texture: 'none' } }),
  BRONZE: crest('bronze', 3, { icon: 'crossed-swords', size: 0.34, y: 230, material: { ...m.gold, texture: 'none' } }),
  SILVER: crest('steel', 4, { icon: 'crested-helmet', size: 0.36, y: 226, material: { ...m.gold, texture: 'none' } }),
  GOLD: crest('gold', 5, { icon: 'eagle-emblem', size: 0.38, y: 226, material: { ...m.red, texture: 'none' } }),
  DIAMOND: crest('ice', 6, { icon: 'cut-diamond', size: 0.32, y: 220, material: { ...m.holy, base: '#ffffff', metal: 0.6 } }),
  MASTER: crest('violet', 7, { icon: 'star-swirl', size: 0.36, y: 222, material: { ...m.gold, texture: 'none' } }),
  CHAMPIONS: crest('red', 8, { icon: 'imperial-crown', size: 0.36, y: 222, material: { ...m.gold, texture: 'none', base: '#f0b838' } }),
}
