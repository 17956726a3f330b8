import { ERASING_SERVICES, type Erasure, type ErasureAnswer } from '@stridewell/contracts/web';
import type { ErasureDocument } from './document.ts';

/** What no erasure reaches, and when it is gone. */
const AGES_OUT = [
  'Logs hold nothing that leads back to you, and age out within 14 days.',
  'Backups, where your Stridewell keeps any, are overwritten within 14 days.',
];

/** An erasure as its calls answer it: counts, and nothing of the runner's. `secret` is the id that the runner holds. */
export const presentAnswer = ({ completedAt, answers }: ErasureDocument, secret: string): ErasureAnswer => ({
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
    agesOut: [...AGES_OUT],
  },
});

/** The same as its receipt shows it later on. */
export const presentErasure = (erasure: ErasureDocument, secret: string): Erasure => ({
  ...presentAnswer(erasure, secret),
  scope: erasure.scope,
  requestedAt: erasure.requestedAt.toISOString(),
  completedAt: erasure.completedAt?.toISOString() ?? null,
});
