import { isMap, isScalar, isSeq, type Scalar } from 'yaml'

/** Returns the values in lists and tables of YAML or JSON, at any depth. Aliases are written where their anchors are. */
export function scalarsIn(node: unknown): readonly Scalar[] {
  if (isScalar(node)) return [node]
  if (isSeq(node)) return node.items.flatMap(scalarsIn)
  return isMap(node) ? node.items.flatMap(({ value }) => scalarsIn(value)) : []
}
