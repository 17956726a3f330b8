import type { EventData } from '@stridewell/contracts/events/envelope';
import type {
  physioCheckinRecorded,
  physioGateChanged,
  physioProfileChanged,
} from '@stridewell/contracts/events/events';

/** The first gate event of a knee injury that permits walking. */
export const GATE: EventData<typeof physioGateChanged> = {
  area: 'knee',
  phase: 1,
  level: 'walk',
  stage: null,
  intervals: null,
  minutes: null,
  handedOver: false,
  ladderFinished: false,
  reason: 'Your knee is not ready for running yet.',
  rev: 1,
};

/** The profile event of a knee injury. */
export const KNEE: EventData<typeof physioProfileChanged> = {
  area: 'knee',
  status: 'active',
  restricted: false,
  rev: 1,
};

/** A physio check-in that meets the criteria for returning the runner to the running plan. */
export const goodPhysioDay = (date: string, rev = 1): EventData<typeof physioCheckinRecorded> => ({
  date,
  pain: 1,
  flags: [],
  redFlag: false,
  worsening: false,
  handoverMet: true,
  rev,
});
