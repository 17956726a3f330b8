import type { Turn } from '@stridewell/chat/model/coach-model';
import type { AskedBack, ChangeRequest } from '@stridewell/chat/proposals/change';
import { addDays, formatPace, type RaceGoal } from '@stridewell/contracts/web';
import { weekday } from '@stridewell/language/days';
import type { TrainingPermit } from '@stridewell/safety';
import type { IntentId } from '@stridewell/understanding';
import { datesIn } from '@stridewell/understanding/slots';
import type { CoachState } from '../../domain/coach-state.ts';
import { readDays } from '../../domain/parse-days.ts';
import { ROPE } from '../answers/refused.ts';
import { dayOf, isLong, logOf, pauseToday } from '../figures.ts';
import { questionOf } from '../turn.ts';
import { wishOf } from './args.ts';
import { type Asked, asWish, back, besideAnswer, type Reader } from './reader.ts';
import { replacedDay, resultPace, tripOf } from './stated-readers.ts';
import { say } from './words.ts';

const hasSession = (state: CoachState, date: string): boolean => (dayOf(state, date)?.minutes ?? 0) > 0;

/** A session that is named as the place of another day: "Friday instead of Thursday". */
const INSTEAD_OF = /\b(?:instead of|rather than|i stedet for|istedenfor|heller enn)\b/i;

/** Returns the day of this week's long run that is not over; null if there is none. */
const longRunDate = ({ plan, today }: CoachState): string | null =>
  plan?.days.find((day) => day.date >= today && isLong(day))?.date ?? null;

/** Returns the day whose session moves and the day to which it moves, if they are named. */
const moveOf = ({ state, slots, dates, message }: Asked): { from: string | null; to: string | null } => {
  const [first = null, second = null] = dates;
  const long = slots.session === 'long' ? longRunDate(state) : null;
  if (long && !second) return { from: long, to: first !== long ? first : null };
  if (first && second) return INSTEAD_OF.test(message) ? { from: second, to: first } : { from: first, to: second };
  // A single day without a session is the day to which today's session moves.
  if (first && !hasSession(state, first) && hasSession(state, state.today)) return { from: state.today, to: first };
  return { from: first ?? (hasSession(state, state.today) ? state.today : null), to: null };
};

const CHIPS_MAX = 4;

/** Returns the sessions from today to Sunday as chips of the question which one moves. */
const sessionsAhead = ({ state, language }: Asked): AskedBack['chips'] =>
  (state.plan?.days ?? [])
    .filter(({ date, minutes }) => date >= state.today && minutes > 0 && logOf(state, date) === null)
    .slice(0, CHIPS_MAX)
    .map(({ date }) => ({
      label: weekday(date, language),
      message: say(language, `Move ${weekday(date, language)}'s session`, `Flytt økta på ${weekday(date, language)}`),
    }));

const moveSession: Reader = (asked) => {
  const { language } = asked;
  const { from, to } = moveOf(asked);
  if (!from)
    return back(say(language, 'Which session should I move?', 'Hvilken økt skal jeg flytte?'), sessionsAhead(asked));
  // Without a day, the service offers the days that the plan allows.
  return asWish(wishOf('moveSession', { from, to: to ?? from }, language));
};

/** Swaps two days. The session moves from its day to the other one. */
const swapDays: Reader = (asked) => {
  const { state, dates, language } = asked;
  const [first, second] = dates;
  if (!first || !second) return moveSession(asked);
  const [from, to] = !hasSession(state, first) && hasSession(state, second) ? [second, first] : [first, second];
  return asWish(wishOf('moveSession', { from, to }, language));
};

const dayIn = ({ state, dates }: Asked): string => dates[0] ?? state.today;

const easier: Reader = (asked) => asWish(wishOf('easier', { date: dayIn(asked) }, asked.language));

const SHORTEST = 10;
/** Lengths that are offered when the runner names none, in minutes. */
const LENGTHS = [20, 30, 40, 60];

