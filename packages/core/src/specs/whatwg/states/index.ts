import type { State, StateName } from '../machine.ts'
import { authority } from './authority.ts'
import { file, fileHost, fileSlash } from './file.ts'
import { fragment } from './fragment.ts'
import { host } from './host.ts'
import { opaquePath } from './opaque-path.ts'
import { path, pathStart } from './path.ts'
import { port } from './port.ts'
import { query } from './query.ts'
import { relative, relativeSlash } from './relative.ts'
import { noScheme, schemeStart } from './scheme.ts'
import {
  pathOrAuthority,
  specialAuthorityIgnoreSlashes,
  specialAuthoritySlashes,
  specialRelativeOrAuthority,
} from './slashes.ts'

/** The states by the standard's names. The scheme start state reads what the scheme state reads. */
export const states: Readonly<Record<StateName, State>> = {
  'scheme start': schemeStart,
  'no scheme': noScheme,
  'special relative or authority': specialRelativeOrAuthority,
  'path or authority': pathOrAuthority,
  relative,
  'relative slash': relativeSlash,
  'special authority slashes': specialAuthoritySlashes,
  'special authority ignore slashes': specialAuthorityIgnoreSlashes,
  authority,
  host,
  port,
  file,
  'file slash': fileSlash,
  'file host': fileHost,
  'path start': pathStart,
  path,
  'opaque path': opaquePath,
  query,
  fragment,
}
