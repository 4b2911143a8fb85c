import { testRoutes } from '../../patterns/routes/route-laws.ts'
import { shareOf } from '../../support/laws/share.ts'

// 200,000 routes and paths for each version.
for (const version of ['0.1', '6', '8', '9']) testRoutes(version, shareOf(40_000))
