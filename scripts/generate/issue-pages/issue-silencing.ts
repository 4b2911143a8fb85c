import hreflint from '../../../packages/eslint-plugin/src/index.ts'
import type { IssueDefinition } from '../../../packages/core/src/index.ts'
import { languageOfExample } from '../example-site.ts'
import { isSpec, roomOf } from './issue-codes.ts'

/** How to disable a code in each place, as Markdown. */
export function issueSilencing({
  code,
  examples,
  notes,
}: Pick<IssueDefinition, 'code' | 'examples' | 'notes'>): readonly string[] {
  const languages = examples.map(languageOfExample)
  return [
    '## How to disable it',
    ...(languages.every(language => language === 'json')
      ? ['JSON has no comments.']
      : languages.includes('dotenv')
        ? [
            'In one place of `.env` and other files with comments that start with `#`, on the line before:',
            block('text', `# hreflint-disable-next-line ${code} -- the reason`),
          ]
        : roomOf(code) === 'redirect' || roomOf(code) === 'pattern'
          ? [
              roomOf(code) === 'pattern'
                ? 'In one place of `_redirects`, `_headers`, `robots.txt` and `netlify.toml`, on the line before:'
                : 'In one place of `_redirects`, `netlify.toml` and `mkdocs.yml`, on the line before:',
              block('text', `# hreflint-disable-next-line ${code} -- the reason`),
            ]
          : [
              'In one place of HTML, Markdown, SVG and XML, on the line before:',
              block('html', `<!-- hreflint-disable-next-line ${code} -- the reason -->`),
            ]),
    ...(isSpec(roomOf(code))
      ? ['In CSS:', block('css', `/* hreflint-disable-next-line ${code} -- the reason */`)]
      : []),
    'Everywhere, in `hreflint.config.json`:',
    block('json', `{ "severities": { "${code}": "off" } }`),
    ...(notes?.includes('Reported only by a run of `hreflint`') === true
      ? ['The ESLint plugin does not see the site as a whole, so it does not report this.']
      : ofEslint(code)),
  ]
}

function ofEslint(code: string): readonly string[] {
  const rule = eslintRuleOf(code)
  if (rule === null) return ['The ESLint plugin checks single URLs, so it does not report this.']
  const comment = `// eslint-disable-next-line hreflint/${rule} -- the reason`
  const inPlace = ['In one place, for ESLint:', block('js', comment)]
  if (roomOf(code) === 'divergence' || roomOf(code) === 'pattern') return inPlace
  return [
    ...inPlace,
    'Everywhere, in `eslint.config.js`:',
    block(
      'js',
      'export default [',
      '  {',
      '    rules: {',
      `      'hreflint/${rule}': ['warn', { ignore: ['${code}'] }],`,
      '    },',
      '  },',
      ']',
    ),
  ]
}

/** Returns the ESLint rule of the presets that reports a code; null if there is none. */
function eslintRuleOf(code: string): string | null {
  if (roomOf(code) === 'divergence') return 'no-divergent-url'
  const knowing = Object.entries(hreflint.rules).flatMap(([name, { meta }]) =>
    Object.hasOwn(meta?.messages ?? {}, code) ? name : [],
  )
  // Where it runs, the other rules leave these to it.
  return knowing.find(name => name === 'no-credentials') ?? knowing[0] ?? null
}

function block(language: string, ...lines: readonly string[]): string {
  return [`\`\`\`${language}`, ...lines, '```'].join('\n')
}
