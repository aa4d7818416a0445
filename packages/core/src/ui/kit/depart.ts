const time = 160
/** Slow at first: what leaves gathers way. */
const easing = 'cubic-bezier(0.55, 0.085, 0.68, 0.53)'
/** Whatever would let a picture be found, pressed or spoken. */
const marks = ['id', 'role', 'aria-modal', 'aria-labelledby', 'tabindex', 'data-first']

/**
 * Lets a window be seen going, which React takes away at once: for a moment a picture of it stands in its place and fades. Call it while the window
 * is still there. Nothing is seen going where another of its kind takes its place.
 */
export function depart(modal: HTMLElement): void {
  const home = modal.closest('.sky-skin')
  if (!home) return
  const picture = modal.cloneNode(true) as HTMLElement
  const scrolled = modal.querySelector('.sky-panel-body')?.scrollTop ?? 0
  for (const element of [picture, ...picture.querySelectorAll('*')]) for (const mark of marks) element.removeAttribute(mark)
  picture.inert = true
  picture.setAttribute('aria-hidden', 'true')
  picture.classList.add('sky-leaving')
  queueMicrotask(() => {
    if (!home.isConnected || home.querySelector(`[class="${modal.className}"]`)) return
    home.append(picture)
    picture.querySelector('.sky-panel-body')?.scrollTo(0, scrolled)
    const way = { duration: time, easing }
    picture.querySelector('.sky-modal-box')?.animate({ transform: ['none', 'scale(0.92)'] }, way)
    picture.animate({ opacity: [1, 0] }, way).onfinish = () => picture.remove()
  })
}
