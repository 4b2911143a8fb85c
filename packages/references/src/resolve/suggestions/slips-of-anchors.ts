import { nearNames } from '@hreflint/core/internal'
import type { Anchors } from '../../anchors/anchors.ts'
import { SlipIndex } from './slips.ts'

const slipsOfPlaces = new WeakMap<Anchors['places'], SlipIndex>()

/**
 * Whether a name is a slip of one anchor, whatever others there may be. Where the program is not known, an anchor has
 * several names. Programs make the ids of drawings, so that any letter more or less is a slip there: `paint0_linea` is
 * no other word.
 */
export function isSlipOfAnchor(
  name: string,
  { places, offered }: Pick<Anchors, 'places' | 'offered'>,
  isDrawing = false,
): boolean {
  let slips = slipsOfPlaces.get(places)
  if (slips === undefined) {
    slips = new SlipIndex(places.keys())
    slipsOfPlaces.set(places, slips)
  }
  const meant = new Set(slips.meant(name).map(other => places.get(other)?.start))
  return meant.size === 1 || (isDrawing && isSlipOfId(name, offered))
}

/** Shorter ids of drawings are counted, as `a`, `b`, `aa`. */
const shortestId = 5

/** The most ids that are one slip away from another: `paint0_a` to `paint9_a` from `paint_a`. */
const mostNear = 20

function isSlipOfId(name: string, ids: readonly string[]): boolean {
  const near = nearNames(name, ids, mostNear, 1)
  if (near.length === 0) return false
  const shape = shapeOf(name)
  // Drawing programs number all of a kind or none.
  if (near.every(id => hasNumberMore(id, name)))
    return !ids.some(id => shapeOf(id) === shape) && name.length >= shortestId
  const [only = ''] = near
  if (near.length > 1 || Math.max(only.length, name.length) < shortestId) return false
  return withoutDigits(only) !== withoutDigits(name) || hasDigitLeftOut(only, name)
}

const withoutDigits = (id: string) => id.replace(/\d+/g, '').toLowerCase()

const shapeOf = (id: string) => id.replace(/\d+/g, '0').toLowerCase()

/** Whether an id is another one with a number between its words. A number at the end counts parts that have no other name. */
function hasNumberMore(id: string, name: string): boolean {
  const numbers = [...id.matchAll(/\d+(?=\D)/g)]
  return numbers.some(
    ({ index, 0: number }) => id.slice(0, index) + id.slice(index + number.length) === name,
  )
}

/** A number with as many digits, or in a name with several numbers, is no count of parts. */
const digits = { alone: 6, amongOthers: 3 } as const

/** Whether ids differ in a digit that one number has more. */
function hasDigitLeftOut(id: string, name: string): boolean {
  const [long, short] = id.length > name.length ? [id, name] : [name, id]
  const [numbers, others] = [long, short].map(each => each.match(/\d+/g) ?? [])
  if (long.length === short.length || numbers?.length !== others?.length) return false
  const other = numbers?.find((number, index) => number !== others?.[index]) ?? ''
  return other.length >= (numbers?.length === 1 ? digits.alone : digits.amongOthers)
}
