import multipart from '@fastify/multipart';
import { route } from '@stridewell/contracts/http/operations';
import { IMPORT_LIMITS, type ImportSummary } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import { DomainError, invalid, missing } from '@stridewell/kit/errors';
import { createId } from '@stridewell/kit/ids';
import type { ActivityImportDocument } from './document.ts';
import { receiveUpload } from './receive-upload.ts';
import type { ImportRepository } from './repository.ts';
import type { Spool } from './spool.ts';

/** Time for one upload, in milliseconds. */
export const UPLOAD_MS = 15 * 60_000;
/** Bytes around the files in a request. */
const FORM_BYTES = 1_048_576;
/** Imports of a runner that may wait or run at the same time. */
const MOST_OPEN = 3;

const tooManyImports = (): DomainError =>
  new DomainError('conflict', 'Please wait until your earlier files have been imported.', { code: 'import_running' });

const notHere = (): DomainError =>
  new DomainError('unavailable', 'Files cannot be imported here yet. You can enter your runs by hand.', {
    code: 'import_unavailable',
  });

const erasedMeanwhile = (): DomainError =>
  new DomainError('conflict', 'Your data was deleted while the files arrived, so they were not imported.', {
    code: 'import_erased',
  });

export const presentImport = ({ _id, state, found, counts, createdAt }: ActivityImportDocument): ImportSummary => ({
  ...{ id: _id, state: state === 'receiving' ? 'waiting' : state, found, counts },
  createdAt: createdAt.toISOString(),
});

/** Registers the routes that receive files and show the progress of their import. */
export const importRoutes = (app: Http, { imports, spool }: { imports: ImportRepository; spool: Spool }): void => {
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
        if (!spool.isOpen) throw notHere();
        if (!request.isMultipart()) throw invalid('files', 'Please send the files as a form.');
        if ((await imports.openOf(userId)) >= MOST_OPEN) throw tooManyImports();
        const importId = createId();
        await imports.receive(userId, importId, healthConsent?.rev ?? 0);
        let isAccepted = false;
        try {
          const files = await receiveUpload(request.files(), { spool, userId, importId });
          isAccepted = await imports.received(userId, importId, files);
          if (!isAccepted) throw erasedMeanwhile();
        } finally {
          if (!isAccepted) {
            await spool.remove(userId, importId);
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
