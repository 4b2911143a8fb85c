export function inputsOf(count: number, seed: number): readonly string[]
