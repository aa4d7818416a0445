/** A part of the story, from stair `from` to stair `to`. Texts: `story.<id>.title`, `.intro`, `.outro`. */
export interface StoryPart {
  readonly id: string
  readonly from: number
  readonly to: number
  readonly tile: 'meadow' | 'stone' | 'gold' | 'snow' | 'moss' | 'hell'
  /** Stairs of earlier parts whose kinds, unnamed guards and guarded resources come again in this one, in turn. */
  readonly repeats?: { readonly from: number; readonly to: number }
  readonly sky: 'dawn' | 'noon' | 'dusk' | 'night' | 'snow' | 'hell'
}
