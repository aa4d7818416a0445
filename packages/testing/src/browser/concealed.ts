/**
 * Makes the whole page transparent, so that the browser paints none of it; everything else works as before. Runs in a page before its scripts, for
 * tests that never look at it.
 */
export function concealed(): void {
  const style = new CSSStyleSheet()
  style.replaceSync(':root { opacity: 0 }')
  document.adoptedStyleSheets = [style]
}
