/** Directives of docutils and Sphinx whose argument and content are prose. */
const prose =
  'attention|caution|danger|error|hint|important|note|tip|warning|admonition|topic|sidebar|rubric|epigraph|highlights|pull-quote|compound|container|class|figure|table|list-table|seealso|versionadded|versionchanged|versionremoved|deprecated|deprecated-removed|todo|centered|hlist|header|footer|replace|line-block|parsed-literal'

/** Directives whose argument is a signature or a name, and whose content is prose. */
const described =
  'function|method|classmethod|staticmethod|decorator|decoratormethod|class|exception|attribute|property|data|module|describe|object|option|cmdoption|program|envvar|confval|setting|opcode|c:[a-z]+|cpp:[a-z]+|py:[a-z]+|js:[a-z]+|rst:[a-z]+|glossary|only|index|templatetag|templatefilter|fieldlookup|django-admin|django-admin-option'

const withProse = new RegExp(`^(?:${prose})$`)
const withSignature = new RegExp(`^(?:${described})$`)

/** Where a directive may have URLs. */
export interface DirectiveContent {
  /** What its argument is. */
  readonly argument: 'prose' | 'image' | 'name'
  /** Whether its content is prose. */
  readonly isProse: boolean
}

/** Returns where a directive may have URLs. Null for directives with other content, and unknown ones. */
export function contentOf(directive: string): DirectiveContent | null {
  const name = directive.toLowerCase()
  if (name === 'image' || name === 'figure')
    return { argument: 'image', isProse: name === 'figure' }
  if (withSignature.test(name)) return { argument: 'name', isProse: true }
  return withProse.test(name) ? { argument: 'prose', isProse: true } : null
}
