export interface PackedRect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** One row: as high as the first rectangle in it. */
interface Row {
  readonly y: number
  readonly height: number
  /** How much of its width is used. */
  used: number
}

/** Packs rectangles of many sizes into one texture, side by side in rows ("shelves") as high as their first rectangle. */
export class ShelfPacker {
  readonly #width: number
  readonly #height: number
  readonly #rows: Row[] = []
  readonly #free: PackedRect[] = []

  constructor(width: number, height: number) {
    this.#width = width
    this.#height = height
  }

  /** Returns a rectangle of at least this size, or null if there is no room. */
  allocate(width: number, height: number): PackedRect | null {
    // A freed rectangle is used again, unless most of it would be wasted.
    const at = this.#free.findIndex(
      (rect) => rect.height >= height && rect.height <= 1.5 * height && rect.width >= width && rect.width <= 2 * width,
    )
    if (at >= 0) return this.#free.splice(at, 1)[0] ?? null
    const row =
      this.#rows.find((one) => one.used + width <= this.#width && one.height >= height && one.height <= 1.5 * height) ??
      this.#addRow(width, height)
    if (!row) return null
    const rect = { x: row.used, y: row.y, width, height: row.height }
    row.used += width
    return rect
  }

  /** Frees a rectangle for later use. */
  free(rect: PackedRect): void {
    this.#free.push(rect)
  }

  #addRow(width: number, height: number): Row | null {
    const last = this.#rows.at(-1)
    const y = last ? last.y + last.height : 0
    if (width > this.#width || y + height > this.#height) return null
    const row = { y, height, used: 0 }
    this.#rows.push(row)
    return row
  }
}
