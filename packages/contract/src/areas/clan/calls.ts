import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { pageBy } from '../../list.ts'
import { planned } from '../../planned.ts'
import { byId, Count, Enum, Flag, Id, Nullable, text } from '../../schema.ts'
import { Force } from '../hero/enums.ts'
import { Gained, Player } from '../player/entities.ts'
import {
  Building,
  Candidate,
  Clan,
  ClanInfo,
  ClanInvitation,
  ClanLogLine,
  FactoryGift,
  HallOption,
  Participant,
  RaidInfo,
  RaidOptions,
} from './entities.ts'
import { ClanBuilding, DonationType, ParticipantAction, RaidDifficulty } from './enums.ts'

export const calls = defineCalls({
  'GET /api/clan/invitation/get': planned('Invitations that wait for an answer.', Type.Array(ClanInvitation)),
  'GET /api/clan/participant/list/mine': planned('Members of my clan.', Type.Array(Participant)),
  'GET /api/clan/participant/list': planned('Members of a clan.', Type.Array(Participant), { query: { clanId: Id } }),
  'GET /api/clan/rating': planned(
    'Clans by their level.',
    Type.Array(Type.Object({ positionNumber: Count, clanId: Id, name: Type.String(), level: Count, membersCurr: Count })),
  ),
  'GET /api/clan/building/list': planned('Buildings of my clan.', Type.Array(Building)),
  'GET /api/clan/recruit/list': planned('Those who want into my clan.', Type.Array(Candidate)),
  'GET /api/clan/raid/get': planned('How the raid stands.', RaidInfo),
  'GET /api/clan/raid/options': planned('Raids by difficulty with their rewards.', Type.Array(RaidOptions)),
  'GET /api/clan/factory/gift/get': planned('What the gear factory has made today.', FactoryGift),
  'GET /api/clan/factory/gift/take': planned('Take it.', Gained, { changes: true }),
  'GET /api/clan/about/get': planned('The description of my clan.', Type.Object({ content: Type.String() })),
  'GET /api/clan/advertisement/mark/seen': planned('The announcement was seen.', Type.Object({ seen: Flag }), { changes: true }),
  'GET /api/clan/hall/options': planned('What the hall of fame can improve.', Type.Array(HallOption)),
  'GET /api/clan/{id}/log': planned("A page of the clan's history.", Type.Array(ClanLogLine), {
    ...byId,
    query: pageBy.number,
  }),
  'POST /api/clan/broadcast/apply': planned('Let all clans know that the player is looking for one.', Player, { changes: true }),
  'POST /api/clan/invite': planned('Invite a player.', Candidate, { changes: true, body: { playerId: Id } }),
  'POST /api/clan/reject': planned('Turn a candidate down.', Candidate, { changes: true, body: { playerId: Id } }),
  'POST /api/clan/apply': planned('Ask to be taken into a clan.', Candidate, { changes: true, body: { clanId: Id } }),
  'POST /api/clan/invitation/accept': planned('Accept an invitation.', ClanInfo, { changes: true, body: { clanId: Id } }),
  'POST /api/clan/get/my': planned('My clan, or null.', Nullable(ClanInfo)),
  'POST /api/clan/create': planned('Found a clan.', ClanInfo, { changes: true, body: { name: text(40) } }),
  'POST /api/clan/resign': planned('Hand leadership to the most deserving member.', ClanInfo, { changes: true }),
  'POST /api/clan/leave': planned('Leave the clan.', Player, { changes: true }),
  'POST /api/clan/participant/action': planned('Promote, demote, invite or expel somebody.', Type.Array(Participant), {
    changes: true,
    body: { playerId: Id, type: Enum(ParticipantAction) },
  }),
  'POST /api/clan/raid/start': planned('Set out on a raid.', Type.Object({ raid: RaidInfo, player: Player }), { changes: true }),
  'POST /api/clan/raid/speedup': planned('Make the next raid possible at once.', RaidInfo, { changes: true }),
  'POST /api/clan/raid/end': planned(
    'Come back from the raid; `reset` gives the way back to where it began.',
    Type.Object({ raid: RaidInfo, player: Player }),
    { changes: true, body: { reset: Flag } },
  ),
  'POST /api/clan/donate': planned('Give to the clan.', Type.Object({ player: Player, clanInfo: ClanInfo }), {
    changes: true,
    body: { type: Enum(DonationType), amount: Count },
  }),
  'POST /api/clan/info': planned('The clan of a player, or null.', Nullable(Clan), { body: { playerId: Id } }),
  'POST /api/clan/building/start': planned('Begin to build.', Building, { changes: true, body: { buildingType: Enum(ClanBuilding) } }),
  'POST /api/clan/building/speedup': planned('Finish the work at once.', Building, {
    changes: true,
    body: { buildingType: Enum(ClanBuilding) },
  }),
  'POST /api/clan/building/complete': planned('Close finished work.', Building, {
    changes: true,
    body: { buildingType: Enum(ClanBuilding) },
  }),
  'POST /api/clan/about/set': planned('Set the description.', ClanInfo, {
    changes: true,
    body: { content: Type.String({ maxLength: 20_000 }) },
  }),
  'POST /api/clan/advertisement/set': planned('Set the announcement.', ClanInfo, {
    changes: true,
    body: { content: Type.String({ maxLength: 180 }) },
  }),
  'POST /api/clan/about/default/restore': planned('Restore the first description.', ClanInfo, { changes: true }),
  'POST /api/clan/raid/difficulty/set': planned('Set how hard raids are.', ClanInfo, {
    changes: true,
    body: { raidDifficulty: Enum(RaidDifficulty) },
  }),
  'POST /api/clan/theme/set': planned('Set the theme: three times free, then for 250 gems of the clan.', ClanInfo, {
    changes: true,
    query: { number: Count },
  }),
  'POST /api/clan/hall/improve': planned('Improve a gift in the hall of fame.', Type.Array(HallOption), {
    changes: true,
    body: { force: Enum(Force), toLevel: Count },
  }),
  'POST /api/admin/clan/name/set': planned('Set the name of any clan.', Clan, {
    changes: true,
    role: 'MODERATOR',
    body: { name: text(40), clanId: Id },
  }),
})
