import type { Plugin } from 'rollup'
import ts from 'typescript'

const compilerOptions = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true }

/** Removes types without checking them: `npm run typecheck` does that for adapters, and twenty bundles have to be quick. */
export const stripTypes = (): Plugin => ({
  name: 'strip-types',
  transform: (code, id) => (id.endsWith('.ts') ? { code: ts.transpileModule(code, { compilerOptions }).outputText, map: null } : null),
})
