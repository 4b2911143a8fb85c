import { requireOf } from '../require-of.ts'
import type { LoadPrograms, Programs } from './programs.ts'

const require = requireOf(import.meta.url)

export const loadPrograms: LoadPrograms = () => require('@hreflint/core/programs') as Programs
