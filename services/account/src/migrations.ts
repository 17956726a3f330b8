import type { Migration } from '@stridewell/kit/mongo/migrations';
import { migration as users } from './migrations/0001-users.ts';
import { migration as sessions } from './migrations/0002-sessions.ts';
import { migration as signingKeys } from './migrations/0003-signing-keys.ts';
import { migration as throttleCounters } from './migrations/0004-throttle-counters.ts';
import { migration as oneTimeCodes } from './migrations/0005-one-time-codes.ts';
import { migration as sessionsOfARunner } from './migrations/0006-sessions-of-a-runner.ts';
import { migration as erasures } from './migrations/0007-erasures.ts';
import { migration as severalCodesOfAnAddress } from './migrations/0008-several-codes-of-an-address.ts';
import { migration as idleSessions } from './migrations/0009-idle-sessions.ts';
import { migration as retention } from './migrations/0010-retention.ts';
import { migration as lastUseOfAccounts } from './migrations/0011-last-use-of-accounts.ts';
import { migration as emailRestorations } from './migrations/0012-email-restorations.ts';

/** All migrations of the service, in order. A released migration file must not be changed: see infra/docs/adding.md. */
export const migrations: readonly Migration[] = [
  users,
  sessions,
  signingKeys,
  throttleCounters,
  oneTimeCodes,
  sessionsOfARunner,
  erasures,
  severalCodesOfAnAddress,
  idleSessions,
  retention,
  lastUseOfAccounts,
  emailRestorations,
];
