import { ERASING_SERVICES, type Erasure, type ErasureAnswer } from '@stridewell/contracts/web';
import type { ErasureDocument } from './document.ts';

/** Data that no erasure reaches, and when it ages out. */
const AGES_OUT = [
  'Logs contain nothing that identifies you and are deleted within 14 days.',
  'Backups, if there are any, are overwritten within 14 days.',
];

/** Recipients of data that an erasure does not reach, to be named in the receipt (GDPR article 19). */
const recipients = (outsideModel: string | null): string[] =>
  outsideModel
    ? [
        `If you allowed answers by an outside language model, what you wrote to a coach went to ${outsideModel}, without your name or address; that service's own rules apply to anything it stores.`,
      ]
    : [];

/** The API response for an erasure: counts and no personal data. `secret` is the id that the runner holds. */
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

/** The erasure as its receipt shows it later. */
export const presentErasure = (erasure: ErasureDocument, secret: string, outsideModel: string | null): Erasure => ({
  ...presentAnswer(erasure, secret, outsideModel),
  scope: erasure.scope,
  requestedAt: erasure.requestedAt.toISOString(),
  completedAt: erasure.completedAt?.toISOString() ?? null,
});
