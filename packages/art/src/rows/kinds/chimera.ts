import { dragonHead } from '../../shapes/dragon.ts'
import { mirrored, plain } from '../../shapes/person/person.ts'
import { ellipse, path, star, stroke } from '../../shapes/svg.ts'
import { material } from '../materials.ts'
import { form, item, type Kinds, mark, ray, shape } from './kit.ts'

const wing = plain('#8a3428', { light: '#ffb07a', deep: '#240a0a' })
const ash = { deep: '#1e1214', rim: '#ff9a4a' }
const fang = plain('#fff4dc')

export const chimeras: Kinds = {
  ash_chimera: {
    material: material('ash', { base: '#5a4a54' }),
    layers: [
      item('bat-wing', wing, 0.66, 396, 116, 0),
      item('bat-wing', wing, 0.66, 116, 116, 0, { flip: true }),
      form(stroke('M176 500Q90 480 92 380', 70), plain('#c8482a', { ...ash, texture: 'scale' }), { round: 40, close: 1 }),
      ...dragonHead({ hide: plain('#c8482a', { ...ash, texture: 'scale' }), horn: '#f0d8a8', eye: '#ffe04a' }, 104, 340, 0.56, -1, -6),
      item('ram-profile', plain('#d8ccc0', { ...ash, texture: 'fur' }), 0.5, 402, 316, 0, { fill: true, close: 3 }),
      form(star(256, 316, 196, 138, 15), plain('#6a3428', { ...ash, light: '#e08a5a', texture: 'fur', textureDepth: 0.8 }), { round: 90 }),
      form(mirrored(ellipse(160, 196, 38, 40)), plain('#a88470', ash), { round: 30 }),
      shape(
        'M256 152Q352 152 368 250 372 300 338 330L332 412Q304 470 256 472 208 470 180 412L174 330Q140 300 144 250 160 152 256 152z',
        plain('#a88470', { ...ash, texture: 'fur', textureDepth: 0.4 }),
        { round: 110 },
      ),
      shape('M198 382Q256 398 314 382 322 456 256 462 190 456 198 382z', plain('#5a0a0e', { light: '#a81a1a', deep: '#1a0206' }), {
        ink: 4,
        free: true,
      }),
      ray(ellipse(256, 430, 34, 20), '#ff8a2a', 10, 0.9),
      form(mirrored(path('M206 384h30l-12 44zM220 458l10-30 12 32z')), fang, { ink: 3, edge: 8, free: true }),
      form(mirrored(ellipse(216, 358, 48, 36)), plain('#d8b89c', ash), { ink: 3, round: 36, free: true }),
      shape('M230 236H282L296 322Q256 340 216 322z', plain('#b8937c', ash), { ink: 0, round: 30, free: true }),
      shape('M212 312Q256 296 300 312 290 342 256 350 222 342 212 312z', plain('#1e1018', { light: '#7a5a60' }), {
        ink: 4,
        round: 24,
        free: true,
      }),
      form(mirrored(path('M168 246Q208 228 238 270 198 286 168 246z')), plain('#ffb02a', { light: '#fff0a0', deep: '#8a2a06' }), {
        ink: 5,
        edge: 12,
        free: true,
      }),
      mark(mirrored(ellipse(208, 260, 7, 14)), '#140d18'),
      form(mirrored(stroke('M158 226L236 254', 22)), plain('#7a5648', ash), { ink: 4, edge: 11, free: true }),
      mark(mirrored(stroke('M196 352h-8M204 366h-8M190 366h-6', 6)), '#4a2a20'),
      ray(star(60, 60, 22, 6, 4) + star(452, 44, 26, 6, 4) + star(30, 230, 16, 5, 4) + star(482, 214, 18, 5, 4), '#ffb04a', 3),
    ],
    fadeFrom: 462,
  },
}
