import { physioReadiness } from '@stridewell/contracts/web';
import { presentPlan } from '../features/course/present.ts';
import { render } from '../messages/catalogue.ts';
import { limitsOf } from './limits.ts';
import type { CoachState } from './state.ts';

const NEWEST = 14;

/**
 * Returns structured facts for an outside model: only numbers and fixed texts. They contain no name, no email address
 * and no text written by the runner.
 */
export const factsOf = (state: CoachState) => {
  const { today, plan, followed, readiness, session } = state;
  const limits = limitsOf(state);
  return {
    today,
    plan: presentPlan(plan),
    injury: followed && {
      area: followed.injury.area,
      onset: followed.injury.onset,
      since: followed.injury.since,
      boneRule: followed.course.isBone,
      noHops: followed.course.noHops,
      handedOverOn: followed.course.handedOverOn,
      ladderFinished: followed.course.ladderFinished,
      excluded: followed.course.exclusion?.id ?? null,
      referrals: followed.course.referrals.map((referral) => render(referral, 'en')),
    },
    physioReadiness: followed?.course.newest ? physioReadiness(followed.course.newest) : null,
    checkins: (followed?.checkins ?? [])
      .slice(0, NEWEST)
      .map(({ date, pain, trend, redFlags, noNextDayWorsening }) => ({
        date,
        pain,
        trend,
        redFlags,
        backToUsualNextMorning: noNextDayWorsening,
      })),
    readinessScore: readiness,
    // Its minutes may be derived from activities that no outside model may receive, and this service cannot detect
    // that.
    runningPlanToday: session && { planType: session.planType },
    blocked: { running: limits.runningBlocked, hard: limits.hardBlocked },
  };
};
