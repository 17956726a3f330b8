import { isDeepStrictEqual } from 'node:util';
import { physioCheckinRecorded } from '@stridewell/contracts/events/events';
import { physioReadiness, RED_FLAGS } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { unavailable } from '@stridewell/kit/errors';
import { createId } from '@stridewell/kit/ids';
import { createEntry, OUTBOX_LIMIT } from '@stridewell/kit/outbox/entries';
import { createTurns } from '@stridewell/kit/turns';
import { hasRedFlag } from '../exclusions/exclusions.ts';
import type { AnsweredTriage, PhysioProfileDocument } from '../profile/document.ts';
import { injuryOf } from '../profile/rules.ts';
import { handoverOf } from '../rules/handover.ts';
import { routeOfCheckin } from '../triage/triage.ts';
import type { CheckinAnswers, PhysioCheckinDocument, PhysioCheckinState } from './document.ts';
import type { PhysioCheckinRepository } from './repository.ts';
import { checkinDayOf } from './rules.ts';
import { besideCheckin, graverOf, triageOfDay } from './triage.ts';

const TRIES = 5;

/** The runner's profile with the injury, and the day. */
export interface Day {
  profile: PhysioProfileDocument;
  date: string;
}

type Stored = PhysioCheckinDocument | null;

const isSame = (current: PhysioCheckinDocument, state: PhysioCheckinState): boolean =>
  Object.entries(state).every(([field, value]) => isDeepStrictEqual(Reflect.get(current, field), value));

/** The triage of the day: of its check-in, else one answered earlier that day and stored on the profile. */
const triageOf = (current: Stored, { profile: { triage }, date }: Day): AnsweredTriage | null =>
  current?.triage ?? (triage?.date === date ? triage : null);

const withFlags = (answers: CheckinAnswers, { input }: AnsweredTriage): CheckinAnswers => ({
  ...answers,
  redFlags: RED_FLAGS.filter((flag) => answers.redFlags.includes(flag) || input.flags.includes(flag)),
});

const stateOf = (
  { answers, injury, triage }: Pick<PhysioCheckinState, 'answers' | 'injury' | 'triage'>,
  { profile, date }: Day,
): PhysioCheckinState => {
  const day = { date, answers, triage, route: null };
  const route = routeOfCheckin(checkinDayOf(day), injuryOf(profile, triageOfDay(day)));
  return { answers, injury, readiness: physioReadiness(answers), triage, route };
};

const eventDataOf = (state: PhysioCheckinState, { profile, date }: Day, rev: number) => {
  const { answers } = state;
  const day = { date, ...state };
  const checkin = checkinDayOf(day);
  const injury = injuryOf(profile, triageOfDay(day));
  return {
    date,
    pain: answers.pain,
    flags: answers.redFlags,
    redFlag: hasRedFlag(checkin, injury),
    worsening: answers.noNextDayWorsening === false,
    handoverMet: handoverOf(checkin, injury).met,
    rev,
  };
};

/**
 * Saves a runner's day: state and event in one atomic write at the document's revision, tried up to five times. A save
 * that changes nothing neither writes nor publishes.
 */
export const createCheckinRecorder = ({ checkins, clock }: { checkins: PhysioCheckinRepository; clock: Clock }) => {
  const runExclusive = createTurns();

  const write = async (day: Day, current: Stored, state: PhysioCheckinState): Promise<Stored> => {
    const { date, profile } = day;
    const { userId } = profile;
    if (current && isSame(current, state)) return current;
    if (current && current.outbox.length >= OUTBOX_LIMIT) throw unavailable();
    const at = clock.now();
    const rev = (current?.rev ?? 0) + 1;
    const entry = createEntry(physioCheckinRecorded, eventDataOf(state, day, rev), at);
    const id = current?._id ?? createId();
    const stored = current
      ? await checkins.update(userId, current, { state, entry, at })
      : await checkins.insert(userId, id, date, { state, entry, at });
    if (!stored) return null;
    return {
      _id: id,
      userId,
      date,
      ...state,
      createdAt: current?.createdAt ?? at,
      updatedAt: at,
      rev,
      outbox: [entry],
    };
  };

  const onDay = <T>({ profile, date }: Day, attempt: (current: Stored) => Promise<T | null>): Promise<T> =>
    runExclusive(`${profile.userId} ${date}`, async () => {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const done = await attempt(await checkins.findDay(profile.userId, date));
        if (done !== null) return done;
      }
      throw unavailable();
    });

  return {
    /** Records a day's check-in, or updates the existing one. */
    save: (day: Day, answers: CheckinAnswers): Promise<PhysioCheckinDocument> =>
      onDay(day, (current) => {
        const { injury } = day.profile;
        const triage = besideCheckin(triageOf(current, day), { date: day.date, answers });
        return write(day, current, stateOf({ answers, injury, triage }, day));
      }),

    /**
     * Adds a triage to the day's check-in, unless the day has a more urgent one, and adds the flags the triage asked
     * about to the check-in's red flags (they are at least as recent). Returns `nothing` when there is no check-in.
     */
    addTriage: (day: Day, triage: AnsweredTriage): Promise<PhysioCheckinDocument | 'nothing'> =>
      onDay<PhysioCheckinDocument | 'nothing'>(day, async (current) => {
        if (!current) return 'nothing';
        const { answers, injury } = current;
        const kept = graverOf(current.triage, triage);
        return write(day, current, stateOf({ answers: withFlags(answers, triage), injury, triage: kept }, day));
      }),
  };
};

export type CheckinRecorder = ReturnType<typeof createCheckinRecorder>;
