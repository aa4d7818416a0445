import en from '@skystair/world/texts/en/index'
import ru from '@skystair/world/texts/ru/index'
import { expect, it } from 'vitest'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { ChangeContact, Rename } from './change-account.tsx'

async function rename(namePrice: string, lang: 'EN' | 'RU') {
  const game = playing({ registered: true, name: 'Ivan', metaData: { namePrice } }, { texts: lang === 'EN' ? en : ru })
  await game.texts.use(lang)
  return draw(game.services, <Rename />)
}

it('shows the price of another rename before it is made', async () => {
  expect((await rename('50', 'EN')).text).toContain('This change costs 50 emeralds.')
  expect((await rename('50', 'RU')).text).toContain('Эта смена стоит 50 изумрудов.')
})

it('shows no price if the rename is free', async () => {
  expect((await rename('0', 'EN')).text).not.toContain('emeralds')
})

it('asks for the password before mail or phone changes, if the account has one', async () => {
  const change = async (registered: boolean) => {
    const game = playing({ registered, name: 'Ivan' }, { texts: en })
    await game.texts.use('EN')
    return draw(game.services, <ChangeContact />).text
  }
  expect(await change(true)).toContain(en.account.current)
  expect(await change(false)).not.toContain(en.account.current)
})
