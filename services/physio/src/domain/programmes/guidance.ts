import type { PhysioFact } from '../../messages/catalogue.ts';
import { CONDITIONS } from '../conditions/conditions.ts';
import type { Words } from '../conditions/types.ts';
import { isInsertional } from '../exclusions/exclusions.ts';
import { isHopTest } from '../tests/table.ts';
import { testNameOf } from '../tests/today.ts';
import type { Course, Injury } from '../types.ts';

/** Returns the activities to avoid for now. Insertional Achilles pain adds activities to the list of the tendon. */
export const avoidFor = (injury: Injury): readonly Words[] => {
  const condition = isInsertional(injury) ? 'achilles_insertional' : injury.condition;
  return CONDITIONS[condition].avoid;
};

/** A test as shown in today's plan. */
export interface ShownTest {
  id: string;
  hop: boolean;
  name: PhysioFact;
}

/** Returns the tests that are currently valid, without hop tests if the runner must not hop. */
export const testsFor = ({ tests }: Pick<Course, 'tests'>, noHops: boolean): ShownTest[] =>
  tests
    .filter(({ testId }) => !(noHops && isHopTest(testId)))
    .map((test) => ({ id: test.testId, hop: isHopTest(test.testId), name: testNameOf(test) }));

/** Returns the typical recovery time, such as `6-12 weeks` or `3-6 months, up to 12`. */
export const usualTimeOf = ({ condition }: Pick<Injury, 'condition'>): Words => CONDITIONS[condition].usualTime;
