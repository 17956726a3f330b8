import { type Condition, CONDITIONS as IDS } from '@stridewell/contracts/web';
import { describe, expect, it, vi } from 'vitest';
import { missingForHealed } from './healed.ts';
import { LAST_STAGE } from './ladder/stages.ts';
import { followPerfectly, type PerfectCourse, rulesOf, startedInjury } from './testing/perfect-course.ts';

// Each history of weeks is replayed for every one of its days.
vi.setConfig({ testTimeout: 120_000 });

/**
 * The earliest day on which a runner without pain who does everything immediately may mark the injury as healed. Hops
 * and strides are tested only when they may be trained, so a maximal hop or fast strides can come after the last stage
 * of the ladder.
 */
const EXIT_DAY: Readonly<Record<Condition, number>> = {
  ...{ pfp: 62, patellar: 108, itb: 62, achilles_mid: 101, achilles_insertional: 132, mtss: 101, plantar_heel: 76 },
  ...{ gluteal: 76, low_back: 39, calf_strain: 50, soleus: 67, hamstring_strain: 50, proximal_hamstring: 124 },
  ...{ adductor: 55, ankle_sprain: 41, forefoot: 69, bone_stress: 131 },
};

const followed = (condition: Condition): PerfectCourse => {
  // Five walks three days apart fit into the 14 days before day 22 only if the first one is on day 2.
  const testsFrom = condition === 'mtss' ? 2 : 1;
  const days = Math.max(rulesOf(condition).lastDay + 1, EXIT_DAY[condition]);
  return followPerfectly(startedInjury(condition), days, { testsFrom });
};

describe('fastest possible course (property 32)', () => {
  it.each(IDS)(
    'has its last clean 30-minute run on the day in the table, and PHASE-291 reaches the exit (%s)',
    (condition) => {
      const { lastDay, ladder } = rulesOf(condition);
      const { courses, inputs } = followed(condition);
      const firstRun = courses.findIndex((course) => course.ladder?.stage === 1 && course.ladder.startable) + 1;
      const lastRun =
        courses.findLastIndex((course) => course.ladder?.stage === LAST_STAGE && course.ladder.startable) + 1;
      expect({ firstRun, lastRun }).toEqual({ firstRun: ladder.fromDay, lastRun: lastDay });
      expect(courses[lastDay]).toMatchObject({ ladderFinished: true, gate: { level: 'clear' } });
      const isHealed = (day: number): boolean => {
        const course = courses[day - 1];
        return course !== undefined && missingForHealed(course, inputs.checkins.slice(0, day)).length === 0;
      };
      expect(courses.findIndex((_, at) => isHealed(at + 1)) + 1).toBe(EXIT_DAY[condition]);
    },
  );
});
