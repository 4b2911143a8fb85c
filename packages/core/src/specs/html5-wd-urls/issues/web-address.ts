import { html5Issues } from '../../../web-address/html5-issues.ts'
import { defineIssue } from '../define-issue.ts'

const clause = (id: string) => `https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#${id}`

export const webAddress = html5Issues(clause).map(row => defineIssue(row))
