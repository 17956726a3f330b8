import { ERASING_SERVICES, type Erasure, type ErasureAnswer } from '@stridewell/contracts/web';
import type { ErasureDocument } from './document.ts';

/** What no erasure reaches, and when it is gone. */
const AGES_OUT = [
  'Logs hold nothing that leads back to you, and age out within 14 days.',
  'Backups, where your Stridewell keeps any, are overwritten within 14 days.',
];

/** Who else got data, where the runner allowed it: an erasure here does not reach them (GDPR article 19). */
const toldTo = (outsideModel: string | null): string[] =>
  outsideModel
    ? [
        `If you allowed answers by an outside language model, what you wrote to a coach went to ${outsideModel}, without your name or address; what is kept there follows the rules of that service.`,
      ]
    : [];

/** An erasure as its calls answer it: counts, and nothing of the runner's. `secret` is the id that the runner holds. */
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
    agesOut: [...AGES_OUT, ...toldTo(outsideModel)],
  },
});

/** The same as its receipt shows it later on. */
export const presentErasure = (erasure: ErasureDocument, secret: string, outsideModel: string | null): Erasure => ({
  ...presentAnswer(erasure, secret, outsideModel),
  scope: erasure.scope,
  requestedAt: erasure.requestedAt.toISOString(),
  completedAt: erasure.completedAt?.toISOString() ?? null,
});
