/** Whether the browser knows container queries, which the style sheets use. */
export const hasContainers = (): boolean => CSS.supports('container-type', 'size')

/**
 * Returns a style sheet for browsers without container queries: their conditions become conditions of the page, and their units the page's. So the
 * layout is the same where the game fills the page, and a plainer one elsewhere.
 */
export const withoutContainers = (css: string): string =>
  css
    .replace(/@container \w+ ([^{]+){/g, (_, condition: string) => `@media ${pageCondition(condition)}{`)
    .replace(/(\d)cq([wh])\b/g, '$1v$2')

/** `(width>=9px) or ((height<=5px) and (aspect-ratio>=8/5))` becomes `(min-width:9px), (max-height:5px) and (min-aspect-ratio:8/5)`. */
const pageCondition = (condition: string): string =>
  condition
    .replace(/\(([\w-]+)([<>])=([^()]+)\)/g, (_, name, sign, value) => `(${sign === '<' ? 'max' : 'min'}-${name}:${value})`)
    .replace(/ or \((.+)\)/g, ', $1')
