import { MissingPart } from './missing-part.ts'

/**
 * Runs something that may need the tables of IDNA or legacy encodings.
 * What is missing is fetched and the run repeated, so `run` must be free of effects.
 */
export async function whenLoaded<Result>(run: () => Result): Promise<Result> {
  for (;;) {
    try {
      return run()
    } catch (error) {
      if (!(error instanceof MissingPart)) throw error
      await error.load()
    }
  }
}
