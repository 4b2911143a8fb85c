import { testRoutes } from './route-laws.ts'

for (const version of ['0.1', '6', 'Vercel', 'Next', '8', '9']) testRoutes(version, 2_000)
