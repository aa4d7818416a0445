import type { ArtifactEffect } from '@skystair/contract'

export default {
  ATTACK: 'Атака +{{power}}',
  DEFENCE: 'Защита +{{power}}',
  ATTACK_DEFENCE: 'Атака и защита +{{power}}',
  HEALTH: 'Здоровье +{{power}}',
  KOSCHEY_ATTACK: 'Пока здоровья меньше половины, бьёт на {{power}} % сильнее',
  KOSCHEY_DEFENCE: 'Пока здоровья меньше половины, урона на {{power}} % меньше',
  POISON: 'Удар отравляет на 2 хода: по {{power}} урона',
  RESURRECTION: 'Раз за бой поднимает владельца с {{power}} % здоровья',
  SHADOW_ENFORCE: 'Сила Тени: существам Тени +{{power}} % атаки, остальным — половина этого',
  AMULET_SUN: 'От существ Солнца урона на {{power}} % меньше',
  AMULET_MOON: 'От существ Луны урона на {{power}} % меньше',
  AMULET_SHADOW: 'От существ Тени урона на {{power}} % меньше',
} satisfies Record<ArtifactEffect, string>
