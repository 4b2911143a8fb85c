import { createLanguageService, type LanguageService } from '@hreflint/language-service'
import { rememberedFindings } from './diagnostics/remembered-findings.ts'
import type { Client } from './session/client.ts'
import { openPageCommand } from './session/open-page-command.ts'

/**
 * The part of the server that reads documents. It is a separate file, because it is loaded for the
 * first document.
 */
export interface Engine {
  /** For open documents, whose findings it caches. */
  readonly service: LanguageService
  /** For documents that are checked once. */
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
