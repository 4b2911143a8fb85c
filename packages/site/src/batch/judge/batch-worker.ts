import { whenLoaded } from '../../on-demand/when-loaded.ts'
import { Batch } from '../batch.ts'
import { csv } from '../export/csv.ts'
import { fixedFiles } from '../export/fixed-files.ts'
import { json } from '../export/json.ts'
import { sarif } from '../export/sarif.ts'
import { findingRow } from '../finding-row.ts'
import type { BatchReport, BatchRequest, ExportFormat } from './batch-messages.ts'
import { runBatch } from './run-batch.ts'

const writers = { csv, json, sarif }

const types: Readonly<Record<keyof typeof writers, string>> = {
  csv: 'text/csv',
  json: 'application/json',
  sarif: 'application/sarif+json',
}

/** Minimum time between progress reports. The page need not be drawn more often. */
const millisecondsBetweenReports = 50

let batch = new Batch()
let run = 0

const report = (message: BatchReport) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<BatchRequest>) => {
  answer(data).catch(error => report({ kind: 'failed', message: String(error) }))
})

async function answer(request: BatchRequest): Promise<void> {
  switch (request.kind) {
    case 'run':
      return start(request)
    case 'stop':
      run++
      return
    case 'rows': {
      const { code, from, count } = request
      const found = [...batch.findings(code, from, count)]
      report({ kind: 'rows', rows: await whenLoaded(() => found.map(findingRow)) })
      return
    }
    case 'export': {
      report({ kind: 'export', ...(await exported(request.format)) })
    }
  }
}

async function exported(format: ExportFormat): Promise<{ name: string; blob: Blob }> {
  if (format === 'fixed') {
    const { name, content } = await whenLoaded(() => fixedFiles(batch))
    return { name, blob: new Blob([content]) }
  }
  const parts = await whenLoaded(() => [...writers[format](batch)])
  return { name: `hreflint.${format}`, blob: new Blob(parts, { type: types[format] }) }
}

async function start({ sources, options }: BatchRequest & { kind: 'run' }): Promise<void> {
  run++
  const own = run
  let last = 0
  const { batch: made, result } = await runBatch(sources, options, async progress => {
    const now = performance.now()
    if (now - last < millisecondsBetweenReports) return own === run
    last = now
    report({ kind: 'progress', ...progress })
    // Lets a message arrive in between.
    await new Promise(resolve => setTimeout(resolve))
    return own === run
  })
  batch = made
  report({ kind: 'done', ...result })
}
