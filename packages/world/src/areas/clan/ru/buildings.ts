// Buildings of a clan, its forces, the gift of the factory, and the themes.
import type { ClanBuilding, ClanTheme } from '@skystair/contract'

interface BuildingWords {
  readonly name: string
  readonly about: string
  /** Its effect: `{{n}}` is the number of the effect. */
  readonly effect: string
}

export default {
  EXPERIENCE: {
    name: 'Школа',
    about: 'Здесь разбирают каждый бой: кто зря махал мечом, а кто думал.',
    effect: 'за бой на {{n}} % больше опыта',
  },
  CLAN_SHIELD: {
    name: 'Щит клана',
    about: 'Пока над башнями висит щит, он бережёт своих в начале боя.',
    effect: 'в первые ходы боя герои получают на {{n}} % меньше урона',
  },
  SNOW_WORLD: {
    name: 'Снежный стан',
    about: 'Проводники, верёвки и тёплые носки — всё для дальних походов в снега.',
    effect: 'в снежном мире можно пройти площадок: +{{n}}',
  },
  GEAR_FACTORY: {
    name: 'Мастерская шестерёнок',
    about: 'Каждый день мастера собирают по свёртку для каждого из своих.',
    effect: 'шестерёнок в подарке дня: до {{n}}',
  },
  HALL_OF_FAME: {
    name: 'Зал славы',
    about: 'Имена предков дают силы: дары зала помогают в бою героям каждого участника.',
    effect: 'дары зала растут до ранга {{n}}',
  },
} satisfies Record<ClanBuilding, BuildingWords>

export const town = {
  level: 'Уровень {{level}} из {{max}}',
  none: 'Пока не построено',
  now: 'Сейчас: {{effect}}',
  next: 'Следующий уровень: {{effect}}',
  first: 'Если построить: {{effect}}',
  price: 'Цена из казны',
  takes: 'Стройка займёт {{time}}',
  build: 'Построить',
  improve: 'Улучшить',
  best: 'Лучше уже некуда.',
  work: 'Стройка: {{name}}',
  left: 'Готово {{time}}',
  done: 'Стройка закончена',
  open: 'Открыть',
  speedup: 'Ускорить',
  speedupAsk: 'Закончить стройку сейчас? Из казны клана уйдёт: {{price}}.',
  started: '{{name}}: стройка началась',
  opened: '{{name}}: теперь уровень {{level}}',
  lacks: 'В казне не хватает: {{what}}.',
  clanLevel: 'Нужен клан уровня {{level}}.',
  rank: 'Строят глава и заместители.',
  forces: 'Дары зала',
  gift: 'Подарок дня',
  theme: 'Убранство',
  aboutForces: 'Дары зала помогают в бою героям каждого участника — вместе с их собственными.',
  noForces: 'Сначала построй зал славы: выше его уровня дары не растут.',
  highest: 'Выше зал пока не даёт.',
  improved: '{{name}}: теперь ранг {{rank}}',
  forceSoon: 'Следующий уровень зала откроет ранг {{rank}}.',
  giftReady: 'Свёрток ждёт тебя.',
  giftNext: 'Следующий свёрток — {{time}}.',
  giftTaken: 'В свёртке: {{prize}}',
  giftNone: 'Мастерской ещё нет: без неё некому собирать подарки.',
  giftInside: 'Что бывает в свёртке',
  takeGift: 'Забрать',
  themeAbout: 'Убранство острова клана видят все.',
  themeFree_one: 'Осталась {{count}} бесплатная смена.',
  themeFree_few: 'Осталось {{count}} бесплатные смены.',
  themeFree_many: 'Осталось {{count}} бесплатных смен.',
  themePrice: 'Каждая смена стоит {{gems}} изумрудов из казны.',
  themeChoose: 'Украсить',
  themeAsk: 'Сменить убранство острова на «{{name}}»? Из казны клана уйдёт изумрудов: {{gems}}.',
  themeRank: 'Убранство меняют глава и заместители.',
  themeDone: 'Новое убранство острова: «{{name}}»',
}

export const themes = {
  MEADOW: 'Утренний луг',
  NOON: 'Жаркий полдень',
  AUTUMN: 'Золотая осень',
  NIGHT: 'Звёздная ночь',
  WINTER: 'Первый снег',
  EMBER: 'Драконьи угли',
} satisfies Record<ClanTheme, string>
