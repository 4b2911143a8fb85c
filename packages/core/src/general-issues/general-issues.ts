import type { IssueDefinition } from '../contract/issue-definition.ts'
import { toleratedCharacter } from './fold/tolerated-character.ts'
import { unescapedData } from './fold/unescaped-data.ts'
import { confusableHost } from './lookalikes/confusable-host.ts'
import { invisibleCharacter } from './lookalikes/invisible-character.ts'
import { bracketedUrl } from './scheme-slips/bracketed-url.ts'
import { doubledScheme } from './scheme-slips/doubled-scheme.ts'
import { forgottenScheme } from './scheme-slips/forgotten-scheme.ts'
import { missingSchemeColon } from './scheme-slips/missing-scheme-colon.ts'
import { misspelledScheme } from './scheme-slips/misspelled-scheme.ts'
import { truncatedData } from './truncated-data/truncated-data.ts'

/** The issues that are found under every specification and belong to none, by code. */
export const generalIssues: ReadonlyMap<string, IssueDefinition> = new Map(
  [
    bracketedUrl,
    confusableHost,
    doubledScheme,
    forgottenScheme,
    invisibleCharacter,
    missingSchemeColon,
    misspelledScheme,
    toleratedCharacter,
    truncatedData,
    unescapedData,
  ].map(definition => [definition.code, definition]),
)
