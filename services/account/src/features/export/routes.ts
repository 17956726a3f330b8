import { route } from '@stridewell/contracts/http/operations';
import { dateIn } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { bearerOf, cookieOf } from '@stridewell/kit/auth/credentials';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { unauthenticated } from '@stridewell/kit/errors';
import type { Logger } from '@stridewell/kit/logger';
import type { Connection } from '@stridewell/kit/mongo/database';
import type { UserCollection } from '@stridewell/kit/user-data/collections';
import { exportLines } from '@stridewell/kit/user-data/export-lines';
import { sendStreamed } from '@stridewell/kit/user-data/send-streamed';
import type { AssertConfirmed } from '../auth/confirm.ts';
import type { SendNotice } from '../mail/notices.ts';
import { consentHistoryOf, presentProfile } from '../users/user.ts';
import type { UserRepository } from '../users/user-repository.ts';
import type { ExportConfig } from './config.ts';
import { exportDocument } from './document.ts';
import { readService } from './read-service.ts';

export interface ExportRoutes {
  config: ExportConfig;
  users: Pick<UserRepository, 'findById'>;
  database: Connection;
  /** Collections of the account service to export. */
  collections: readonly UserCollection[];
  assertConfirmed: AssertConfirmed;
  clock: Clock;
  logger: Logger;
  notify: SendNotice;
}

/** Not exported as a collection, because the export contains it as the profile and the consent history. */
const ACCOUNT = 'users';

/** Registers GET /api/export/all, which streams the runner's data from all services as one JSON document. */
export const registerExportRoutes = (app: Http, parts: ExportRoutes): void => {
  const { config, users, database, assertConfirmed, clock, logger, notify } = parts;
  const collections = parts.collections.filter(({ name }) => name !== ACCOUNT);
  app.route({
    ...route('exportAll'),
    // The limit is low because one export costs every service as much as hundreds of other requests.
    config: { rateLimit: { max: config.perMinute } },
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      await assertConfirmed(request);
      const { userId } = currentUser(request);
      const user = await users.findById(userId);
      if (!user) throw unauthenticated();
      notify(user, 'exported');
      const exportedAt = clock.now();
      const disconnected = new AbortController();
      reply.raw.once('close', () => disconnected.abort());
      const readOptions = {
        token: bearerOf(request) ?? cookieOf(request) ?? '',
        requestId: request.id,
        timeoutMs: config.timeoutMs,
        signal: disconnected.signal,
      };
      reply.header('content-type', 'application/json; charset=utf-8');
      const name = `stridewell-data-${dateIn(user.timezone, exportedAt)}.json`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      const document = exportDocument({
        exportedAt,
        account: { profile: presentProfile(user), consents: consentHistoryOf(user) },
        own: { service: 'account', lines: exportLines(database, collections, userId) },
        // The services are read one after another, no faster than the runner's client reads.
        services: config.services.map(({ service, url }) => ({ service, lines: readService({ url, ...readOptions }) })),
        onFailure: (service, error) => {
          if (!disconnected.signal.aborted) logger.warn({ err: error, service }, 'export incomplete');
        },
      });
      return sendStreamed(reply, document);
    },
  });
};
