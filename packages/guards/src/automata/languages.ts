import { RegExpParser } from '@eslint-community/regexpp'
import {
  type CharSet,
  type ReadonlyNFA,
  combineTransformers,
  DFA,
  JS,
  NFA,
  type NodeFactory,
  Transformers,
  type TransitionIterable,
  transform,
} from 'refa'
import { costs, type Work } from '../evaluate/work.ts'
import { asWhole } from './unanchored.ts'

/** The maximum number of states. Nothing is decided for larger automata. */
const maxStates = 1000

const parser = new RegExpParser()
const options = { ignoreOrder: true, ignoreAmbiguity: true }
const simplified = combineTransformers([
  Transformers.simplify(options),
  Transformers.applyAssertions(options),
])

/**
 * Returns the automaton of all texts in which a regular expression finds a match.
 *
 * @throws Error if the expression is not regular or too large: back-references, most look-around.
 */
export function textsWithMatch(source: string, flags: string, work: Work): NFA {
  if (/[mvy]/.test(flags)) throw new RangeError('Not decided for these flags.')
  return automatonOf(asWhole(source, flags.includes('u')), flags, work)
}

/** Returns the automaton of all texts that match a regular expression as a whole. */
export function automatonOf(source: string, flags: string, work: Work): NFA {
  const isUnicode = flags.includes('u')
  const pattern = parser.parsePattern(source, 0, source.length, { unicode: isUnicode })
  const kept = parser.parseFlags(flags.replaceAll(/[^isu]/g, ''))
  const { expression, maxCharacter } = JS.Parser.fromAst({ pattern, flags: kept }).parse({
    assertions: 'parse',
    backreferences: 'throw',
    maxNodes: maxStates,
  })
  const simple = transform(simplified, expression)
  return NFA.fromRegex(simple, { maxCharacter }, { assertions: 'throw' }, new States(work))
}

/** Makes the states of an automaton, and counts them. */
class States implements NodeFactory<NFA.Node> {
  readonly #work: Work
  readonly #limited = new NFA.LimitedNodeFactory(maxStates)

  constructor(work: Work) {
    this.#work = work
  }

  createNode(): NFA.Node {
    this.#work.spend(costs.state)
    return this.#limited.createNode()
  }
}

/** Returns the automaton of the texts that are in both languages. */
export function intersection<Node>(left: NFA, right: TransitionIterable<Node>, work: Work): NFA {
  return NFA.fromIntersection(left, right, new States(work))
}

/** Returns the automaton of the texts that are not in a language. */
export function complement(language: NFA): DFA {
  const rest = DFA.fromFA(language, new DFA.LimitedNodeFactory(maxStates))
  rest.complement()
  return rest
}

/**
 * Returns a shortest text of a language, with letters where there is a choice. Null if the language
 * is empty.
 */
export function shortestWord({
  initial,
  finals,
}: Pick<ReadonlyNFA, 'initial' | 'finals'>): string | null {
  const wayTo = new Map<NFA.ReadonlyNode, string>([[initial, '']])
  // Iterating a map also visits the entries that are added meanwhile.
  for (const [node, word] of wayTo) {
    if (finals.has(node)) return word
    for (const [next, characters] of node.out) {
      if (!wayTo.has(next)) wayTo.set(next, word + characterOf(characters))
    }
  }
  return null
}

function characterOf(characters: CharSet): string {
  const liked = likedCharacters.find(character => characters.has(character))
  return String.fromCodePoint(liked ?? characters.ranges[0]?.min ?? 0)
}

const likedCharacters = Array.from('xao1/.:@-?#', character => character.charCodeAt(0))
