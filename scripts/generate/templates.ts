import type { AreaFile } from './registries.ts'

type Template = (areas: readonly AreaFile[]) => string

/** `gift-shop` → `giftShop` */
const variable = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const key = (name: string) => (name === variable(name) ? name : `'${name}'`)

const imports = (exported: string, areas: readonly AreaFile[]) =>
  areas.map(({ name, path }) => `import { ${exported} as ${variable(name)} } from '${path}'\n`).join('')

/** The areas' exports named `exported`, in an object by the areas' names. */
export const record =
  (exported: string): Template =>
  (areas) => {
    const entries = areas.map(({ name }) => (key(name) === name ? name : `${key(name)}: ${variable(name)}`))
    return `${imports(exported, areas)}\nexport const ${exported} = { ${entries.join(', ')} }\n`
  }

/** The areas' exports named `exported`, in a list named `all`; its elements have the type `type`, imported from `from`. */
export const list =
  (exported: string, all: string, { type, from }: { readonly type: string; readonly from: string }): Template =>
  (areas) =>
    `${imports(exported, areas)}import type { ${type} } from '${from}'\n\nexport const ${all}: readonly ${type}[] = [${areas.map(({ name }) => variable(name)).join(', ')}]\n`

/** The exports of files in an object named `all`, by the files' names in capitals. Its type demands a file for each key. */
export const byKey =
  (all: string, types: Readonly<Record<string, string>>, type: string): Template =>
  (files) => {
    const typeImports = Object.entries(types).map(([name, from]) => `import type { ${name} } from '${from}'\n`)
    const fileImports = files.map(({ name, path }) => `import { ${variable(name)} } from '${path}'\n`)
    const entries = files.map(({ name }) => `${name.toUpperCase().replaceAll('-', '_')}: ${variable(name)}`)
    return `${[...typeImports, ...fileImports].join('')}\nexport const ${all}: ${type} = { ${entries.join(', ')} }\n`
  }

/** All exports of the areas under their own names. */
export const reexports: Template = (areas) => areas.map(({ path }) => `export * from '${path}'\n`).join('')

/** A loader for every area, `{ load: () => import(…) }`, in an object named `all`: each area becomes a chunk. */
export const loaders =
  (all: string): Template =>
  (areas) =>
    `export const ${all} = {\n${areas.map(({ name, path }) => `  ${key(name)}: { load: () => import('${path}') },\n`).join('')}}\n`

/** The default exports of `common` and of all areas, merged by the function `merge`, as default export. */
export const merged =
  (merge: string, common: string): Template =>
  (areas) => {
    const from = areas.map(({ name, path }) => `import ${variable(name)} from '${path}'\n`).join('')
    return `${from}import { merge } from '${merge}'\nimport common from '${common}'\n\nexport default merge(common, ${areas.map(({ name }) => variable(name)).join(', ')})\n`
  }
