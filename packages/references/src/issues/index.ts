import type { IssueDefinition } from '@hreflint/core'
import { ambiguousFragment } from './ambiguous-fragment.ts'
import { missingDefinition } from './definition/missing-definition.ts'
import { unusedDefinition } from './definition/unused-definition.ts'
import { missingFile } from './missing-file.ts'
import { missingFragment } from './missing-fragment.ts'
import { missingIndex } from './folder/missing-index.ts'
import { missingSlash } from './folder/missing-slash.ts'
import { outsideRoot } from './outside-root.ts'
import { redirected } from './redirected.ts'
import { redirectChain } from './redirect/chain.ts'
import { dangling } from './redirect/dangling.ts'
import { redirectLoop } from './redirect/loop.ts'
import { shadowed } from './redirect/shadowed.ts'
import { canonicalDangling } from './site/canonical-dangling.ts'
import { canonicalDisallowed } from './site/canonical-disallowed.ts'
import { canonicalNoindex } from './site/canonical-noindex.ts'
import { hiddenNoindex } from './site/hidden-noindex.ts'
import { hreflangConflict } from './site/hreflang-conflict.ts'
import { hreflangNoReturn } from './site/hreflang-no-return.ts'
import { hreflangNoSelf } from './site/hreflang-no-self.ts'
import { orphan } from './site/orphan.ts'
import { sitemapDangling } from './site/sitemap-dangling.ts'
import { sitemapDisallowed } from './site/sitemap-disallowed.ts'
import { sitemapNoindex } from './site/sitemap-noindex.ts'
import { deadElsewhere } from './forge/dead-elsewhere.ts'
import { untracked } from './forge/untracked.ts'
import { unexpectedType } from './unexpected-type.ts'
import { wrongCase } from './wrong-case.ts'
import { wrongForm } from './wrong-form.ts'

/** All issues of references, redirect tables and sites. */
export const referenceIssues: readonly IssueDefinition[] = [
  ambiguousFragment,
  deadElsewhere,
  missingDefinition,
  missingFile,
  missingFragment,
  missingIndex,
  missingSlash,
  outsideRoot,
  redirected,
  unexpectedType,
  untracked,
  unusedDefinition,
  wrongCase,
  wrongForm,
  dangling,
  redirectLoop,
  redirectChain,
  shadowed,
  canonicalDangling,
  canonicalDisallowed,
  canonicalNoindex,
  hiddenNoindex,
  hreflangConflict,
  hreflangNoReturn,
  hreflangNoSelf,
  orphan,
  sitemapDangling,
  sitemapDisallowed,
  sitemapNoindex,
]
