import { MissingPart } from './missing-part.ts'

/**
 * Runs a function that may need the tables of IDNA or legacy encodings. It fetches what is missing
 * and runs the function again, so `run` must have no side effects.
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
