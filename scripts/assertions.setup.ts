// Makes tests without an assertion fail: they could never fail otherwise.
import { beforeEach, expect } from 'vitest'

beforeEach(() => expect.hasAssertions())
