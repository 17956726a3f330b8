import multipart from '@fastify/multipart';
import { route } from '@stridewell/contracts/http/operations';
import { IMPORT_LIMITS, type ImportRefusal, type ImportSummary } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import { DomainError, invalid, missing } from '@stridewell/kit/errors';
import { createId } from '@stridewell/kit/ids';
import type { FastifyBaseLogger } from 'fastify';
import type { ActivityImportDocument } from './document.ts';
import { receiveUpload } from './receive-upload.ts';
import type { Expected, ImportRepository } from './repository.ts';
import { type Spool, SpoolUnavailableError } from './spool.ts';
import { SpoolFullError } from './spool-room.ts';

/** Time for one upload, in milliseconds. */
export const UPLOAD_MS = 15 * 60_000;
/** Number of bytes in a request that are not part of the files. */
const FORM_BYTES = 1_048_576;

const REFUSALS: Record<ImportRefusal, [kind: 'conflict' | 'unavailable', message: string]> = {
  import_unavailable: ['unavailable', 'Files cannot be imported here yet. You can enter your runs by hand.'],
  import_running: ['conflict', 'Please wait until your earlier files have been imported.'],
  import_limit: [
    'conflict',
    `You have brought files ${IMPORT_LIMITS.perDay} times within a day. Please try again tomorrow.`,
  ],
  import_no_room: ['unavailable', 'There is no room for more files at the moment. Please try again later.'],
  import_store_down: ['unavailable', 'Files cannot be received at the moment. Please try again in a few minutes.'],
  import_erased: ['conflict', 'Your data was deleted while the files arrived, so they were not imported.'],
};
const refusal = (code: ImportRefusal): DomainError => {
  const [kind, message] = REFUSALS[code];
  return new DomainError(kind, message, { code });
};

/** Number of bytes that an upload may use: the size stated by the request, otherwise the maximum. */
const bytesOf = (contentLength: string | undefined): number =>
  Math.min(Number(contentLength ?? IMPORT_LIMITS.requestBytes) || 0, IMPORT_LIMITS.requestBytes);

/**
 * Stores an import whose files begin to arrive, within the runner's limits and the room left by the uploads in
 * progress. It is counted after it was stored, which is safe for concurrent requests.
 *
 * @throws DomainError
 */
const beginUpload = async (
  { imports, spool }: { imports: ImportRepository; spool: Spool },
  userId: string,
  expected: Expected,
): Promise<string> => {
  const importId = createId();
  await imports.receive(userId, importId, expected);
  const { receiving, open, today } = await imports.countOf(userId);
  const isBusy = receiving > IMPORT_LIMITS.uploads || open > IMPORT_LIMITS.open;
  const isWithinLimits = !isBusy && today <= IMPORT_LIMITS.perDay;
  if (isWithinLimits && (await spool.hasRoom(await imports.bytesArriving()))) return importId;
  await imports.abandon(userId, importId);
  if (isWithinLimits) throw refusal('import_no_room');
  throw refusal(isBusy ? 'import_running' : 'import_limit');
};

/** The reason for rejecting an upload whose files cannot be stored; null for another error. */
const spoolRefusal = (error: unknown): ImportRefusal | null => {
  if (error instanceof SpoolFullError) return 'import_no_room';
  return error instanceof SpoolUnavailableError ? 'import_store_down' : null;
};

export const presentImport = ({ _id, state, found, counts, createdAt }: ActivityImportDocument): ImportSummary => ({
  ...{ id: _id, state: state === 'receiving' ? 'waiting' : state, found, counts },
  createdAt: createdAt.toISOString(),
});

/** Registers the routes that receive files and show their import's progress. */
export const importRoutes = (app: Http, { imports, spool }: { imports: ImportRepository; spool: Spool }): void => {
  /** Removes the files of a rejected upload. While their storage is unavailable, they stay until the hourly sweep. */
  const removeUploads = async (userId: string, importId: string, log: FastifyBaseLogger): Promise<void> => {
    try {
      await spool.remove(userId, importId);
    } catch (error) {
      if (!(error instanceof SpoolUnavailableError)) throw error;
      log.warn({ err: error }, 'the files of a refused upload cannot be removed yet');
    }
  };

  // Only this route reads forms.
  app.register(async (scope) => {
    await scope.register(multipart, {
      limits: {
        files: IMPORT_LIMITS.files,
        fields: 0,
        fileSize: IMPORT_LIMITS.requestBytes,
        parts: IMPORT_LIMITS.files,
      },
    });
    (scope as unknown as Http).route({
      ...route('importActivities'),
      bodyLimit: IMPORT_LIMITS.requestBytes + FORM_BYTES,
      config: { storesHealthData: true, deadlineMs: UPLOAD_MS, bodyMs: UPLOAD_MS },
      handler: async (request, reply) => {
        const { userId, healthConsent } = currentUser(request);
        if (!spool.isOpen) throw refusal('import_unavailable');
        if (!request.isMultipart()) throw invalid('files', 'Please send the files as a form.');
        const expectedBytes = bytesOf(request.headers['content-length']);
        const expected = { consentRev: healthConsent?.rev ?? 0, expectedBytes };
        const importId = await beginUpload({ imports, spool }, userId, expected);
        let isAccepted = false;
        try {
          const files = await receiveUpload(request.files(), { spool, userId, importId });
          isAccepted = await imports.received(userId, importId, files);
          if (!isAccepted) throw refusal('import_erased');
        } catch (error) {
          const code = spoolRefusal(error);
          if (!code) throw error;
          request.log.error({ err: error }, 'uploaded files cannot be kept');
          throw refusal(code);
        } finally {
          if (!isAccepted) {
            await removeUploads(userId, importId, request.log);
            await imports.abandon(userId, importId);
          }
        }
        return reply.code(202).send({ id: importId });
      },
    });
  });

  app.route({
    ...route('readActivityImport'),
    handler: async (request) => {
      const { userId } = currentUser(request);
      const found = await imports.find(userId, request.params.id);
      if (!found) throw missing('There is no such import.');
      const files = (await imports.results(userId, found._id)).map(({ name, result, reason, activityId }) => ({
        ...{ name, result, reason, activityId },
      }));
      return { ...presentImport(found), files };
    },
  });
};
