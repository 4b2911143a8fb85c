import type { IssueDefinition } from '@hreflint/core'
import { generalIssues } from '@hreflint/core/internal'
import { baseAfterUrl } from './base-after-url.ts'
import { baseScheme } from './base-scheme.ts'
import { emptyAction } from './empty-action.ts'
import { emptyCardUrl } from './empty-card-url.ts'
import { emptyUrl } from './empty-url.ts'
import { legacyEncodedQuery } from './legacy-encoded-query.ts'
import { missingDatabase } from './missing-database.ts'
import { needlessHttp } from './needless-http.ts'
import { otherRepository } from './other-repository.ts'
import { pingScheme } from './ping-scheme.ts'
import { relativeUrl } from './relative-url.ts'
import { secondBase } from './second-base.ts'
import { spaceInDestination } from './space-in-destination.ts'
import { unescapedHole } from './unescaped-hole.ts'
import { unescapedValue } from './unescaped-value.ts'
import { unknownSuppression } from './unknown-suppression.ts'
import { unusedSuppression } from './unused-suppression.ts'
import { xmlBase } from './xml-base.ts'

/** Every issue of a place. */
export const placeIssues: readonly IssueDefinition[] = [
  baseAfterUrl,
  baseScheme,
  emptyAction,
  emptyCardUrl,
  emptyUrl,
  legacyEncodedQuery,
  missingDatabase,
  needlessHttp,
  otherRepository,
  pingScheme,
  relativeUrl,
  secondBase,
  spaceInDestination,
  ...generalIssues.values(),
  unescapedHole,
  unescapedValue,
  unknownSuppression,
  unusedSuppression,
  xmlBase,
]
