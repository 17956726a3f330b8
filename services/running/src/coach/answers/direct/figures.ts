import { addDays, daysBetween, formatPace, weekStartOf } from '@stridewell/contracts/web';
import { fullDay, weekday } from '@stridewell/language/days';
import { listed, sentences } from '@stridewell/language/language';
import type { Reply } from '@stridewell/language/reply';
import type { CoachState, CourseWeek } from '../../../domain/coach-state.ts';
import { doneMinutes } from '../../../domain/records.ts';
import { isLong, leftOf, minutesOf, minutesOfFourWeeks, usualMinutes, weekSoFar } from '../../figures.ts';
import { count, scoreText } from '../../text/names.ts';
import { isRaceDay, sessionPhrase } from '../../text/sessions.ts';
import type { Answer } from '../answer.ts';
import { distanceReply } from '../day.ts';
import { lastMonday, longAhead, ofRuns, pick, raceAhead } from './shared.ts';

/** States how much of the week is easy and how much is hard. */
const weekShare: Answer = (state, { language }) => {
  const days = (state.plan?.days ?? []).filter(({ minutes }) => minutes > 0);
  const total = days.reduce((sum, { minutes }) => sum + minutes, 0);
  const hard = days.reduce((sum, { hardMinutes }) => sum + hardMinutes, 0);
  if (total === 0) return pick(language, 'No running is planned this week.', 'Ingen løping er planlagt denne uka.');
  const share = Math.round((100 * hard) / total);
  const sessions = days.filter(({ hardMinutes }) => hardMinutes > 0);
  return {
    answer: pick(
      language,
      `About ${100 - share} % of this week's ${total} min is easy and ${share} % hard.`,
      `Omtrent ${100 - share} % av ukas ${total} min er rolig, og ${share} % hardt.`,
    ),
    why:
      sessions.length === 0
        ? null
        : pick(
            language,
            `The hard part is in ${listed(
              sessions.map(({ date }) => `${weekday(date, 'en')}'s session`),
              'en',
            )}; its warm-up and cool-down count as easy.`,
            `Det harde ligger i økta ${listed(
              sessions.map(({ date }) => weekday(date, 'nb')),
              'nb',
            )}; oppvarming og nedjogging teller som rolig.`,
          ),
  };
};

/** States the mean minutes per week of the last four weeks. */
const meanMinutes: Answer = (state, { language }) => {
  const usual = usualMinutes(state);
  if (usual === null)
    return pick(language, 'No runs are logged for the last four weeks.', 'Ingen turer er logget de siste fire ukene.');
  const { minutes } = weekSoFar(state);
  return {
    answer: pick(
      language,
      `${usual} min a week on average over the four weeks before this one, ${minutesOfFourWeeks(state)} min in all.`,
      `${usual} min i uka i snitt de fire ukene før denne, ${minutesOfFourWeeks(state)} min i alt.`,
    ),
    why: pick(
      language,
      `This week has ${state.plan?.totalMinutes ?? 0} min planned, ${minutes} of them done.`,
      `Denne uka er på ${state.plan?.totalMinutes ?? 0} min, og ${minutes} av dem er gjort.`,
    ),
  };
};

const MONTH = /\b(?:month|four weeks|4 weeks|28 days|måned\w*|fire uker|4 uker)\b/i;
const TWO_WEEKS = /\b(?:two weeks|2 weeks|fortnight|14 days|to uker|to ukene|14 dager)\b/i;

/** States the mean readiness score of the most recent days. */
const meanScore: Answer = (state, { language, own }) => {
  const days = MONTH.test(own) ? 28 : TWO_WEEKS.test(own) ? 14 : 7;
  const scores = state.checkins
    .filter(({ date }) => date <= state.today && daysBetween(date, state.today) < days)
    .map(({ score }) => score);
  if (scores.length === 0)
    return pick(language, 'There are no check-ins in that time.', 'Det er ingen innsjekker i den tida.');
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const normal = state.baseline
    ? pick(
        language,
        `Your own normal is ${scoreText(state.baseline.mean, 'en')}.`,
        `Ditt eget vanlige er ${scoreText(state.baseline.mean, 'nb')}.`,
      )
    : null;
  return {
    answer: pick(
      language,
      `${scoreText(mean, 'en')} of 10 over the last ${days} days, from ${count(scores.length, 'check-in', 'check-ins')}.`,
      `${scoreText(mean, 'nb')} av 10 de siste ${days} dagene, fra ${count(scores.length, 'innsjekk', 'innsjekker')}.`,
    ),
    why: normal,
  };
};

const later = (state: CoachState): CourseWeek[] =>
  (state.course?.weeks ?? []).filter(({ weekStart }) => weekStart > weekStartOf(state.today));

const OF_RUNS =
  /\b(?:how many (?:more )?(?:runs|sessions|workouts)|hvor mange (?:\w+ )?(?:turer|økter|løpeturer|treninger))\b/i;

/**
 * States approximately how many runs are left until the race: those of this week, plus one per running day in each
 * later week.
 */
const runsToRace = (state: CoachState, language: 'en' | 'nb'): Reply | string => {
  const race = raceAhead(state, language);
  if (!race) return pick(language, 'There is no race ahead in your profile.', 'Det står ikke noe løp i profilen din.');
  const left = leftOf(state).filter((day) => !isRaceDay(day)).length;
  const perWeek = state.runner?.days.length ?? 0;
  const weeks = later(state).length;
  // The last of the weeks ends with the race itself.
  const runs = left + Math.max(0, weeks * perWeek - 1);
  return {
    answer: pick(language, `Roughly ${runs} runs, before the race itself.`, `Omtrent ${runs} turer, før selve løpet.`),
    why: pick(
      language,
      `${count(left, 'run is', 'runs are')} left this week, then ${count(weeks, 'week', 'weeks')} of about ${perWeek}, and the race is ${race.days} days away.`,
      `${count(left, 'tur', 'turer')} igjen denne uka, så ${count(weeks, 'uke', 'uker')} med omtrent ${perWeek}, og det er ${race.days} dager til løpet.`,
    ),
  };
};

/** States how many minutes are left until the race, by the plan so far. */
const totalToRace: Answer = (state, { language, own }) => {
  if (OF_RUNS.test(own)) return runsToRace(state, language);
  const race = raceAhead(state, language);
  if (!race) return pick(language, 'There is no race ahead in your profile.', 'Det står ikke noe løp i profilen din.');
  const left = leftOf(state).reduce((sum, { minutes }) => sum + minutes, 0);
  const weeks = later(state);
  const hours = Math.round((left + weeks.reduce((sum, { minutes }) => sum + minutes, 0)) / 60);
  const few = weeks.length > 0 && weeks.length <= 3;
  return {
    answer: pick(
      language,
      `About ${hours} hours of running until ${fullDay(race.date, 'en')}, if it all goes as planned.`,
      `Omtrent ${hours} timer løping fram til ${fullDay(race.date, 'nb')}, hvis alt går som planlagt.`,
    ),
    why: few
      ? pick(
          language,
          `That is ${left} min left this week, then ${listed(
            weeks.map(({ minutes }) => `${minutes} min`),
            'en',
          )}; the race itself is not counted.`,
          `Det er ${left} min igjen denne uka, så ${listed(
            weeks.map(({ minutes }) => `${minutes} min`),
            'nb',
          )}; selve løpet er ikke med.`,
        )
      : pick(
          language,
          `${left} min are left this week; each later week is planned on its Monday, from your log and check-ins.`,
          `${left} min er igjen denne uka; hver uke etter den planlegges på mandagen, fra logg og innsjekker.`,
        ),
  };
};

/** States the sessions and minutes of race week. */
export const raceWeekFigures: Answer = (state, { language }) => {
  const race = raceAhead(state, language);
  const week = state.course?.weeks.at(-1);
  if (!race || !week)
    return pick(language, 'There is no race ahead in your profile.', 'Det står ikke noe løp i profilen din.');
  const share = week.taperShare === null ? null : Math.round(100 * week.taperShare);
  const before = state.course?.weeks.at(-2);
  return {
    answer: pick(
      language,
      `About ${week.minutes} min in race week, from ${fullDay(week.weekStart, 'en')}${share === null ? '' : `: ${share} % of your usual week`}.`,
      `Omtrent ${week.minutes} min i løpsuka, fra ${fullDay(week.weekStart, 'nb')}${share === null ? '' : `: ${share} % av en vanlig uke`}.`,
    ),
    why: pick(
      language,
      `Short and easy runs with a few quick minutes early in the week; the race is on ${fullDay(race.date, 'en')}.`,
      `Korte, rolige turer med noen kjappe minutter tidlig i uka; løpet er ${fullDay(race.date, 'nb')}.`,
    ),
    next:
      before && before.weekStart > state.today
        ? pick(
            language,
            `The week before it has about ${before.minutes} min.`,
            `Uka før er på omtrent ${before.minutes} min.`,
          )
        : null,
  };
};

/** Compares the coming long run with the last one. */
const runDifference: Answer = (state, { language }) => {
  const long = longAhead(state);
  const last = state.logs
    .filter((log) => log.planType === 'long' && log.date < state.today && doneMinutes(log) > 0)
    .sort((a, b) => b.date.localeCompare(a.date))[0];
  if (!long || !last?.minutes)
    return pick(language, 'There are no two long runs to compare.', 'Det finnes ikke to langturer å sammenligne.');
  const difference = long.minutes - last.minutes;
  const size =
    difference === 0
      ? pick(language, 'The same length', 'Like lang')
      : difference > 0
        ? pick(language, `${difference} minutes longer`, `${difference} minutter lengre`)
        : pick(language, `${-difference} minutes shorter`, `${-difference} minutter kortere`);
  return {
    answer: pick(
      language,
      `${size}: ${long.minutes} on ${weekday(long.date, 'en')} against ${last.minutes} on ${fullDay(last.date, 'en')}.`,
      `${size}: ${long.minutes} ${weekday(long.date, 'nb')} mot ${last.minutes} ${fullDay(last.date, 'nb')}.`,
    ),
    why: state.cap
      ? pick(
          language,
          `At most ${state.cap.minutes} min now, a tenth above your longest recent run.`,
          `Høyst ${state.cap.minutes} min nå, en tidel over den lengste turen din i det siste.`,
        )
      : null,
  };
};

const SUM = /(\d{1,3}) ?(?:\+|og|and|plus) ?(\d{1,3})(?: ?(?:\+|og|and|plus) ?(\d{1,3}))?/i;

/** Checks the runner's sum of the minutes that are left this week. */
const sumCheck: Answer = (state, { language, own }) => {
  const found = SUM.exec(own);
  const named = found ? found.slice(1).reduce((sum, part) => sum + Number(part ?? 0), 0) : null;
  const left = leftOf(state);
  const sum = left.reduce((total, { minutes }) => total + minutes, 0);
  const { minutes } = weekSoFar(state);
  const parts = left.map(({ minutes: each }) => `${each}`).join(' + ');
  return {
    answer:
      named === null || named === sum
        ? pick(language, `Yes, right: ${parts} is ${sum} min left.`, `Ja, det stemmer: ${parts} er ${sum} min igjen.`)
        : pick(language, `Not quite: ${parts} is ${sum} min left.`, `Ikke helt: ${parts} er ${sum} min igjen.`),
    why: pick(
      language,
      `With the ${minutes} done you end on ${minutes + sum} min this week.`,
      `Med de ${minutes} du har gjort, ender uka på ${minutes + sum} min.`,
    ),
  };
};

/** Compares what was logged last week with what is usual. */
const lastWeekPlan: Answer = (state, { language }) => {
  const from = lastMonday(state);
  const logs = state.logs.filter(({ date }) => date >= from && date < addDays(from, 7));
  if (logs.length === 0) return pick(language, 'Nothing is logged for last week.', 'Ingenting er logget forrige uke.');
  const done = logs.filter((log) => doneMinutes(log) > 0);
  const skipped = logs.filter(({ status }) => status === 'skipped').map(({ date }) => weekday(date, language));
  return {
    answer: pick(
      language,
      `${done.length} of ${count(logs.length, 'session', 'sessions')} done, ${minutesOf(done)} min.`,
      `${done.length} av ${count(logs.length, 'økt', 'økter')} gjort, ${minutesOf(done)} min.`,
    ),
    why:
      skipped.length === 0
        ? pick(language, 'Nothing was skipped.', 'Ingenting ble hoppet over.')
        : pick(language, `Skipped: ${listed(skipped, 'en')}.`, `Hoppet over: ${listed(skipped, 'nb')}.`),
    next: skipped.length === 0 ? null : pick(language, 'It is not made up.', 'Det skal ikke tas igjen.'),
  };
};

const STEEP = 15;

/** Answers whether the volume grows too fast. */
const volumeStep: Answer = (state, { language }) => {
  const usual = usualMinutes(state);
  const now = state.plan?.totalMinutes ?? 0;
  if (usual === null) return pick(language, 'Too little is logged to say.', 'For lite er logget til å si det.');
  const step = Math.round((100 * (now - usual)) / usual);
  return {
    answer:
      step > STEEP
        ? pick(
            language,
            'It is a clear step up, so keep the easy days easy.',
            'Det er et klart steg opp, så hold de rolige dagene rolige.',
          )
        : pick(language, 'No, it is not too fast.', 'Nei, det går ikke for fort.'),
    why: pick(
      language,
      `This week has ${now} min against ${usual} on average in the four before, ${step > 0 ? '+' : ''}${step} %.`,
      `Uka er på ${now} min mot ${usual} i snitt de fire før, ${step > 0 ? '+' : ''}${step} %.`,
    ),
    next: state.cap
      ? pick(
          language,
          `And no single run passes ${state.cap.minutes} min now.`,
          `Og ingen enkelttur går over ${state.cap.minutes} min nå.`,
        )
      : null,
  };
};

const RACE_KM: Readonly<Record<string, number>> = { '5k': 5, '10k': 10, half_marathon: 21.0975, marathon: 42.195 };
/** Range in seconds per kilometre in which a named pace is plausible. */
const NAMED_PACE =
  /(?<![\d:])([3-9]|1[0-5])[:.]([0-5]\d) ?(?:min ?)?(?:\/|per|pr\.?|an?|the|på) ?(k(?:m|ilomet\w*)?|mi(?:les?|l)?|mila)\b/i;
const KM_PER_MILE = 1.609344;

/** Returns the finishing time for a pace over the goal distance, as a sentence; null if either is missing. */
export const timeAtPace = (state: CoachState, own: string, language: 'en' | 'nb'): string | null => {
  const km = RACE_KM[state.runner?.goal ?? ''];
  const found = NAMED_PACE.exec(own);
  if (!km || !found) return null;
  const named = 60 * Number(found[1]) + Number(found[2]);
  const isMile = /^mi/i.test(found[3] ?? '');
  const total = Math.round((isMile ? named / KM_PER_MILE : named) * km);
  const time =
    total >= 3_600 ? `${Math.floor(total / 3_600)}:${formatPace(total % 3_600).padStart(5, '0')}` : formatPace(total);
  const unit = isMile ? 'mile' : 'km';
  return pick(
    language,
    `${formatPace(named)} per ${unit} gives ${time}.`,
    `${formatPace(named)} per ${unit} gir ${time}.`,
  );
};

/** States the next hard session, or that none is left this week. */
const nextHard: Answer = (state, { language }) => {
  const hard = leftOf(state).find(({ hardMinutes }) => hardMinutes > 0);
  if (hard)
    return pick(
      language,
      `Next hard session: ${weekday(hard.date, 'en')}, ${sessionPhrase(hard, 'en')}.`,
      `Neste harde økt: ${weekday(hard.date, 'nb')}, ${sessionPhrase(hard, 'nb')}.`,
    );
  const long = leftOf(state).find(isLong);
  return {
    answer: pick(
      language,
      'None is left this week; next week is planned on Monday, and its hard session is shown then.',
      'Ingen er igjen denne uka; neste uke planlegges på mandag, og da ser du den harde økta.',
    ),
    why: sentences(
      long &&
        pick(
          language,
          `Most demanding until then is ${weekday(long.date, 'en')}: ${sessionPhrase(long, 'en')}.`,
          `Mest krevende til da er ${weekday(long.date, 'nb')}: ${sessionPhrase(long, 'nb')}.`,
        ),
    ),
  };
};

/** States how far the minutes that a message names take the runner. */
const minutesFar: Answer = (state, { minutes, language }) => distanceReply(state, minutes ?? 0, language);

export const FIGURE_ANSWERS = {
  minutesFar: ofRuns(minutesFar),
  weekShare: ofRuns(weekShare),
  meanMinutes: ofRuns(meanMinutes),
  meanScore,
  totalToRace: ofRuns(totalToRace),
  raceWeekFigures: ofRuns(raceWeekFigures),
  runDifference: ofRuns(runDifference),
  sumCheck: ofRuns(sumCheck),
  lastWeekPlan: ofRuns(lastWeekPlan),
  volumeStep: ofRuns(volumeStep),
  nextHard: ofRuns(nextHard),
} as const;