const shorter: Reader = (asked) => {
  const { state, slots, language } = asked;
  const date = dayIn(asked);
  const planned = dayOf(state, date)?.minutes ?? 0;
  const chips = LENGTHS.filter((minutes) => minutes < planned).map((minutes) => ({
    label: `${minutes} min`,
    message: say(
      language,
      `I only have ${minutes} minutes on ${weekday(date, language)}`,
      `Jeg har bare ${minutes} minutter på ${weekday(date, language)}`,
    ),
  }));
  if (slots.minutes === null) return back(say(language, 'To how many minutes?', 'Til hvor mange minutter?'), chips);
  return (
    asWish(wishOf('shorten', { date, minutes: Math.round(slots.minutes) }, language)) ??
    back(
      say(
        language,
        `The shortest session I can plan is ${SHORTEST} minutes. How long should it be?`,
        `Den korteste økta jeg kan planlegge, er ${SHORTEST} minutter. Hvor lang skal den være?`,
      ),
      chips,
    )
  );
};

const SHORTEN = /\b(?:shorten|shorter|cut|kort ned|kortere|forkort)\b/i;

/** "Shorten Sunday's long run to 40 minutes" is close to a question about the long run. */
const shorterLong: Reader = (asked) => {
  const { state, message, slots, dates } = asked;
  if (slots.minutes === null || !SHORTEN.test(message)) return null;
  const date = dates[0] ?? longRunDate(state);
  return date ? shorter({ ...asked, dates: [date] }) : null;
};

/** Returns the newest named day up to today: a log is about a day that has come. */
const loggedDay = ({ state, dates }: Asked): string => {
  const [date = state.today] = dates;
  return date > state.today && date <= addDays(state.today, 6) ? addDays(date, -7) : date;
};

const markDone: Reader = (asked) => {
  const { slots, language } = asked;
  const minutes = slots.minutes === null ? null : Math.round(slots.minutes);
  const date = loggedDay(asked);
  return (
    asWish(wishOf('markDone', { date, minutes, effort: slots.effort }, language)) ??
    back(say(language, 'How many minutes was it?', 'Hvor mange minutter ble det?'))
  );
};

/** The reason in the training log of each reason that a message can name. */
const LOGGED_REASONS = { time: 'time', tired: 'fatigue', pain: 'pain', ill: 'other', weather: 'other' } as const;

const REASONS = {
  time: { label: { en: 'No time', nb: 'Dårlig tid' }, en: 'because I had no time', nb: 'på grunn av dårlig tid' },
  fatigue: { label: { en: 'Tired', nb: 'Sliten' }, en: 'because I was tired', nb: 'fordi jeg var sliten' },
} as const;

const markSkipped: Reader = (asked) => {
  // Skipping rope is not a skipped session.
  if (ROPE.test(asked.message)) return null;
  const { slots, language } = asked;
  const date = loggedDay(asked);
  if (slots.reason) return asWish(wishOf('markSkipped', { date, reason: LOGGED_REASONS[slots.reason] }, language));
  const day = weekday(date, language);
  return back(
    say(language, `What came in the way on ${day}?`, `Hva kom i veien på ${day}?`),
    Object.values(REASONS).map((reason) => ({
      label: reason.label[language],
      message: say(language, `Log ${day} as skipped ${reason.en}`, `Logg ${day} som hoppet over ${reason.nb}`),
    })),
  );
};

/** A missed session is logged when its day and the reason are named; otherwise the message asks what to do. */
const missed: Reader = (asked) => (asked.dates.length > 0 && asked.slots.reason ? markSkipped(asked) : null);

const undo: Reader = (asked) => {
  const { state, dates, language } = asked;
  const date = dates.length > 0 ? loggedDay(asked) : null;
  return date && logOf(state, date) ? asWish(wishOf('unmark', { date }, language)) : { undo: language };
};

const OF_LOG = /\b(?:undo|remove|delete|angre|slett|fjern)\b.*\blog/i;
const DONE = /\b(?:done|completed|finished|gjort|fullført|gjennomført)\b/i;

/** The messages about a log are similar, so a word decides between them. */
const logged =
  (usual: Reader): Reader =>
  (asked) => {
    if (OF_LOG.test(asked.message)) return undo(asked);
    return DONE.test(asked.message) ? markDone(asked) : usual(asked);
  };

