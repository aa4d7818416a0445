import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/consumable.ts'

const consumable: Same<typeof ru> = {
  heal_small: { name: 'Small Healing Draught', use: 'Gives back {{power}}% of health. Tastes of raspberries and mild reproach.' },
  heal_big: { name: 'Great Healing Draught', use: 'Gives back {{power}}% of health. Drink at once, ask nothing.' },
  revive: { name: 'Water of Life', use: 'Revives a fallen fighter with {{power}}% of health.' },
  freeze_scroll: { name: 'Frost Scroll', use: 'Freezes an enemy for {{moves}}.' },
  fire_scroll: { name: 'Fire Scroll', use: 'Sets an enemy on fire for {{moves}}: {{power}} damage a move or more.' },
  shield_scroll: { name: 'Shield Scroll', use: 'Shields a fighter for {{moves}}: {{power}}% less damage.' },
  haste: { name: 'Sip of Vigour', use: 'Gives {{charges}} back to each of a fighter’s skills.' },
  antidote: { name: 'Antidote', use: 'Lifts poison, fire, frost and weakness. Does nothing for gloom.' },
  smoke: { name: 'Smoke Pot', use: 'Hides a fighter for {{moves}}, or until it strikes.' },
  totem: { name: 'Travelling Totem', use: 'The fighter’s row strikes {{power}}% harder for {{moves}}.' },
  power_potion: { name: 'Potion of Strength', use: 'A fighter strikes {{power}}% harder for {{moves}}.' },
  stone_skin: { name: 'Stone Ointment', use: 'Skin like stone for {{moves}}: {{power}}% less damage.' },
  poison_vial: { name: 'Vial of Poison', use: 'Poisons an enemy for {{moves}}: {{power}} damage a move or more.' },
  holy_water: { name: 'Spring Water', use: 'Lifts all that is bad and gives back {{power}}% of health.' },
  bomb: { name: 'Gnomish Bomb', use: 'Does {{power}} damage or more: the tougher the enemy, the louder. The gnomes ask you not to shake it.' },
  feather: { name: 'Phoenix Feather', use: 'Revives a fallen fighter at full strength. It tickles.' },
}
export default consumable
