import type { CoachingConfig } from '@stridewell/coaching/config';
import { mountCoaching } from '@stridewell/coaching/mount';
import type { HoldRepository } from '@stridewell/coaching/safety/hold-repository';
import type { Context } from '@stridewell/kit/app/service';
import { createPhysioBrain } from '../coach/brain.ts';
import type { CourseReader } from '../course/now.ts';
import type { Stores } from '../stores.ts';
import { createStateLoader } from './load.ts';

export interface CoachParts {
  stores: Stores;
  courses: CourseReader;
  config: CoachingConfig;
  holds: HoldRepository;
}

/** Mounts the physio coach on the service. It only reads the service's injury data. */
export const mountCoach = (
  context: Pick<Context, 'app' | 'database' | 'clock' | 'logger' | 'metrics' | 'tombstones'>,
  { stores, courses, config, holds }: CoachParts,
): void =>
  mountCoaching(context, {
    brain: createPhysioBrain({ load: createStateLoader({ stores, courses, clock: context.clock }) }),
    config,
    holds,
  });