const illness: Reader = ({ state, slots, dates, language }) => {
  const [named] = dates;
  const from = named && named <= state.today ? named : state.today;
  const since = slots.span !== null && !named ? addDays(state.today, -Math.min(slots.span, 28)) : from;
  return besideAnswer(wishOf('illness', { from: since }, language));
};

/** Ends a pause; null when none is open, because the message is then a question about the return. */
const backAgain: Reader = ({ state, language }) =>
  pauseToday(state) ? asWish(wishOf('backAgain', {}, language)) : null;

const BACK = /\b(?:back|home again|tilbake|hjemme igjen)\b/i;

const travel: Reader = (asked) => {
  const { state, message, language } = asked;
  if (BACK.test(message) && pauseToday(state)) return backAgain(asked);
  const [from, to] = tripOf(asked);
  if (from && to) return besideAnswer(wishOf('travel', { from, to }, language));
  // A question about training on a journey is answered; the answer says how to pause the plan.
  if (message.includes('?')) return null;
  return back(
    say(
      language,
      'From which day to which will you be away? Then I can put the plan on pause.',
      'Fra hvilken dag til hvilken blir du borte? Da kan jeg sette planen på pause.',
    ),
  );
};

const LONG_RUN_DAY = /\b(?:long ?run|langtur)\w*/i;
const LASTING =
  /\b(?:always|every week|each week|from now on|usually|a week|per week|weekly|alltid|hver uke|fra nå av|i uka|per uke|ukentlig|(?:long ?run|langtur)s?[ -]?da[gy])/i;

const longRunDay: Reader = ({ message, slots, language }) => {
  const [named] = slots.days;
  if (!LONG_RUN_DAY.test(message) || !LASTING.test(message) || named?.kind !== 'weekday') return null;
  const day = ([0, 1, 2, 3, 4, 5, 6] as const)[named.weekday];
  return day === undefined ? null : asWish(wishOf('longRunDay', { day }, language));
};

/** Hours a week are a lasting change, so they must be named as such. */
const weeklyHours: Reader = ({ message, slots, language }) => {
  if (slots.minutes === null || slots.minutes < 60 || !LASTING.test(message)) return null;
  const hours = slots.minutes / 60;
  const wish = Number.isInteger(hours) ? wishOf('weeklyHours', { hours }, language) : null;
  return (
    asWish(wish) ??
    back(
      say(
        language,
        'How many whole hours a week do you have, 1 to 40?',
        'Hvor mange hele timer i uka har du, 1 til 40?',
      ),
    )
  );
};

const availableDays: Reader = ({ message, language }) => {
  const days = readDays(message);
  if (days.length > 1) return asWish(wishOf('availableDays', { days }, language));
  const example = say(
    language,
    'for example "Tuesday, Thursday and Sunday"',
    'for eksempel «tirsdag, torsdag og søndag»',
  );
  return back(
    say(
      language,
      `Which days can you run? Name all of them, ${example}.`,
      `Hvilke dager kan du løpe? Nevn alle, ${example}.`,
    ),
  );
};

/** Three or more days are the days on which the runner can run, not a move. */
const runningDays: Reader = (asked) => (asked.dates.length > 2 ? availableDays(asked) : null);

const firstOf =
  (...readers: Reader[]): Reader =>
  (asked) => {
    for (const reader of readers) {
      const request = reader(asked);
      if (request) return request;
    }
    return null;
  };

const pace: Reader = ({ slots, language }) => {
  if (!slots.pace)
    return back(
      say(
        language,
        'What is your threshold pace, for example 5:10/km?',
        'Hva er terskelfarten din, for eksempel 5:10/km?',
      ),
    );
  const { seconds, unit } = slots.pace;
  return (
    asWish(wishOf('thresholdSet', { pace: `${formatPace(Math.round(seconds))}/${unit}` }, language)) ??
    back(
      say(
        language,
        'That pace is outside what I can plan with. What is your threshold pace, for example 5:10/km?',
        'Den farten er utenfor det jeg kan planlegge med. Hva er terskelfarten din, for eksempel 5:10/km?',
      ),
    )
  );
};

