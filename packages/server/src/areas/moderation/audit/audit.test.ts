import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { registered } from '../../../../testing/client.ts'
import { engines, type TestDatabase } from '../../../../testing/engines.ts'
import { idOf } from '../../../../testing/moderation.ts'
import { type TestApp, testApp } from '../../../../testing/test-app.ts'
import { appoint } from '../../../admin/appoint.ts'
import { audit } from './audit.ts'
import { auditReport, verifyAudit } from './verify.ts'

for (const { engine, here, createEmpty } of engines)
  describe.skipIf(!here)(`the audit log, on ${engine}`, () => {
    let database: TestDatabase
    let server: TestApp
    beforeEach(async () => {
      database = await createEmpty()
      server = await testApp({ db: database.db })
    })
    afterEach(async () => {
      await server.close()
      await database.drop()
    })

    const run = (sql: string) => server.db.tx((tx) => tx.run(sql))
    /** What somebody with all rights on the database can do: the chain shows what is changed afterwards. */
    const dropTriggers = async () => {
      if (engine === 'sqlite') for (const change of ['update', 'delete']) await run(`drop trigger audit_entry_no_${change}`)
      else await run('drop trigger audit_entry_append_only on audit_entry')
    }
    const verify = (hash?: string) => server.db.tx((tx) => verifyAudit(tx, hash))
    const write = (count: number, at = 0) =>
      Promise.all(
        Array.from({ length: count }, (_, n) =>
          server.db.tx((tx) => audit(tx, { action: 'CLAN_NAME', actorId: null, targetId: null, details: { clan: `${n}` } }, at + n)),
        ),
      )

    it('is one unbroken chain, also after many transactions that wrote at once', async () => {
      await write(40)
      expect(await verify()).toMatchObject({ entries: 40, broken: null, noted: true })
    })

    it.each([
      ['an update', "update audit_entry set details = '{}' where id = 2"],
      ['an update of all', "update audit_entry set action = 'BAN'"],
      ['a deletion', 'delete from audit_entry where id = 3'],
      ['a deletion of all', 'delete from audit_entry'],
    ])('is append-only: the database refuses %s', async (_how, sql) => {
      await write(3)
      await expect(run(sql)).rejects.toThrow('the audit log is append-only')
      expect(await verify()).toMatchObject({ entries: 3, broken: null })
      await write(1)
      expect(await verify()).toMatchObject({ entries: 4, broken: null })
    })

    it.each([
      ['changed', 'update audit_entry set details = \'{"clan":"9"}\' where id = 3', 3],
      ['removed', 'delete from audit_entry where id = 4', 4],
      ['removed at the end', 'delete from audit_entry where id = 6', 6],
      ['given to somebody else', "update audit_entry set action = 'BAN' where id = 1", 1],
    ])('names the first entry that was %s', async (_how, sql, broken) => {
      await write(6)
      await dropTriggers()
      await run(sql)
      expect((await verify()).broken).toBe(broken)
      expect(await server.db.tx((tx) => auditReport(tx))).toContain(`BROKEN: entry ${broken} `)
    })

    it('does not contain a noted entry any more after it was written anew', async () => {
      await write(3)
      const { hash } = await verify()
      await write(2)
      expect((await verify(hash)).noted).toBe(true)
      await dropTriggers()
      await run('delete from audit_entry')
      await run("update audit_head set id = 0, hash = ''")
      await write(5, 9)
      expect(await verify(hash)).toMatchObject({ broken: null, noted: false })
    })

    it('records whom the operator appointed, by nickname or id', async () => {
      const ann = await registered(server.app, 'Ann')
      const appointed = (asked: string, level: 'MODERATOR' | 'PLAYER') => server.db.tx((tx) => appoint(tx, 5, asked, level))
      expect(await appointed('ann', 'MODERATOR')).toContain('has the access level MODERATOR now')
      expect((await ann.call('GET /api/player/current')).reply.accessLevel).toBe('MODERATOR')
      expect(await appointed(`${await idOf(ann)}`, 'PLAYER')).toContain('instead of MODERATOR')
      await expect(appointed('nobody', 'MODERATOR')).rejects.toThrow('There is no player nobody.')
      expect(await verify()).toMatchObject({ entries: 2, broken: null })
    })
  })
