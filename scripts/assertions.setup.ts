// A test that asserts nothing cannot fail: it fails here.
import { beforeEach, expect } from 'vitest'

beforeEach(() => expect.hasAssertions())
