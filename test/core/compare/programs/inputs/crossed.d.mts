export function crossedInputs(
  count: number,
  seed: number,
  examples: readonly string[],
): readonly string[]
