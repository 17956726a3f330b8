import { errorSchema } from '@stridewell/contracts/http/common';
import { dateIn, PATHS } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { bearerOf, cookieOf } from '@stridewell/kit/auth/credentials';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { unauthenticated } from '@stridewell/kit/errors';
import type { Logger } from '@stridewell/kit/logger';
import type { Connection } from '@stridewell/kit/mongo/database';
import type { UserCollection } from '@stridewell/kit/user-data/collections';
import { exportLines } from '@stridewell/kit/user-data/export-lines';
import { sendStreamed } from '@stridewell/kit/user-data/streamed';
import type { AssertConfirmed } from '../auth/confirm.ts';
import { consentHistoryOf, presentProfile } from '../users/user.ts';
import type { UserRepository } from '../users/user-repository.ts';
import type { ExportConfig } from './config.ts';
import { exportDocument } from './document.ts';
import { readService } from './read-service.ts';

export interface ExportRoutes {
  config: ExportConfig;
  users: Pick<UserRepository, 'findById'>;
  database: Connection;
  /** The collections of this service; the account's own document is shown as a profile. */
  collections: readonly UserCollection[];
  assertConfirmed: AssertConfirmed;
  clock: Clock;
  logger: Logger;
}

/** The account's own document: told as the profile and the answers to questions of consent. */
const ACCOUNT = 'users';

/** GET /api/export/all: one JSON document of everything every service holds on the runner, streamed. */
export const registerExportRoutes = (app: Http, parts: ExportRoutes): void => {
  const { config, users, database, assertConfirmed, clock, logger } = parts;
  const collections = parts.collections.filter(({ name }) => name !== ACCOUNT);

  const options = {
    // Each costs every service as much as hundreds of other calls.
    config: { rateLimit: { max: config.perMinute } },
    schema: { response: { 401: errorSchema, 403: errorSchema, 429: errorSchema, 503: errorSchema } },
    exposeHeadRoute: false,
  };
  app.get(PATHS.exportAll, options, async (request, reply) => {
    await assertConfirmed(request);
    const { userId } = currentUser(request);
    const user = await users.findById(userId);
    if (!user) throw unauthenticated();
    const exportedAt = clock.now();
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const asked = {
      token: bearerOf(request) ?? cookieOf(request) ?? '',
      requestId: request.id,
      patienceMs: config.patienceMs,
      signal: gone.signal,
    };
    reply.header('content-type', 'application/json; charset=utf-8');
    const name = `stridewell-data-${dateIn(user.timezone, exportedAt)}.json`;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    const document = exportDocument({
      exportedAt,
      account: { profile: presentProfile(user), consents: consentHistoryOf(user) },
      own: { service: 'account', lines: exportLines(database, collections, userId) },
      // One after the other: each is asked when its turn comes, and waits for the runner as this answer does.
      services: config.services.map(({ service, url }) => ({ service, lines: readService({ url, ...asked }) })),
      onFailure: (service, error) => {
        if (!gone.signal.aborted) logger.warn({ err: error, service }, 'export not complete');
      },
    });
    return sendStreamed(reply, document);
  });
};
