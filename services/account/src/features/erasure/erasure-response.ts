import { ERASING_SERVICES, type Erasure, type ErasureAnswer } from '@stridewell/contracts/web';
import type { ErasureDocument } from './document.ts';

/** Sentences in the receipt about data that is not erased immediately but expires, with the retention period. */
const AGES_OUT = [
  'Logs contain nothing that identifies you and are deleted within 14 days.',
  'Backups, if there are any, are overwritten within 14 days.',
];

/** Sentences in the receipt about external recipients of data (required by GDPR article 19). */
const recipients = (outsideModel: string | null): string[] =>
  outsideModel
    ? [
        `If you allowed answers by an outside language model, what you wrote to a coach went to ${outsideModel}, without your name or address; that service's own rules apply to anything it stores.`,
      ]
    : [];

/**
 * Returns the API response for an erasure, which contains counts but no personal data. `secret` is the runner's secret
 * id.
 */
export const presentAnswer = (
  { completedAt, answers }: ErasureDocument,
  secret: string,
  outsideModel: string | null,
): ErasureAnswer => ({
  ok: true,
  erasureId: secret,
  status: completedAt ? 'complete' : 'requested',
  receipt: {
    services: ERASING_SERVICES.map((service) => {
      const answer = answers[service];
      return answer
        ? { service, status: 'erased', at: answer.at.toISOString(), counts: answer.counts }
        : { service, status: 'waiting', at: null, counts: {} };
    }),
    agesOut: [...AGES_OUT, ...recipients(outsideModel)],
  },
});

/** Returns the receipt for an erasure. */
export const presentErasure = (erasure: ErasureDocument, secret: string, outsideModel: string | null): Erasure => ({
  ...presentAnswer(erasure, secret, outsideModel),
  scope: erasure.scope,
  requestedAt: erasure.requestedAt.toISOString(),
  completedAt: erasure.completedAt?.toISOString() ?? null,
});
