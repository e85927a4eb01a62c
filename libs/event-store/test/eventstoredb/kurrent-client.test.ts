import { kurrentClient } from './kurrent-client.ts'
import { officialClientSuite } from './official-suite.ts'

officialClientSuite('@kurrent/kurrentdb-client', kurrentClient, (actualState, expectedState) => ({
  actualState,
  expectedState,
}))
