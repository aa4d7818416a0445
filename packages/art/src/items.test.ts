import { readFileSync } from 'node:fs'
import {
  BoosterFamily,
  BoosterKind,
  BoosterSize,
  CardKind,
  ChestType,
  ClanBuilding,
  EventTask,
  Membership,
  NotificationKind,
  SkillType,
} from '@skystair/contract/enums'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { plan } from './plan.ts'
import { MOODS } from './shapes/person/mood.ts'

const BAKED = new URL('../baked/lowest/', import.meta.url)
/** What a player owns, buys, finds, sends or suffers; icons of the interface may show a thing as well. */
const THINGS =
  /^(artifact|consumable|card|booster|pack|membership|notification|smiley|res|skill|effect|event-item|league|building|chest-open|keeper|face|town|flag)\//
/** Side of a compared picture, in pixels. */
const SIDE = 24
/** Two pictures whose colours differ by less than this look like the same thing. */
const NEAREST = 9

interface Sheet {
  frames: Record<string, { frame: { x: number; y: number; w: number; h: number } }>
}

const atlases = plan()
const pictures = atlases.flatMap((atlas) => atlas.pictures)
const names = new Set(pictures.map(({ name }) => name))
const things = pictures.filter(({ name }) => THINGS.test(name) && !/^keeper\/\d\/\w+\/\w+$/.test(name))
const seen = new Map<string, Buffer>()

beforeAll(async () => {
  for (const { name: atlas, pictures: own } of atlases) {
    if (!own.some((picture) => things.includes(picture))) continue
    const { frames } = JSON.parse(readFileSync(new URL(`${atlas}.json`, BAKED), 'utf8')) as Sheet
    const image = sharp(new URL(`${atlas}.webp`, BAKED).pathname)
    for (const [name, { frame }] of Object.entries(frames)) {
      const cut = image.clone().extract({ left: frame.x, top: frame.y, width: frame.w, height: frame.h })
      const ground = cut.flatten({ background: '#5a5a5a' })
      seen.set(name, await ground.resize(SIDE, SIDE, { fit: 'fill' }).raw().toBuffer())
    }
  }
})

/** Root mean square difference of two pictures in colour, 0..255. */
function difference(a: Buffer, b: Buffer): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i]! - b[i]!) ** 2
  return Math.sqrt(sum / a.length)
}

describe('the pictures of things', () => {
  it('are no two from the same recipe', () => {
    const recipes = new Map<string, string>()
    for (const { name, recipe } of things) {
      const text = JSON.stringify(recipe)
      expect(`${name} is like ${recipes.get(text) ?? 'no other'}`).toBe(`${name} is like no other`)
      recipes.set(text, name)
    }
  })

  it('differ in colour enough to be recognised when they are small', () => {
    const alike = things.flatMap(({ name }, i) =>
      things
        .slice(i + 1)
        .filter((other) => difference(seen.get(name)!, seen.get(other.name)!) < NEAREST)
        .map((other) => `${name} and ${other.name}`),
    )
    expect(alike).toEqual([])
  })

  it('are compared by a check that notices two things with the same picture', () => {
    const sword = seen.get('artifact/1/road_sword')!
    expect(difference(sword, sword)).toBeLessThan(NEAREST)
    expect(difference(sword, seen.get('artifact/1/oak_shield')!)).toBeGreaterThan(NEAREST)
  })

  it('show every booster, card, chest, building, task, status, skill and kind of news', () => {
    const asked = [
      ...BoosterFamily.flatMap((family) => BoosterSize.map((size) => `booster/${family}_${size}`)),
      ...BoosterKind.map((kind) => `booster/${kind}`),
      ...CardKind.map((kind) => `card/${kind.toLowerCase()}`),
      ...ChestType.flatMap((type) => ['closed', 'opening', 'open'].map((state) => `chest-${state}/${type}`)),
      ...ClanBuilding.flatMap((building) => [1, 2, 3].map((stage) => `building/${building.toLowerCase()}_${stage}`)),
      ...EventTask.map((task) => `event-item/${task.replaceAll(' ', '-')}`),
      ...Membership.filter((membership) => membership !== 'NONE').map((membership) => `membership/${membership}`),
      ...NotificationKind.map((kind) => `notification/${kind}`),
      ...SkillType.map((skill) => `skill/${skill}`),
      ...['FROZEN', 'FIRED', 'HIDDEN', 'TOTEM'].map((effect) => `effect/${effect}`),
    ]
    expect(asked.filter((name) => !names.has(name))).toEqual([])
  })

  it('are forty-eight smileys', () => {
    expect([...names].filter((name) => name.startsWith('smiley/'))).toHaveLength(48)
  })

  it('have every keeper in every mood', () => {
    const keepers = [...names].filter((name) => /^keeper\/\d\/\w+$/.test(name))
    expect(keepers.length).toBeGreaterThanOrEqual(20)
    for (const name of keepers)
      expect(
        MOODS.filter((mood) => !names.has(`${name}/${mood}`)),
        name,
      ).toEqual([])
  })
})
