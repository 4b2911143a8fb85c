import { describeGrowth } from './work-grows.ts'

// Larger programs are among the long tests.
describeGrowth(150)
