// Makes tests without an assertion fail: they could never fail otherwise.
import { beforeEach, expect } from 'vitest'

// Concurrent tests share the count of the imported `expect`, so theirs is counted by the one of their own context.
beforeEach((context) => (context.task.concurrent ? context.expect : expect).hasAssertions())
