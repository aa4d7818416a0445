import { mirrored, plain } from '../../shapes/person/person.ts'
import { box, ellipse, ellipses, stroke } from '../../shapes/svg.ts'
import { materials as m, material } from '../materials.ts'
import { form, iron, item, type Kinds, mark, ray, shape } from './kit.ts'

/** The kraken's arms at the left: one raised out of the water, one across it. Each narrows towards its end. */
const raisedArm =
  stroke('M160 480Q76 460 92 370', 62) + stroke('M92 376Q96 310 62 262', 48) + stroke('M64 268Q20 200 62 168Q104 160 98 204', 32)
const frontArm = stroke('M200 400Q190 450 130 452', 52) + stroke('M136 452Q84 448 92 404Q108 384 124 402', 32)

export const krakens: Kinds = {
  pond_kraken: {
    material: material('violet', {
      base: '#c83a78',
      second: '#c83a78',
      light: '#ffc0b0',
      rim: '#7ff0ff',
      texture: 'none',
      deep: '#3a0a3a',
      rough: 0.1,
    }),
    layers: [
      form(mirrored(raisedArm), {}, { ink: 6, close: 1, maxHole: 0, edge: 34, round: 40 }),
      form(
        mirrored(
          ellipses(
            [
              [114, 430],
              [108, 394],
              [108, 358],
              [100, 322],
              [86, 286],
            ],
            10,
            12,
          ),
        ),
        plain('#ffd0c8'),
        { ink: 3, free: true },
      ),
      shape(
        'M256 70Q378 78 384 216Q388 284 350 334Q346 380 372 450H140Q166 380 162 334Q124 284 128 216Q134 78 256 70z',
        {},
        { round: 120 },
      ),
      mark(ellipse(164, 186, 12, 16) + ellipse(192, 160, 9, 11) + ellipse(346, 192, 13, 17) + ellipse(322, 164, 8, 10), '#8a1a5a', {
        opacity: 0.6,
      }),
      form(mirrored(ellipse(196, 262, 47, 43)), plain('#ffe25a', { metal: 0.4, light: '#fffbd0', deep: '#8a4a06' }), {
        ink: 7,
        edge: 24,
        free: true,
      }),
      mark(mirrored(box(166, 252, 62, 22, 11)), '#1a0a20'),
      form(mirrored(stroke('M144 240Q190 196 248 236', 26)), {}, { free: true, edge: 12 }),
      mark(stroke('M218 346Q256 366 294 346', 9), '#5a0a34'),
      shape('M256 132Q136 138 110 104Q124 62 256 58Q388 62 402 104Q376 140 300 134L276 100z', plain('#4aa83a', { deep: '#123a14' }), {
        round: 30,
      }),
      shape(
        'M256 100Q200 98 186 48Q220 42 234 62Q236 26 256 10Q276 26 278 62Q292 42 326 48Q312 98 256 100z',
        plain('#fff0fa', { deep: '#a86aa0' }),
        { edge: 14, ink: 4 },
      ),
      form(mirrored(frontArm), {}, { close: 1, maxHole: 0, edge: 30, round: 36 }),
      shape(
        'M0 512V462Q40 440 84 458Q128 476 170 458Q212 440 256 458Q300 476 342 458Q384 440 428 458Q470 476 512 454V512z',
        plain('#2a9ac0', { deep: '#0a3a5a', light: '#c8fbff', rough: 0.2 }),
        { round: 40 },
      ),
      mark(stroke('M40 488h70M160 494h60M300 488h80M420 494h50', 7), '#d8fbff', { opacity: 0.6 }),
      ray(mirrored(ellipse(178, 242, 8)), '#ffffff', 2),
    ],
  },
  old_kraken: {
    material: material('violet', {
      base: '#5a3a7a',
      second: '#8a5ab0',
      light: '#e0b0ff',
      eye: '#ffe25a',
      texture: 'none',
      deep: '#120a24',
    }),
    layers: [
      item('anchor', iron, 0.6, 130, 330, 20),
      item('giant-squid', {}, 1, 262, 262, 0, { ink: 7, fill: true, close: 4, round: 60 }),
      form(
        ellipse(222, 120, 14) + ellipse(290, 160, 18) + ellipse(250, 200, 12),
        { ...m.stone, base: '#c8c0a8' },
        { edge: 12, free: true, ink: 4 },
      ),
    ],
    eyes: [
      [212, 282, 11],
      [312, 282, 11],
    ],
  },
}
