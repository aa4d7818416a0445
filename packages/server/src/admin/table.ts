// Tables of reports, as plain text.
const row = (cells: readonly (string | number)[], widths: readonly number[]) =>
  cells
    .map((cell, i) => (typeof cell === 'number' ? String(cell).padStart(widths[i]!) : cell.padEnd(widths[i]!)))
    .join('  ')
    .trimEnd()

/** Returns aligned columns: numbers to the right, words to the left. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((cells) => String(cells[i]).length)))
  return [row(head, widths), ...rows.map((cells) => row(cells, widths))].join('\n')
}
