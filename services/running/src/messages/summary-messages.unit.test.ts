import { describe, expect, it } from 'vitest';
import type { SummaryFacts } from '../domain/summarise.ts';
import { buildSession } from '../domain/training/build-session.ts';
import { describeSummary } from './summary-messages.ts';

const MODEL = { threshold: 300, usesHeartRate: false, level: 'Intermediate', established: 200 } as const;
const built = buildSession({ kind: 'cruise', reps: 4, minutes: 0 }, MODEL);

const FACTS: SummaryFacts = {
  metrics: {
    sessionsPlanned: 4,
    sessionsDone: 3,
    minutesPlanned: 175,
    minutesDone: 1_130,
    readinessMean: 6.4,
    checkins: 3,
    outcomes: { easy: 2, long: 1, rest: 4 },
  },
  focus: { phase: 'Build', hard: { date: '2026-11-24', title: 'Old title', session: built } },
};

describe('describeSummary', () => {
  it('AHEAD-09 describes the same summary in English and in Norwegian', () => {
    expect(describeSummary(FACTS, 'en')).toBe(
      'You did 3 sessions, 1130 minutes in all. Your plan had 4 sessions of 175 minutes in all. ' +
        'Your readiness score was 6.4 on average over 3 check-ins. By day: 2 easy, 1 long, 4 rest. ' +
        'The week after is in the Build phase; its first hard session is on Tuesday: Cruise intervals: 4 × 6 min.',
    );
    expect(describeSummary(FACTS, 'nb')).toBe(
      'Du gjorde 3 økter, til sammen 1130 minutter. Planen din hadde 4 økter på til sammen 175 minutter. ' +
        'Dagsformen din var 6,4 i snitt over 3 innsjekker. Dag for dag: 2 rolig, 1 langtur, 4 hvile. ' +
        'Uka etter er i oppbyggingen; den første harde økta er på tirsdag: Terskelintervaller: 4 × 6 min.',
    );
  });

  it('ACT-89 words other sports in Norwegian', () => {
    const metrics = { ...FACTS.metrics, otherSports: { activities: 2, minutes: 95, strain: 360 } };
    expect(describeSummary({ ...FACTS, metrics }, 'nb')).toContain(
      'Andre idretter: 2 aktiviteter, til sammen 95 minutter, med en belastning på 360 (anstrengelse ganger minutter, der du oppga anstrengelsen).',
    );
  });

  it('AHEAD-09 names the session of an older week by its stored title', () => {
    const focus = { phase: 'Base', hard: { date: '2026-11-24', title: '4 x 5 min at threshold' } } as const;
    expect(describeSummary({ ...FACTS, focus }, 'nb')).toMatch(/på tirsdag: 4 x 5 min at threshold\.$/);
    expect(describeSummary({ ...FACTS, focus: { phase: 'Taper', hard: null } }, 'nb')).toMatch(/uten noen hard økt\.$/);
  });
});
