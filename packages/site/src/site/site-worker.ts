import { judgeSite } from './judge-site.ts'
import type { SiteReport, SiteRequest } from './site-messages.ts'

addEventListener('message', async ({ data }: MessageEvent<SiteRequest>) => {
  const report: SiteReport = await judgeSite(data).catch((error: unknown) => ({
    kind: 'failed' as const,
    message: error instanceof Error ? error.message : String(error),
  }))
  postMessage(report)
})
