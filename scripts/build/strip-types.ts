import type { Plugin } from 'rollup'
import ts from 'typescript'

const compilerOptions = { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true }

/** Removes types from modules without checking them: that is done elsewhere, and this is fast enough for twenty bundles. */
export const stripTypes = (): Plugin => ({
  name: 'strip-types',
  transform: (code, id) => (id.endsWith('.ts') ? { code: ts.transpileModule(code, { compilerOptions }).outputText, map: null } : null),
})
