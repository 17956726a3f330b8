import type { EventData } from '@stridewell/contracts/events/envelope';
import { userErased } from '@stridewell/contracts/events/events';
import type { Bus } from '@stridewell/kit/bus/bus';
import type { ErasureRunner } from './erasure-runner.ts';
import { parseRoundId } from './next-step.ts';
import type { ErasureRepository } from './repository.ts';

type Erased = EventData<(typeof userErased)['wellness']>;
const SERVICES = ['wellness', 'running', 'physio'] as const;

/** Stores the services' responses to erasure requests. Idempotent. Ignores responses for unknown erasures. */
export const consumeErasureAnswers = (
  bus: Bus,
  { erasures, keeper }: { erasures: ErasureRepository; keeper: ErasureRunner },
): void => {
  for (const service of SERVICES)
    bus.consume<Erased>({
      name: `account.${service}-erased`,
      event: userErased[service],
      outlivesErasure: true,
      async handle({ subject: userId, time, data }) {
        const { id, round } = parseRoundId(data.erasureId);
        await erasures.answered(userId, id, round, service, { at: new Date(time), counts: data.counts });
        keeper.kick(id);
      },
    });
};
