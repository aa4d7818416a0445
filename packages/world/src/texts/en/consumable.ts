import type ru from '../ru/consumable.ts'
import type { Same } from '../same.ts'

const consumable: Same<typeof ru> = {
  heal_small: { name: 'Small Healing Draught', use: 'Gives back {{power}} % of health. Tastes of raspberries and mild reproach.' },
  heal_big: { name: 'Great Healing Draught', use: 'Gives back {{power}} % of health. Drink at once, ask nothing.' },
  revive: { name: 'Water of Life', use: 'Raises a fallen one with {{power}} % of health.' },
  freeze_scroll: { name: 'Frost Scroll', use: 'Freezes an enemy; moves: {{moves}}.' },
  fire_scroll: { name: 'Fire Scroll', use: 'Sets an enemy on fire: {{power}} damage a move or more, moves: {{moves}}.' },
  shield_scroll: { name: 'Shield Scroll', use: 'Shields a fighter: {{power}} % less damage, moves: {{moves}}.' },
  haste: { name: 'Sip of Vigour', use: 'Gives back charges to each of a fighter’s skills: {{power}}.' },
  antidote: { name: 'Antidote', use: 'Lifts poison, fire, frost and weakness. Does nothing for gloom.' },
  smoke: { name: 'Smoke Pot', use: 'Hides a fighter until it strikes; moves: {{moves}}.' },
  totem: { name: 'Travelling Totem', use: 'The fighter’s row strikes {{power}} % harder, moves: {{moves}}.' },
  power_potion: { name: 'Potion of Strength', use: 'A fighter strikes {{power}} % harder, moves: {{moves}}.' },
  stone_skin: { name: 'Stone Ointment', use: 'Skin like stone: {{power}} % less damage, moves: {{moves}}.' },
  poison_vial: { name: 'Vial of Poison', use: 'Poisons an enemy: {{power}} damage a move or more, moves: {{moves}}.' },
  holy_water: { name: 'Spring Water', use: 'Lifts all that is bad and gives back {{power}} % of health.' },
  bomb: {
    name: 'Gnomish Bomb',
    use: 'Does {{power}} damage or more: the tougher the enemy, the louder. The gnomes ask you not to shake it.',
  },
  feather: { name: 'Phoenix Feather', use: 'Raises a fallen one in full strength. It tickles.' },
}
export default consumable
