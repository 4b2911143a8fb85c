import { type ForbidRule, forbidErrors } from '../judge/patterns/forbid-rules.ts'
import type { Schema } from './schema.ts'
import { type ConfigError, keyOf, validate } from './validate.ts'

const rule: Schema = {
  type: 'object',
  properties: {
    url: {
      type: 'string',
      minLength: 1,
      description:
        'URL pattern: "https://staging.example.com/*". Compared with the URL as browsers read it.',
    },
    except: {
      type: 'array',
      items: { type: 'string', minLength: 1 },
      description: 'URL patterns of what is allowed although it matches.',
    },
    message: { type: 'string', minLength: 1, description: 'What to say of such a URL.' },
    replace: {
      type: 'string',
      minLength: 1,
      description:
        'URL to suggest instead. "*" and ":name" stand for what they match in `url`. The parts that it leaves out stay as they are.',
    },
  },
  additionalProperties: false,
  required: ['url'],
}

/** The schema of `forbid`, in a configuration and in the options of ESLint rules. */
export const forbidSchema: Schema = {
  type: 'array',
  items: rule,
  description: 'URLs that must not be written. The first rule that matches is reported.',
}

/**
 * Returns what a schema cannot express: the patterns that do not compile. A rule of another shape has
 * an error already, and is left out.
 *
 * @param path Path to the rules, for messages.
 */
export function wrongRules(
  rules: readonly unknown[],
  path: readonly (string | number)[],
): readonly ConfigError[] {
  const shaped = rules.flatMap((each, index) =>
    validate(each, rule).length === 0 ? [{ index, each: each as ForbidRule }] : [],
  )
  // What is compiled is remembered for the list of the configuration itself.
  const compiled = shaped.length === rules.length ? rules : shaped.map(({ each }) => each)
  return forbidErrors(compiled as readonly ForbidRule[]).map(({ path: [at, ...rest], problem }) => {
    const place = [...path, shaped[Number(at)]?.index ?? 0, ...rest]
    const stop = problem.endsWith('?') ? '' : '.'
    return { path: place, message: `${keyOf(place)} ${problem}${stop}` }
  })
}
