import { blockComment, type DocumentLanguage, markupComment } from '../../language.ts'
import { locateXml, type XmlDialect } from './locate-xml.ts'

function language(id: string, extensions: string, dialect: XmlDialect): DocumentLanguage {
  return {
    id,
    extensions: extensions.split(' '),
    comments: [markupComment, blockComment],
    locate: (text, options) => locateXml(text, options, dialect),
  }
}

/** XML, and languages that are XML with a fixed vocabulary. */
export const xmlLanguages: readonly DocumentLanguage[] = [
  language('xml', 'xml rss atom rdf xsd dbk docbook config csproj props targets', {
    vocabulary: 'unknown',
  }),
  // In an attribute of a literal result element, `{…}` is filled in.
  language('xsl', 'xsl xslt', { vocabulary: 'unknown', delimiters: [['{', '}']] }),
  language('svg', 'svg', { vocabulary: 'svg' }),
  language('xhtml', 'xhtml xht', { vocabulary: 'html' }),
]
