import { painReported } from '@stridewell/contracts/events/events';
import type { CoachType } from '@stridewell/contracts/web';
import type { Bus } from '@stridewell/kit/bus/bus';
import { createProject } from '@stridewell/kit/projections/project';
import type { PainReportRepository } from './repository.ts';

const OTHER: Record<CoachType, CoachType> = { running: 'physio', physio: 'running' };

/** Creates the consumer that stores the pain reported to the other coach. */
export const consumePainReports = (bus: Bus, service: CoachType, reports: PainReportRepository): void =>
  createProject(bus, service)(
    'reported-pain',
    painReported[OTHER[service]],
    (userId, { area, pain, severe, worse, at }) =>
      reports.keep(userId, { area, pain, severe, worse, at: new Date(at) }),
  );
