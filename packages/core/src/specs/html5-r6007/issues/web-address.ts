import { html5Issues } from '../../../web-address/html5-issues.ts'
import { defineIssue } from '../define-issue.ts'

const clause = (id: string) => `https://html5.org/tools/web-apps-tracker?from=6006&to=6007#${id}`

export const webAddress = html5Issues(clause).map(row => defineIssue(row))
