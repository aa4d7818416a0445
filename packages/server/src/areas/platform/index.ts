import { contract, type PlayerSource } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { authenticate } from './arrive.ts'
import { forgetProofs } from './repository.ts'
import { gpLogin, remap, search } from './saves.ts'

export const area = defineArea(contract.platform, {
  sweep: forgetProofs,
  handlers: {
    'POST /api/integration/ya/authenticate': authenticate(() => 'ya'),
    'POST /api/integration/telegram/authenticate': authenticate(() => 'tg'),
    'POST /api/integration/gp/authenticate': authenticate(() => 'gp'),
    'POST /api/integration/crazy/authenticate': authenticate(() => 'crazygames'),
    'POST /api/integration/kong/authenticate': authenticate(() => 'kong'),
    'POST /api/integration/rustore/authenticate': authenticate(() => 'rustore'),
    'POST /api/integration/mystore/client/authenticate': authenticate(() => 'mystore'),
    'POST /api/integration/{source}/authenticate': authenticate(({ params }) => (params as { source: PlayerSource }).source),
    'POST /api/integration/ya/v2/search': (ctx) => search('ya', ctx),
    'POST /api/integration/ya/v2/remap': (ctx) => remap('ya', ctx),
    'POST /api/integration/{source}/v2/search': (ctx) => search(ctx.params.source, ctx),
    'POST /api/integration/{source}/v2/remap': (ctx) => remap(ctx.params.source, ctx),
    'POST /api/integration/gp/login': gpLogin,
  },
})
