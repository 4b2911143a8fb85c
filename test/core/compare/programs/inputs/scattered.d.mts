export function scatteredInputs(count: number, seed: number): readonly string[]
