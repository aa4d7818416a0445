// Imports run in no circle and only in the directions of docs/architecture.md.
const room = (name) => `^packages/${name}/`
/** Which rooms a room's own files may import from, besides themselves and libraries. */
const mayImport = {
  contract: [],
  rules: ['contract'],
  world: ['contract'],
  platform: ['contract'],
  core: ['contract', 'world', 'platform', 'rules'],
  server: ['contract', 'rules', 'world', 'platform'],
  art: ['contract'],
}

module.exports = {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    ...Object.entries(mayImport).map(([name, others]) => ({
      name: `${name}-knows-only-${others.join('-') || 'libraries'}`,
      severity: 'error',
      from: { path: `^packages/${name}/src/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(packages|adapters|scripts)/', pathNot: [name, ...others].map(room) },
    })),
    {
      name: 'adapters-know-only-contract-and-platform',
      severity: 'error',
      from: { path: '^adapters/([^/]+)/' },
      to: { path: '^(packages|adapters|scripts)/', pathNot: ['^packages/(contract|platform)/', '^adapters/$1/'] },
    },
    {
      name: 'examples-know-only-what-integrators-do',
      severity: 'error',
      from: { path: '^examples/([^/]+)/' },
      to: {
        path: '^(packages|adapters|scripts|examples)/',
        pathNot: ['^packages/(contract|platform)/', '^packages/core/src/index\\.ts$', '^examples/$1/'],
      },
    },
    {
      name: 'only-the-check-of-a-fight-knows-the-rules',
      severity: 'error',
      from: { path: '^packages/core/src/', pathNot: ['/areas/fairness/', '\\.test\\.tsx?$'] },
      to: { path: room('rules') },
    },
    {
      name: 'the-check-of-a-fight-is-lazy',
      severity: 'error',
      from: { path: '^packages/core/src/', pathNot: ['/areas/fairness/check', '\\.test\\.tsx?$'] },
      to: { path: '^packages/core/src/areas/fairness/check', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'engine-and-ui-do-not-fetch',
      severity: 'error',
      from: { path: '^packages/core/src/(engine|ui)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^packages/core/src/net/', 'node_modules/ky/'] },
    },
    {
      name: 'the-browser-has-no-schemas',
      severity: 'error',
      from: { path: '^packages/(core|platform)/src/|^adapters/[^/]+/client', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: ['^packages/contract/', 'node_modules/typebox/'],
        pathNot:
          '^packages/contract/src/(areas/education/markers|areas/security/account-rules|enums|errors|areas/hero/early-classes|areas/hero/second-traits|version)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'rules-wait-for-nothing',
      severity: 'error',
      from: { path: room('rules'), pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.node.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/baked/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
}
