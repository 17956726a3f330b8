import type { ChatConfig } from '@stridewell/chat/config';
import { mountChat } from '@stridewell/chat/mount';
import type { HoldRepository } from '@stridewell/holds/hold-repository';
import type { Context } from '@stridewell/kit/app/service';
import type { Relay } from '@stridewell/kit/outbox/relay';
import type { CourseReader } from '../../features/course/service.ts';
import type { Stores } from '../../stores.ts';
import { createPhysioBrain } from '../brain.ts';
import { createStateLoader } from './state-loader.ts';

export interface CoachParts {
  stores: Stores;
  courses: CourseReader;
  config: ChatConfig;
  holds: HoldRepository;
  painRelay: Relay;
}

/** Mounts the physio coach on the service. It only reads the service's injury data. */
export const mountCoach = (
  context: Pick<Context, 'app' | 'database' | 'clock' | 'logger' | 'metrics' | 'tombstones' | 'textBudget'>,
  { stores, courses, config, holds, painRelay }: CoachParts,
): void =>
  mountChat(context, {
    brain: createPhysioBrain({ load: createStateLoader({ stores, courses, clock: context.clock }) }),
    config,
    holds,
    pain: { reports: stores.painReports, relay: painRelay },
  });
