import { ClanPermission, ClanRank, kickPermissions, rankSteps } from '@skystair/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { expForClanLevel, growClan, MAX_CLAN_LEVEL, maxMembers } from './level.ts'
import { byMerit, clanPermissions, mayInClan, permissionsOf } from './ranks.ts'

it('a rank has all permissions of the ranks below it', () => {
  expect(Object.keys(clanPermissions).sort()).toEqual([...ClanPermission].sort())
  for (const [index, rank] of ClanRank.entries())
    for (const lower of ClanRank.slice(index)) expect(permissionsOf(rank)).toEqual(expect.arrayContaining(permissionsOf(lower)))
  expect([permissionsOf('NEWBIE'), permissionsOf('LEADER').length]).toEqual([['LEAVE_CLAN'], ClanPermission.length])
})

it('nobody can expel, promote or demote a member of the same rank', () => {
  for (const rank of ClanRank) {
    const kick = kickPermissions[rank]
    if (kick) expect([rank, mayInClan(rank, kick)]).toEqual([rank, false])
    for (const [action, { from }] of Object.entries(rankSteps))
      if (from === rank) expect([action, mayInClan(rank, action as ClanPermission)]).toEqual([action, false])
  }
})

it('the most deserving member has the highest rank, then the largest donations, then the longest membership', () => {
  const member = (playerId: number, rank: ClanRank, merit: number, joinedAt: number) => ({ playerId, rank, merit, joinedAt })
  const members = [
    member(1, 'PARTICIPANT', 900, 1),
    member(2, 'REPRESENTATIVE', 5, 3),
    member(3, 'REPRESENTATIVE', 50, 9),
    member(4, 'REPRESENTATIVE', 50, 2),
  ]
  expect(members.sort(byMerit).map(({ playerId }) => playerId)).toEqual([4, 3, 2, 1])
})

it('a clan loses no experience before the highest level, where it is capped', () => {
  const exp = fc.integer({ min: 0, max: 100_000 })
  const total = ({ level, currentExp }: { level: number; currentExp: number }) =>
    Array.from({ length: level - 1 }, (_, index) => expForClanLevel(index + 1)).reduce((sum, each) => sum + each, currentExp)
  fc.assert(
    fc.property(fc.array(exp, { maxLength: 20 }), (gains) => {
      let clan = { level: 1, currentExp: 0 }
      for (const gain of gains) clan = growClan(clan, gain)
      const given = gains.reduce((sum, gain) => sum + gain, 0)
      const most = total({ level: MAX_CLAN_LEVEL, currentExp: expForClanLevel(MAX_CLAN_LEVEL) })
      expect(total(clan)).toBe(Math.min(given, most))
      expect(clan.currentExp).toBeLessThanOrEqual(expForClanLevel(clan.level))
    }),
  )
  expect([maxMembers(1), maxMembers(MAX_CLAN_LEVEL)]).toEqual([12, 50])
})
