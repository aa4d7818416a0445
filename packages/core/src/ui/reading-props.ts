/** Props of a window that can lead back. */
export interface ReadingProps {
  /** The window it was opened from. */
  readonly from?: string
}
