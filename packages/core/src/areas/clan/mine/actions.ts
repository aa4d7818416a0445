import { type ClanPermission, type ClanRank, kickPermissions, type ParticipantAction, rankSteps } from '@skystair/contract/enums'

/** Returns the actions that these permissions allow on a member of a rank. The server checks them again. */
export function actionsOn(rank: ClanRank, permissions: readonly ClanPermission[]): ParticipantAction[] {
  const steps = (Object.keys(rankSteps) as (keyof typeof rankSteps)[]).filter(
    (action) => rankSteps[action].from === rank && permissions.includes(action),
  )
  const kick = kickPermissions[rank]
  return kick && permissions.includes(kick) ? [...steps, 'KICK'] : steps
}