/** Race distances in kilometres, with the range of distances that are treated as each. */
const RACES: readonly (readonly [RaceGoal, number, number])[] = [
  ['5k', 4.9, 5.1],
  ['10k', 9.9, 10.1],
  ['half_marathon', 21, 21.2],
  ['marathon', 42, 42.3],
  ['ultra', 42.4, 200],
];

const raceGoalOf = (distance: number | null): RaceGoal | null =>
  (distance !== null && RACES.find(([, low, high]) => distance >= low && distance <= high)?.[0]) || null;

const race =
  (kind: 'raceSet' | 'raceChange'): Reader =>
  ({ state, slots, dates, language }) => {
    const known = state.profile;
    const kept = kind === 'raceChange' && known?.goal && known.goal !== 'fitness' && known.goal !== 'weight_loss';
    const goal = raceGoalOf(slots.distance) ?? (kept ? (known.goal as RaceGoal) : null);
    const date = dates.at(-1) ?? (kind === 'raceChange' && slots.distance !== null ? known?.raceDate : null);
    if (!goal)
      return back(
        say(
          language,
          'Which distance: 5 km, 10 km, half marathon, marathon or ultra? Tell me with the date.',
          'Hvilken distanse: 5 km, 10 km, halvmaraton, maraton eller ultra? Si den sammen med datoen.',
        ),
      );
    if (!date)
      return back(
        say(
          language,
          'On which date is it? Tell me with the distance, for example "10k on 14 March".',
          'Hvilken dato er det? Si den sammen med distansen, for eksempel «10 km 14. mars».',
        ),
      );
    return asWish(wishOf(kind, { goal, date }, language));
  };

const raceRemove: Reader = ({ state, language }) =>
  state.profile?.raceDate
    ? asWish(wishOf('raceRemove', {}, language))
    : back(say(language, 'There is no race in your profile.', 'Det er ingen konkurranse i profilen din.'));

/** The intents that ask for a change. Changes to training need a permit, because their cards show sessions. */
const TRAINING: Partial<Record<IntentId, Reader>> = {
  moveSession: firstOf(longRunDay, runningDays, moveSession),
  swapDays: firstOf(runningDays, swapDays),
  easier,
  shorter,
  longRun: firstOf(longRunDay, shorterLong),
};

const OTHERS: Partial<Record<IntentId, Reader>> = {
  markDone: logged(markDone),
  markSkipped: logged(markSkipped),
  missed,
  undo,
  illnessReport: illness,
  travel,
  backAfterBreak: backAgain,
  backAfterIllness: backAgain,
  availableDays: firstOf(longRunDay, weeklyHours, replacedDay, availableDays),
  fewerRuns: firstOf(weeklyHours, availableDays),
  moreRuns: firstOf(weeklyHours, availableDays),
  busyWeek: weeklyHours,
  thresholdSet: pace,
  raceSet: race('raceSet'),
  raceChange: race('raceChange'),
  raceDelete: raceRemove,
};

const remake: Reader = ({ language }) => asWish(wishOf('remakeWeek', {}, language));

/**
 * Returns the change that a typed message asks for, with its slots; null when it asks for none. Asks back if a slot is
 * missing or out of range. Pure; changes to training require a permit.
 */
export const propose = (state: CoachState, turn: Turn, permit: TrainingPermit | null): ChangeRequest | null => {
  if (turn.action) return null;
  const { intent, topic, language, slots } = questionOf(turn);
  if (intent === null) return null;
  // A result is no threshold pace that the runner names, so it is offered only with the answer about it.
  const training = topic === 'raceResult' ? resultPace : topic === 'makePlan' ? remake : TRAINING[intent];
  if (topic === 'raceResult' && !permit) return null;
  const reader = (permit && training) ?? OTHERS[intent];
  if (!reader) return null;
  const request = reader({ state, message: turn.message, slots, dates: datesIn(slots, state.today), language });
  return request && 'back' in request ? { ...request, language } : request;
};
