import { addDays, RECOMMENDATIONS } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { randomCourseInputs } from '../../domain/testing/random-courses.ts';
import type { CoachState } from '../state.ts';
import { stateFrom, type Told, unfollowed } from './case-state.ts';

const told: fc.Arbitrary<Told> = fc.record({
  readiness: fc.option(fc.constantFrom(...RECOMMENDATIONS).map((recommendation) => ({ score: 5.5, recommendation }))),
  session: fc.option(
    fc.record({ planType: fc.constantFrom('adapt', 'easy', 'rest'), minutes: fc.constantFrom(0, 30, 34, 45) }),
  ),
});

/** State with a random injury and random readiness, usually with a check-in today. */
const followed = fc
  .record({ inputs: randomCourseInputs, told, isLate: fc.constantFrom(false, false, false, true) })
  .map(({ inputs, told: of, isLate }) =>
    stateFrom({ ...inputs, today: isLate ? addDays(inputs.today, 1) : inputs.today }, of),
  );

const free = fc
  .record({
    told,
    status: fc.constantFrom('profile_required' as const, 'resolved' as const),
    ageBand: fc.constantFrom(null, 'under-18' as const, '18-49' as const),
  })
  .map(({ told: of, status, ageBand }) => unfollowed(status, { ...of, runner: { level: null, ageBand } }));

/** Any state that can be loaded from the stores. */
export const randomState: fc.Arbitrary<CoachState> = fc.oneof({ weight: 9, arbitrary: followed }, free);
