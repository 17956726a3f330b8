import { physioCheckinRecorded } from '@stridewell/contracts/events/events';
import { physioReadiness, RED_FLAGS, TRIAGE_TIERS, type TriageOutcome } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { createAggregate, type Decision, replaceState } from '@stridewell/kit/outbox/aggregate';
import { createEntry } from '@stridewell/kit/outbox/entries';
import { hasRedFlag } from '../../domain/exclusions/exclusions.ts';
import { handoverOf } from '../../domain/handover.ts';
import { routeOfCheckin } from '../../domain/triage/triage.ts';
import type { CheckinDay, Injury } from '../../domain/types.ts';
import type { AnsweredTriage, PhysioProfileDocument } from '../profile/document.ts';
import { injuryOf, secondInjuryOf } from '../profile/profile-state.ts';
import { checkinDayOf, secondCheckinDayOf } from './checkin-mapping.ts';
import { markOvertaken, moreUrgentOf, triageOfDay, unseen } from './day-triage.ts';
import type { CheckinAnswers, PhysioCheckinDocument, PhysioCheckinState } from './document.ts';
import type { PhysioCheckinRepository } from './repository.ts';

/** A date together with the runner's profile, which contains the injury. */
export interface InjuryDay {
  profile: PhysioProfileDocument;
  date: string;
}

type Stored = PhysioCheckinDocument | null;

/**
 * Returns the triage of the day's check-in, or the one stored on the profile earlier that day; null if there is none.
 */
const triageOf = (current: Stored, { profile: { triage }, date }: InjuryDay): AnsweredTriage | null =>
  current?.triage ?? (triage?.date === date ? triage : null);

const withFlags = (answers: CheckinAnswers, { input }: AnsweredTriage): CheckinAnswers => ({
  ...answers,
  redFlags: RED_FLAGS.filter((flag) => answers.redFlags.includes(flag) || input.flags.includes(flag)),
});

/** An injury with its part of a check-in, in the form that the rules use. */
interface Part {
  injury: Injury;
  checkin: CheckinDay;
}

/** The parts of a check-in: the first injury and, if its answers belong to the active second injury, the second one. */
const partsOf = (
  day: Pick<PhysioCheckinState, 'answers' | 'triage' | 'route'> & { date: string },
  { second, ...profile }: PhysioProfileDocument,
): [Part, ...Part[]] => {
  const triage = triageOfDay(day);
  const other = secondCheckinDayOf(day);
  return [
    { injury: injuryOf(profile, triage), checkin: checkinDayOf(day) },
    ...(second && other?.injuryId === second.id
      ? [{ injury: secondInjuryOf(second, triage, profile), checkin: other }]
      : []),
  ];
};

/** The more urgent of two routes of a check-in. */
const graver = (one: TriageOutcome | null, other: TriageOutcome | null): TriageOutcome | null => {
  if (!one || !other) return one ?? other;
  return TRIAGE_TIERS.indexOf(other.tier) < TRIAGE_TIERS.indexOf(one.tier) ? other : one;
};

const stateOf = (
  { answers, injury, triage }: Pick<PhysioCheckinState, 'answers' | 'injury' | 'triage'>,
  { profile, date }: InjuryDay,
): PhysioCheckinState => {
  const parts = partsOf({ date, answers, triage, route: null }, profile);
  const route = parts.map((part) => routeOfCheckin(part.checkin, part.injury)).reduce(graver);
  return { answers, injury, readiness: physioReadiness(answers), triage, route };
};

/** With two injuries, the event contains the worse values of both. */
const eventDataOf = (state: PhysioCheckinState, { profile, date }: InjuryDay, rev: number) => {
  const parts = partsOf({ date, ...state }, profile);
  return {
    date,
    pain: Math.max(...parts.map(({ checkin }) => checkin.pain)),
    flags: state.answers.redFlags,
    redFlag: parts.some(({ checkin, injury }) => hasRedFlag(checkin, injury)),
    worsening: parts.some(({ checkin }) => checkin.noNextDayWorsening === false),
    handoverMet: parts.every(({ checkin, injury }) => handoverOf(checkin, injury).met),
    rev,
  };
};

/** Creates the service that saves check-ins and their events. A save without a change stores and emits nothing. */
export const createCheckinRecorder = ({ checkins, clock }: { checkins: PhysioCheckinRepository; clock: Clock }) => {
  const aggregate = createAggregate({ collection: checkins.collection, clock });

  const decide = (
    day: InjuryDay,
    current: Stored,
    state: PhysioCheckinState,
    at: Date,
  ): Decision<PhysioCheckinDocument> => {
    const { date, profile } = day;
    return replaceState<PhysioCheckinDocument>({
      current,
      key: { userId: profile.userId, date },
      state,
      events: (rev) => [createEntry(physioCheckinRecorded, eventDataOf(state, day, rev), at)],
    });
  };

  const onDay = <T>({ profile, date }: InjuryDay, attempt: (current: Stored, at: Date) => Decision<T>): Promise<T> =>
    aggregate.change(`${profile.userId} ${date}`, async (at) =>
      attempt(await checkins.findDay(profile.userId, date), at),
    );

  return {
    /** Creates or updates the check-in of a day. */
    save: (day: InjuryDay, answers: CheckinAnswers): Promise<PhysioCheckinDocument> =>
      onDay(day, (current, at) => {
        const { injury } = day.profile;
        const triage = markOvertaken(triageOf(current, day), { date: day.date, answers });
        return decide(day, current, stateOf({ answers, injury, triage }, day), at);
      }),

    /**
     * Adds a triage to the day's check-in unless a more urgent one is stored. The flags that the triage asked about are
     * added to the check-in's red flags, because they are at least as recent. Returns `nothing` if there is no
     * check-in.
     */
    addTriage: (day: InjuryDay, triage: AnsweredTriage): Promise<PhysioCheckinDocument | 'nothing'> =>
      onDay<PhysioCheckinDocument | 'nothing'>(day, (current, at) => {
        if (!current) return { result: 'nothing' };
        const { answers, injury } = current;
        const kept = moreUrgentOf(unseen(current.triage, day.profile.safety), triage);
        return decide(day, current, stateOf({ answers: withFlags(answers, triage), injury, triage: kept }, day), at);
      }),
  };
};

export type CheckinRecorder = ReturnType<typeof createCheckinRecorder>;
