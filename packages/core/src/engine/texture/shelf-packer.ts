export interface PackedRect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Shelf {
  readonly y: number
  readonly height: number
  /** How much of its width is taken. */
  taken: number
}

/** Finds places for pictures of many sizes on one sheet: side by side on shelves as high as the first that stands there. */
export class ShelfPacker {
  readonly #width: number
  readonly #height: number
  readonly #shelves: Shelf[] = []
  readonly #free: PackedRect[] = []

  constructor(width: number, height: number) {
    this.#width = width
    this.#height = height
  }

  /** A place at least as big as asked for, or null where there is none left. */
  take(width: number, height: number): PackedRect | null {
    // A place that was given back serves again, unless most of it would be wasted.
    const at = this.#free.findIndex(
      (slot) => slot.height >= height && slot.height <= 1.5 * height && slot.width >= width && slot.width <= 2 * width,
    )
    if (at >= 0) return this.#free.splice(at, 1)[0] ?? null
    const shelf =
      this.#shelves.find((one) => one.taken + width <= this.#width && one.height >= height && one.height <= 1.5 * height) ??
      this.#raise(width, height)
    if (!shelf) return null
    const slot = { x: shelf.taken, y: shelf.y, width, height: shelf.height }
    shelf.taken += width
    return slot
  }

  /** What stood there has gone. */
  give(slot: PackedRect): void {
    this.#free.push(slot)
  }

  #raise(width: number, height: number): Shelf | null {
    const last = this.#shelves.at(-1)
    const y = last ? last.y + last.height : 0
    if (width > this.#width || y + height > this.#height) return null
    const shelf = { y, height, taken: 0 }
    this.#shelves.push(shelf)
    return shelf
  }
}
