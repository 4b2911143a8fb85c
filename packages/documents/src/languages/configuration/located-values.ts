import { connectionSpecOf } from '@hreflint/core/internal'
import type { DocumentComment, EmbeddedUrl, LocatedDocument } from '../../embedded-url.ts'
import { type EmbeddedText, sliceText } from '../../embedded-text.ts'
import { assignedUrls } from '../code/excerpts/assigned-urls.ts'
import { commandUrls } from '../code/excerpts/excerpt-urls.ts'
import { hasConnection } from '../code/excerpts/has-connection.ts'
import { isCommand } from './is-command.ts'
import { valuesFor } from './variables.ts'
import { valueUrl } from './value-url.ts'

/** A value in a configuration file, and its key. */
export interface ConfigurationValue {
  readonly key: string
  readonly value: EmbeddedText
  /**
   * False if the value may be data, so that only a connection string counts as a URL. Default:
   * true.
   */
  readonly isForUrls?: boolean
  /** True for a text of several lines, such as a script or a file. Its lines are read. */
  readonly isBlock?: boolean
}

/** The values and comments that a reader finds in a text. */
export interface FoundValues {
  readonly values: readonly ConfigurationValue[]
  readonly comments: readonly DocumentComment[]
}

const nothing: LocatedDocument = Object.freeze({
  urls: [],
  bases: [],
  comments: [],
  encoding: 'utf-8',
})

/**
 * Locates the URLs among the values that `read` finds. Most configuration files have no URL and are
 * not read.
 */
export function locateValues(text: string, read: (text: string) => FoundValues): LocatedDocument {
  // Suppression comments also count where other code finds URLs, as in a table of redirects.
  if (!/:\/\/|:\\\/\\\/|hreflint-/.test(text)) return nothing
  const { values, comments } = read(text)
  const urls: EmbeddedUrl[] = []
  for (const { key, value, isForUrls = true, isBlock = false } of values) {
    const url = isBlock ? null : valueUrl(defaultIn(value), key)
    if (url === null) for (const each of urlsWithin(key, value, isBlock)) urls.push(each)
    else if (isForUrls || connectionSpecOf(url.text) !== null) urls.push(url)
  }
  const settings = () => values.filter(({ isBlock }) => isBlock !== true)
  return { ...nothing, urls, comments, values: valuesFor(urls, settings) }
}

/** Returns the connection strings in a command, or in the lines of a block. */
function urlsWithin(key: string, value: EmbeddedText, isBlock: boolean): readonly EmbeddedUrl[] {
  if (!hasConnection(value.text)) return []
  if (isCommand(key, value.text)) return commandUrls(value)
  return isBlock ? assignedUrls(value) : []
}

/** `${DATABASE_URL:-postgres://…}`: the value is the default, unless the variable is set. */
const withDefault = /^(\$\{[A-Za-z_]\w*:?-)(?:jdbc:)?[a-z][a-z\d+.-]*:\/\/[^{}]*\}$/i

function defaultIn(value: EmbeddedText): EmbeddedText {
  const start = withDefault.exec(value.text)?.[1]?.length
  if (start === undefined) return value
  const inner = sliceText({ ...value, holes: [] }, start, value.text.length - 1)
  return { ...inner, escape: text => (text.includes('}') ? null : value.escape(text)) }
}
