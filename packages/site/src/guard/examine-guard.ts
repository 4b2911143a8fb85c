import { checkGuard, type GuardAnswer } from '@hreflint/guards/text'
import { writeLink } from '../share/write-link.ts'
import type { GuardState } from './guard-state.ts'

/** A URL that passes a check, as the page shows it. */
export interface ShownWitness {
  /** The URL in quotes, with invisible characters as escapes. */
  readonly text: string
  readonly leadsTo: string
  /** The page of the explorer that explains how the URL is read. Null if its link is too long. */
  readonly explained: string | null
}

/** The result of a check, as the page shows it. */
export interface GuardExamination {
  readonly verdict: 'bypassable' | 'holds' | 'none-found' | 'unknown'
  readonly message: string
  readonly witnesses: readonly ShownWitness[]
  readonly repaired: string | null
}

/** Looks for URLs that pass a check. It runs no code of the check. */
export function examineGuard({ guard, place }: GuardState): GuardExamination {
  const answer = checkGuard(guard, place)
  const witnesses = answer.kind === 'witness' ? answer.witnesses : []
  return {
    ...verdictOn(answer),
    witnesses: witnesses.map(({ input, host }) => {
      const fragment = writeLink({ url: input, base: 'https://site.example/' })
      return {
        text: JSON.stringify(input),
        leadsTo: host ?? 'a script',
        explained: fragment === null ? null : `/explorer/${fragment}`,
      }
    }),
    repaired: answer.kind === 'witness' ? answer.repaired : null,
  }
}

function verdictOn(answer: GuardAnswer): Pick<GuardExamination, 'verdict' | 'message'> {
  switch (answer.kind) {
    case 'witness': {
      const [first] = answer.witnesses
      const message =
        first?.host === null
          ? 'This check lets scripts pass.'
          : 'This check lets URLs of other hosts pass.'
      return { verdict: 'bypassable', message }
    }
    case 'none-found':
      return answer.isProved
        ? {
            verdict: 'holds',
            message: 'No URL of another host matches this regular expression. That is proved.',
          }
        : {
            verdict: 'none-found',
            message: 'No URL was found that passes this check and leads elsewhere.',
          }
    case 'gave-up':
      return {
        verdict: 'unknown',
        message:
          answer.why === 'too-long'
            ? 'The search was given up, because it would take too long.'
            : 'The check uses something that cannot be evaluated here, so nothing is known of it.',
      }
    default:
      return { verdict: 'unknown', message: `This cannot be read as a check: ${answer.reason}` }
  }
}
