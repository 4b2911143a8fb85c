import type { IssueDefinition } from '@hreflint/core'
import { hostDivergence } from './host.ts'
import { loopbackDivergence } from './loopback.ts'
import { portDivergence } from './port.ts'
import { schemeDivergence } from './scheme.ts'
import { urlDivergence } from './url.ts'
import { userinfoDivergence } from './userinfo.ts'

/** The issues for URLs that programs read differently, the most dangerous first. */
export const divergenceIssues: readonly IssueDefinition[] = [
  loopbackDivergence,
  hostDivergence,
  schemeDivergence,
  portDivergence,
  userinfoDivergence,
  urlDivergence,
]
