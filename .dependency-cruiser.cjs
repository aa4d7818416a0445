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

/** Imports by a relative path, not by a package's name. */
const byPath = { dependencyTypes: ['local'], dependencyTypesNot: ['aliased-workspace'] }
/** What no shipped code may know. */
const tools = ['^packages/(?:bench|e2e|testing)/', '^scripts/']

module.exports = {
  forbidden: [
    // Types count: what cannot be understood alone is one part. What an area loads later is no import of its manifest.
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } } },
    {
      name: 'other-packages-by-their-exports',
      severity: 'error',
      from: { path: '^(?:packages|adapters)/([^/]+)/' },
      to: { path: '^(?:packages|adapters)/', pathNot: '^(?:packages|adapters)/$1/', ...byPath },
    },
    {
      name: 'scripts-know-packages-by-their-exports',
      severity: 'error',
      from: { pathNot: '^(?:packages|adapters)/' },
      to: { path: '^(?:packages|adapters)/', ...byPath },
    },
    {
      name: 'only-tests-and-tools-know-one-another',
      severity: 'error',
      from: { pathNot: [...tools, '^[^/]+$'] },
      to: { path: tools },
    },
    { name: 'browser-tests-know-no-measurements', severity: 'error', from: { path: room('e2e') }, to: { path: room('bench') } },
    {
      name: 'areas-register-and-nobody-reaches-into-them',
      severity: 'error',
      from: { path: '^packages/server/src/(economy|http|live|storage|session|ops)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/server/src/areas/' },
    },
    {
      name: 'what-the-pipeline-stands-on-does-not-know-it',
      severity: 'error',
      from: { path: '^packages/server/src/(live/bus|storage|session|ops|economy)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/server/src/http/' },
    },
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
      name: 'techniques-know-no-area',
      severity: 'error',
      from: { path: '^packages/core/src/(app|art|engine|net|services|ui)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/core/src/(areas|generated)/' },
    },
    {
      name: 'services-and-net-know-neither-engine-nor-ui',
      severity: 'error',
      from: { path: '^packages/core/src/(art|net|services)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^packages/core/src/(app|engine|ui)/', 'node_modules/(react-dom|phaser)/'] },
    },
    {
      name: 'engine-and-ui-know-neither-each-other-nor-app',
      severity: 'error',
      from: { path: '^packages/core/src/(engine|ui)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/core/src/(app|engine|ui)/', pathNot: '^packages/core/src/$1/' },
    },
    {
      name: 'areas-know-what-others-export',
      severity: 'error',
      from: { path: '^packages/core/src/areas/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^packages/core/src/areas/',
        pathNot: ['^packages/core/src/areas/$1/', '^packages/core/src/areas/[^/]+/(index|public)\\.ts$'],
      },
    },
    {
      name: 'the-browser-has-no-schemas',
      severity: 'error',
      from: { path: '^packages/(core|platform)/src/|^adapters/[^/]+/client', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: ['^packages/contract/', 'node_modules/typebox/'],
        pathNot:
          '^packages/contract/src/(areas/education/markers|areas/security/account-rules|areas/hero/second-traits|areas/[^/]+/enums|changing-calls|creature-classes|enums|errors|generated/enums|measures|version)\\.ts$',
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
