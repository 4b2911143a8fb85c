export function mutatedInputs(
  count: number,
  seed: number,
  texts: readonly string[],
): readonly string[]
