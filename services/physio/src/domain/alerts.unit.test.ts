import { describe, expect, it, vi } from 'vitest';
import { alertsOf } from './alerts.ts';
import { courseOf } from './course.ts';
import { daysAgo, givenCheckin, givenInjury, givenInputs, onDays } from './testing/course-fixtures.ts';
import { onLadder } from './testing/perfect-course.ts';
import type { CheckinDay } from './types.ts';

// Each history of weeks is replayed for every one of its days.
vi.setConfig({ testTimeout: 60_000 });

const young = givenInjury('knee', { since: daysAgo(6) });
const alertsFor = (...checkins: CheckinDay[]) => courseOf(givenInputs({ injury: young, checkins })).alerts;
/** Alerts of a knee that meets all criteria except the walk until yesterday, after these additional check-ins. */
const readyAlerts = (...checkins: CheckinDay[]) => {
  const before = onLadder(givenInjury(), 1, { walkRunTolerance: false });
  return courseOf({ ...before, checkins: [...before.checkins, ...checkins] }).alerts;
};
const kinds = (answers: Partial<CheckinDay>) => alertsFor(givenCheckin(answers)).map(({ kind }) => kind);

describe('alertsOf', () => {
  it('ALERT-03 returns the same fixed text for every kind of red flag', () => {
    for (const flag of ['night_pain', 'swelling', 'numbness', 'strength_loss'] as const)
      expect(alertsFor(givenCheckin({ redFlags: [flag] }))).toEqual([
        {
          kind: 'red_flags',
          title: { code: 'alert.red_flags_title' },
          texts: [{ code: 'alert.red_flags' }],
        },
      ]);
  });

  it('keeps returning an earlier check-in’s red flag alert until the next check-in', () => {
    expect(alertsFor(...onDays([3], { redFlags: ['swelling'] })).map(({ kind }) => kind)).toEqual(['red_flags']);
    const newer = alertsFor(...onDays([3], { redFlags: ['swelling'] }), givenCheckin({ pain: 4 }));
    expect(newer).toEqual([]);
  });

  it('CONST-29 ALERT-05 returns the high pain alert at pain 7 and no alert at pain 6', () => {
    expect([kinds({ pain: 6 }), kinds({ pain: 7 })]).toEqual([[], ['high_pain']]);
    expect(alertsFor(givenCheckin({ pain: 7 }))[0]?.texts).toContainEqual({ code: 'alert.high_pain' });
  });

  it('DOSE-22 includes the fixed sentence for pain above 6', () => {
    expect(alertsFor(givenCheckin({ pain: 9 }))[0]?.texts[0]).toEqual({ code: 'dose.above_6' });
  });

  it('ALERT-01 returns a hand-over alert when the criteria are met', () => {
    const [alert] = readyAlerts(givenCheckin());
    expect(alert).toMatchObject({ kind: 'handover', title: { code: 'alert.handover_title' } });
    expect(alert?.texts[0]).toEqual({ code: 'handover.met' });
  });

  it('PHASE-06 returns no hand-over alert without passed tests, whatever the form states', () => {
    expect(alertsFor(...onDays([3, 2, 1]), givenCheckin()).map(({ kind }) => kind)).not.toContain('handover');
  });

  it('ALERT-02 returns no hand-over alert when one criterion is not met', () => {
    for (const answers of [
      { pain: 3 },
      { walkRunTolerance: false },
      { functionalTestsOk: false },
      { redFlags: ['swelling' as const] },
      { noNextDayWorsening: false },
    ])
      expect(readyAlerts(givenCheckin(answers)).map(({ kind }) => kind)).not.toContain('handover');
  });

  it('uses only today’s check-in, except for red flags', () => {
    expect(alertsFor(...onDays([2, 1]))).toEqual([]);
    expect(alertsFor(...onDays([1], { pain: 9 }))).toEqual([]);
  });

  it('ALERT-06 returns no hand-over alert when there is a red flag or the ladder is finished', () => {
    const subject = {
      ...{
        checkin: givenCheckin(),
        isRedFlag: true,
        exclusion: null,
        opensLadder: true,
        stage: 1,
        ladderFinished: false,
      },
      referrals: [],
    };
    expect(alertsOf(subject).map(({ kind }) => kind)).toEqual(['red_flags']);
    expect(alertsOf({ ...subject, isRedFlag: false }).map(({ kind }) => kind)).toEqual(['handover']);
    expect(alertsOf({ ...subject, isRedFlag: false, ladderFinished: true })).toEqual([]);
  });

  it('returns the most serious alert first and combines all referrals into one alert', () => {
    const subject = {
      ...{
        checkin: givenCheckin({ pain: 9 }),
        isRedFlag: false,
        exclusion: null,
        opensLadder: false,
        stage: null,
        ladderFinished: false,
      },
      referrals: [{ code: 'referral.high_pain' as const }, { code: 'referral.knee' as const }],
    };
    expect(alertsOf(subject).map(({ kind, texts }) => (kind === 'referral' ? texts : kind))).toEqual([
      'high_pain',
      subject.referrals,
    ]);
    const flagged = alertsOf({ ...subject, isRedFlag: true });
    expect(flagged.map(({ kind }) => kind)).toEqual(['red_flags', 'referral']);
  });

  it('returns an exclusion alert but no hand-over alert, and no exclusion alert after an urgent triage', () => {
    const shin = courseOf(
      givenInputs({ injury: givenInjury('shin'), checkins: [givenCheckin({ painType: 'focal' })] }),
    );
    expect(shin.alerts[0]).toMatchObject({ kind: 'excluded', title: { code: 'alert.gentle_only_title' } });
    expect(shin.alerts.map(({ kind }) => kind)).not.toContain('handover');
    const subject = {
      checkin: givenCheckin(),
      isRedFlag: true,
      opensLadder: false,
      stage: null,
      ladderFinished: false,
    };
    const urgent = { id: 'urgent_triage', allows: 'nothing' } as const;
    expect(alertsOf({ ...subject, exclusion: urgent, referrals: [] }).map(({ kind }) => kind)).toEqual(['red_flags']);
  });

  it('returns no high pain alert when no exercises are allowed', () => {
    expect(kinds({ pain: 9, redFlags: ['swelling'] })).toEqual(['red_flags']);
    const pregnant = givenInputs({
      injury: { ...young, pregnantOrPostpartum: true },
      checkins: [givenCheckin({ pain: 9 })],
    });
    const { dose, alerts } = courseOf(pregnant);
    expect(dose.level).toBe('none');
    expect(alerts).toEqual([
      {
        ...{ kind: 'excluded', title: { code: 'alert.no_programme_title' } },
        texts: [{ code: 'exclusion.pregnancy' }],
      },
    ]);
  });
});

describe('PGM-05 hand-over text', () => {
  it('contains the criteria that are met and the runner’s current stage', () => {
    const subject = {
      ...{ checkin: givenCheckin(), isRedFlag: false, exclusion: null, opensLadder: true, ladderFinished: false },
      referrals: [],
    };
    expect(alertsOf({ ...subject, stage: 4 })[0]?.texts.slice(1)).toEqual([
      { code: 'handover.criteria' },
      { code: 'handover.repeated', values: { stage: 4, times: 3, run: 5, walk: 2 } },
    ]);
  });
});
