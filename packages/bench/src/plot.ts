// Small plots as SVG, for documents: lines with an optional shade, and bars.

export interface Line {
  readonly name: string
  readonly colour: string
  readonly points: readonly (readonly [x: number, y: number])[]
  /** The range of most values, at the same positions. */
  readonly shade?: readonly (readonly [x: number, low: number, high: number])[]
}

interface Axes {
  readonly title: string
  readonly x: string
  readonly y: string
}

const [WIDTH, HEIGHT] = [720, 360]
const room = { left: 56, right: 16, top: 52, bottom: 44 } as const

/** Returns a round step that divides a range into at most eight parts. */
function step(span: number): number {
  const rough = span / 8
  const ten = 10 ** Math.floor(Math.log10(rough))
  return ten * ([1, 2, 5, 10].find((m) => m * ten >= rough) ?? 10)
}

const short = (n: number): string => String(Math.round(n * 10) / 10)
const text = (x: number, y: number, words: string, more = ''): string => `<text x="${short(x)}" y="${short(y)}"${more}>${words}</text>`

function frame(title: string, height: number, body: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" font-family="sans-serif" font-size="12" fill="#333">`,
    `<title>${title}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="#fffdf7"/>`,
    text(room.left, 24, title, ' font-size="15" font-weight="bold"'),
    ...body,
    '</svg>\n',
  ].join('\n')
}

/** Returns lines with common axes from 0 to the largest value. */
export function lines({ title, x, y }: Axes, all: readonly Line[]): string {
  const most = (pick: (line: Line) => readonly number[]) => Math.max(1, ...all.flatMap(pick))
  const right = most(({ points }) => points.map(([at]) => at))
  const top = most(({ points, shade = [] }) => [...points.map(([, value]) => value), ...shade.map(([, , high]) => high)])
  const [bottom, end] = [HEIGHT - room.bottom, WIDTH - room.right]
  const toX = (at: number) => room.left + (at / right) * (end - room.left)
  const toY = (value: number) => bottom - (value / top) * (bottom - room.top)
  const ticks = (until: number) => Array.from({ length: Math.floor(until / step(until)) + 1 }, (_, i) => i * step(until))
  const spots = (points: readonly (readonly [number, number])[]) =>
    points.map(([at, value]) => `${short(toX(at))},${short(toY(value))}`).join(' ')
  return frame(title, HEIGHT, [
    ...ticks(top).flatMap((value) => [
      `<path d="M${room.left} ${short(toY(value))}H${end}" stroke="#ddd"/>`,
      text(room.left - 8, toY(value) + 4, short(value), ' text-anchor="end"'),
    ]),
    ...ticks(right).map((at) => text(toX(at), bottom + 18, short(at), ' text-anchor="middle"')),
    text(end, HEIGHT - 8, x, ' text-anchor="end"'),
    text(room.left, room.top - 10, y, ' fill="#777"'),
    ...all.flatMap(({ colour, shade }) =>
      shade
        ? [
            `<polygon points="${spots([...shade.map(([at, low]) => [at, low] as const), ...shade.map(([at, , high]) => [at, high] as const).reverse()])}" fill="${colour}" opacity="0.15"/>`,
          ]
        : [],
    ),
    ...all.map(({ colour, points }) => `<polyline points="${spots(points)}" fill="none" stroke="${colour}" stroke-width="2.5"/>`),
    ...all.map(({ name, colour }, i) => text(end - 90 * (all.length - i) + 10, 24, name, ` fill="${colour}" font-weight="bold"`)),
  ])
}

/** Returns bars from a middle line, the largest on top; `low` to `high` is the range in which a bar should end. */
export function bars(
  title: string,
  middle: number,
  [low, high]: readonly [number, number],
  all: readonly { readonly name: string; readonly value: number }[],
): string {
  const row = 14
  const [from, to] = [Math.min(low, ...all.map((b) => b.value)) - 4, Math.max(high, ...all.map((b) => b.value)) + 4]
  const left = 170
  const toX = (value: number) => left + ((value - from) / (to - from)) * (WIDTH - 60 - left)
  const height = room.top + all.length * row + 20
  return frame(title, height, [
    `<rect x="${short(toX(low))}" y="${room.top}" width="${short(toX(high) - toX(low))}" height="${all.length * row}" fill="#e8f0e0"/>`,
    `<path d="M${short(toX(middle))} ${room.top}V${room.top + all.length * row}" stroke="#888"/>`,
    ...all.flatMap(({ name, value }, i) => {
      const y = room.top + i * row
      const [a, b] = [toX(middle), toX(value)].sort((p, q) => p - q) as [number, number]
      return [
        text(left - 8, y + 11, name, ' text-anchor="end"'),
        `<rect x="${short(a)}" y="${y + 2}" width="${short(b - a)}" height="${row - 4}" fill="#b5792c"/>`,
        text(WIDTH - 50, y + 11, `${short(value)} %`),
      ]
    }),
  ])
}
