import { loadOtherRooms } from '#other-rooms'
import type { UrlSpec } from '../spec.ts'
import { whatwg } from './whatwg/index.ts'

/** The ids of `other-rooms.ts`, in its order. */
const otherIds = [
  'rfc3986',
  'rfc3987',
  'html5-r6007',
  'html5-wd-urls',
  'connolly-href-00',
  'webspecs-url',
  'abarth-url-01',
] as const

/** Every specification that can be chosen. All but the URL Standard are loaded at their first use. */
export const specs: readonly UrlSpec[] = [whatwg, ...otherIds.map(deferredRoom)]

/** A room that is there by its id, and loaded when anything else of it is asked for. */
function deferredRoom(id: string): UrlSpec {
  let loaded: UrlSpec | null = null
  const room = (): UrlSpec => {
    loaded ??= loadOtherRooms().otherRooms.find(candidate => candidate.id === id) ?? null
    if (loaded === null) throw new Error(`There is no room ${id}`)
    return loaded
  }
  return {
    id,
    get title() {
      return room().title
    },
    get edition() {
      return room().edition
    },
    get terms() {
      return room().terms
    },
    get issues() {
      return room().issues
    },
    parse: (input, options) => room().parse(input, options),
    readPlain: (address, options) => room().readPlain?.(address, options) ?? null,
  }
}
