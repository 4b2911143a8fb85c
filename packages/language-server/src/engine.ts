import { createLanguageService, type LanguageService } from '@hreflint/language-service'
import { rememberedFindings } from './diagnostics/remembered-findings.ts'
import type { Client } from './session/client.ts'
import { openPageCommand } from './session/open-page-command.ts'

/** All that reads documents. A file of its own, because it is loaded for the first of them. */
export interface Engine {
  /** For open documents, whose findings it remembers. */
  readonly service: LanguageService
  /** For documents that are looked at once. */
  readonly unremembered: LanguageService
  forget(uri: string): void
}

export function createEngine({ shape, showsDocuments }: Client): Engine {
  const findings = rememberedFindings()
  return {
    service: createLanguageService({
      shape,
      findingsOf: findings.of,
      ...(showsDocuments ? { openPageCommand } : {}),
    }),
    unremembered: createLanguageService({ shape }),
    forget: findings.forget,
  }
}
