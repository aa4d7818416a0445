import { version } from 'phaser/package.json' with { type: 'json' }
import { expect, it } from 'vitest'

it('draws with the one version of Phaser whose internals are known', () => {
  expect(version, 'Read "Another version of Phaser" in packages/core/src/engine/README.md').toBe('4.2.1')
})
