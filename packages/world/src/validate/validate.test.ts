import { describe, expect, it } from 'vitest'
import { subjects } from '../areas/road/rows.ts'
import en from '../generated/all-en.ts'
import ru from '../generated/all-ru.ts'
import { type GameWorld, world } from '../index.ts'
import { type Content, flat, problems } from './index.ts'

const content: Content = { world, subjects, texts: { ru: flat(ru), en: flat(en) } }
type Mutable<T> = T extends string | number | boolean ? T : { -readonly [K in keyof T]: Mutable<T[K]> }

/** Returns the problems of a copy of the world after `damage`. */
function broken(damage: (copy: Mutable<GameWorld>) => void): string[] {
  const copy = structuredClone(world) as Mutable<GameWorld>
  damage(copy)
  return problems({ ...content, world: copy as GameWorld })
}
const task = (copy: Mutable<GameWorld>, id: string) => copy.tasks.find((known) => known.id === id)!

it('finds no problem in the world', () => {
  expect(problems(content)).toEqual([])
})

describe('a damaged copy of the world is reported', () => {
  const cases: readonly [fault: string, damage: (copy: Mutable<GameWorld>) => void, message: string][] = [
    ['two creatures with the same number', (w) => (w.creatures[1]!.id = w.creatures[0]!.id), 'creature number 1 is used twice'],
    ['two creatures with the same name', (w) => (w.creatures[1]!.imageId = 'hero_ratibor'), 'name hero_ratibor is used twice'],
    ['two creatures with the same picture', (w) => (w.creatures[1]!.picture = 'avatar/man1'), 'picture avatar/man1 is used twice'],
    ['a creature without a picture', (w) => (w.creatures[9]!.picture = ''), 'creature wild_boar has no picture'],
    [
      'a boss whose picture is loaded too late',
      (w) => (w.creatures.find((c) => c.imageId === 'boss_toll_master')!.part = 3),
      'boss_toll_master is met before its picture is loaded',
    ],
    ['an artifact with the name of a consumable', (w) => (w.artifacts[0]!.key = 'bomb'), 'name bomb is used twice'],
    ['two tasks with the same number', (w) => (task(w, 'win').number = 1), 'task number 1 is used twice'],
    ['two educations with the same name', (w) => (w.educations[1]!.id = 'walk'), 'education walk is used twice'],
    ['a guard that is not a creature', (w) => (w.guards[0]!.imageId = 'nobody'), 'the guard of stair 1 names nobody, an unknown creature'],
    [
      'a companion of a guard that is not a creature',
      (w) => w.guards[3]!.with.push('nobody'),
      'the guard of stair 4 names nobody, an unknown creature',
    ],
    [
      'a captive that is not a creature',
      (w) => (w.places.find((p) => p.creature)!.creature = 'nobody'),
      'a place at stair 3 names nobody, an unknown creature',
    ],
    [
      'a starting pair without a hero',
      (w) => (w.starters.MAN_1[0] = 'nobody'),
      'the starting pair of MAN_1 names nobody, an unknown creature',
    ],
    ['a task that requires an unknown one', (w) => (task(w, 'week').after = 'never'), 'task week requires never, an unknown task'],
    ['a task of an unknown event', (w) => (task(w, 'pumpkin').event = 'easter'), 'task pumpkin belongs to easter, an unknown event'],
    ['a place beyond the last stair', (w) => (w.places[0]!.stair = 100_001), 'TALKER at stair 100001, slot 1 cannot be reached'],
    ['a place on the platform of the guard', (w) => (w.places[0]!.slot = 0), 'TALKER at stair 1, slot 0 cannot be reached'],
    ['two places in a slot', (w) => (w.places[1]!.slot = 1), 'slot 1.1 has two places'],
    [
      'a captive without a name',
      (w) => delete w.places.find((p) => p.creature)!.creature,
      'GAINABLE at stair 3: exactly the places of type GAINABLE name a creature',
    ],
    ['a talker with nothing to say', (w) => (w.places[0]!.subject = 'silence'), 'TALKER at stair 1 has nothing to say about silence'],
    [
      'a guard of a stair that does not exist',
      (w) => (w.guards[0]!.stair = 110_000),
      'goblin_scamp guards stair 110000, which does not exist',
    ],
    ['two guards at a stair', (w) => (w.guards[1]!.stair = 1), 'stair 1 has two guards'],
    [
      'seven creatures at a stair',
      (w) => w.guards[0]!.with.push(...Array.from({ length: 6 }, () => 'grey_wolf')),
      'more than six creatures guard stair 1',
    ],
    [
      'a boss without a stair',
      (w) => (w.guards.find((g) => g.stair === 40)!.imageId = 'gate_griffin'),
      'boss_miser_griffin guards no stair',
    ],
    [
      'a creature that lives nowhere',
      (w) => (w.creatures.find((c) => c.fromStair === 1)!.toStair = 0),
      'grey_wolf lives on stairs that do not exist',
    ],
    ['a gap in the story', (w) => (w.parts[1]!.from = 70), 'part2 begins at 70 and not at 61'],
    [
      'a part without the rabbit',
      (w) => (w.places.find((p) => p.subject === 'rabbit_receipt')!.subject = 'nun'),
      'the rabbit does not appear in part4',
    ],
    [
      'a part that does not end with a boss',
      (w) => (w.guards.find((g) => g.stair === 400)!.imageId = 'castle_vampire'),
      'no named boss is at the end of part2 at stair 400',
    ],
    [
      'an education at a stair that does not exist',
      (w) => (w.educations[0]!.stair = 0),
      'education walk is at a stair that does not exist',
    ],
    [
      'a place that gives an unknown thing',
      (w) => (w.places[1]!.gain[0]!.kind = 'rubles'),
      'RESOURCE at stair 1 promises the unknown thing rubles',
    ],
    ['a task that gives a fraction', (w) => (task(w, 'win').reward[0]!.amount = 0.5), 'task win promises 0.5 of gold'],
    [
      'a task that gives two swords',
      (w) => task(w, 'win').reward.push({ kind: 'road_sword', amount: 2 }),
      'task win promises 2 of road_sword, but artifacts and consumables are given one at a time',
    ],
    [
      'an artifact from further up',
      (w) => (w.places.find((p) => p.gain.some((g) => g.kind === 'road_sword'))!.gain[0]!.kind = 'last_stair_axe'),
      'ARTIFACT at stair 6 promises last_stair_axe below stair 5200',
    ],
    ['an offer without rewards', (w) => (w.eventShop[0]!.rewards = []), 'offer 1 of the event shop gives nothing'],
    ['a daily reward of nothing', (w) => (w.everyday[0]![0]!.amount = 0), 'day 1 promises 0 of gold'],
    ['a goal of 0', (w) => (task(w, 'win').goal = 0), 'task win has number 2 and goal 0'],
    ['an unknown tag of a fight', (w) => (task(w, 'whole').of = 'unscathed'), 'task whole asks for WIN of unscathed, which cannot be done'],
    ['an unknown resource', (w) => (task(w, 'crystals').of = 'rubles'), 'task crystals asks for TAKE of rubles, which cannot be done'],
    ['an unknown type of place', (w) => (task(w, 'read').of = 'BOOK'), 'task read asks for LISTEN of BOOK, which cannot be done'],
    ['an unknown event item', (w) => (task(w, 'apple').of = 'pear'), 'task apple asks for FIND of pear, which cannot be done'],
    [
      'a boss’s mission that opens too late',
      (w) => (task(w, 'toll_master').fromStair = 11),
      'task toll_master asks for WIN of boss_toll_master, which cannot be done',
    ],
    [
      'a boss’s mission that waits for another',
      (w) => (task(w, 'toll_master').after = 'grandpa_bones'),
      'task toll_master asks for WIN of boss_toll_master, which cannot be done',
    ],
    ['a task beyond the road', (w) => (task(w, 'climb').goal = 100_001), 'task climb leads beyond the road'],
    ['tasks that wait for each other', (w) => (task(w, 'free').after = 'friends'), 'task friends requires itself'],
    [
      'an event task without an event',
      (w) => delete task(w, 'apple').event,
      'task apple: exactly the event tasks belong to an event and have the type FIND',
    ],
    [
      'an assignment that opens later',
      (w) => (task(w, 'team_bare').fromStair = 9),
      'assignment team_bare does not open at the same stair as the others',
    ],
    [
      'too few assignments',
      (w) => (w.tasks = w.tasks.filter(({ group, id }) => group !== 'TEAM' || id === 'team_wins')),
      'there are too few assignments for a day: 1',
    ],
    ['an event on a leap day', (w) => (w.events[0]!.from = [2, 29, 0, 0]), 'event spring has a date that does not exist every year'],
    ['an event that ends before it begins', (w) => (w.events[0]!.to = [4, 3, 0, 0]), 'event spring ends before it begins'],
    [
      'an event without tasks',
      (w) => w.events.push({ id: 'empty', number: 7, from: [1, 1, 0, 0], to: [1, 2, 0, 0] }),
      'event empty has no tasks',
    ],
    ['an event with too high a number', (w) => (w.events[0]!.number = 100), 'event spring has number 100'],
    [
      'a specified code without a task',
      (w) => (w.tasks = w.tasks.filter(({ id }) => id !== 'dream herb')),
      'no task has the code dream herb',
    ],
    ['texts of a removed row', (w) => w.artifacts.pop(), 'artifact.lighthouse_amulet in ru belongs to no row'],
  ]

  it.each(cases)('for %s', (_, damage, message) => {
    expect(broken(damage)).toContain(message)
  })

  it.each([
    'creature.grey_wolf.name',
    'lore.grey_wolf',
    'artifact.road_sword.name',
    'consumable.bomb.use',
    'talker.chat3.text',
    'talker.cat.title',
    'story.part5.outro',
    'task.dream herb.about',
    'event.cats.name',
    'education.heal',
  ])('for the missing text %s, in either language', (key) => {
    for (const [language, all] of Object.entries(content.texts)) {
      const without = new Map([...all].filter(([known]) => known !== key))
      expect(problems({ ...content, texts: { ...content.texts, [language]: without } })).toEqual([`${key} is missing in ${language}`])
    }
  })

  it.each([
    ['a placeholder', 'ru', 'common.ok', 'TODO: Хорошо', 'common.ok in ru is a placeholder'],
    ['question marks', 'en', 'common.ok', '???', 'common.ok in en is a placeholder'],
    ['a Russian text in English', 'ru', 'common.ok', 'OK', 'common.ok in ru is not in its alphabet'],
    ['an English text in Russian', 'en', 'common.take', 'Взять', 'common.take in en is not in its alphabet'],
    [
      'English words between values in Russian',
      'ru',
      'battle.log.TRAIT',
      '{{by}} is {{what}}',
      'battle.log.TRAIT in ru is not in its alphabet',
    ],
  ])('for %s', (_, language, key, text, message) => {
    const changed = new Map(content.texts[language]).set(key, text)
    expect(problems({ ...content, texts: { ...content.texts, [language]: changed } })).toEqual([message])
  })
})
