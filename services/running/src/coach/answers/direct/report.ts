import { addDays } from '@stridewell/contracts/web';
import { weekday } from '@stridewell/language/days';
import type { Language } from '@stridewell/language/language';
import type { CoachDay, CoachState } from '../../../domain/coach-state.ts';
import { paceRange } from '../../../domain/zones.ts';
import { dateOf } from '../../dates.ts';
import { dayOf, isHard, logOf } from '../../figures.ts';
import type { Question } from '../../intents/read.ts';
import { isDemanding } from '../../spacing.ts';
import { thresholdOf, zonePace } from '../../text/paces.ts';
import { sessionPhrase } from '../../text/sessions.ts';
import type { Answer } from '../answer.ts';
import { isLowDay, nextSession, ofRuns, onDay, pick } from './shared.ts';

const KM_PER_MILE = 1.609344;
/** Slowest pace per kilometre that is not read as one per mile, in seconds. */
const SLOWEST_KM = 420;
const PACE = /(?<![\d:])([3-9]|1[0-4])[:.]([0-5]\d)(?![\d:])/;
/** Maximum number of minutes by which a run may differ from the plan without being mentioned. */
const CLOSE = 6;
/** Tolerance in seconds per kilometre by which an easy run may be faster than its zone. */
const NEAR = 3;

/** Returns the pace of a reported run in seconds per kilometre; null if there is none. */
export const paceRun = (state: CoachState, { pace, own }: Question): number | null => {
  if (pace) return pace.isMile ? pace.seconds / KM_PER_MILE : pace.seconds;
  const found = PACE.exec(own);
  if (!found) return null;
  const seconds = 60 * Number(found[1]) + Number(found[2]);
  return thresholdOf(state)?.unit === 'mi' && seconds > SLOWEST_KM ? seconds / KM_PER_MILE : seconds;
};

/** Compares the pace of an easy run with its zone; null if either is missing. */
const paceLine = (state: CoachState, question: Question, row: CoachDay | null): string | null => {
  const { language } = question;
  const threshold = thresholdOf(state);
  const ran = paceRun(state, question);
  const zone = zonePace(state, '2', language);
  if (ran === null || threshold === null || zone === null || (row && isHard(row))) return null;
  const { fast, slow } = paceRange('2', threshold.secondsPerKm);
  if (fast !== null && ran < fast - NEAR)
    return pick(
      language,
      `That is a bit quicker than your easy pace, ${zone}: nothing is ruined, but let the next easy run be slower.`,
      `Det er litt kjappere enn den rolige farten din, ${zone}: ingenting er ødelagt, men la neste rolige tur gå saktere.`,
    );
  if (slow !== null && ran > slow + NEAR)
    return pick(
      language,
      'Slower than your easy zone, which is fine: easy is about effort.',
      'Saktere enn den rolige sonen din, og det er greit: rolig handler om innsatsen.',
    );
  return pick(
    language,
    `The pace is right in your easy zone, ${zone}.`,
    `Farten er midt i den rolige sonen din, ${zone}.`,
  );
};

const comparison = (
  { minutes, language }: Question,
  row: CoachDay | null,
  isLow: boolean,
): { line: string; isLonger: boolean } => {
  if (!row || row.minutes === 0)
    return {
      line: pick(
        language,
        'It was a rest day in the plan; one run on it does no harm, but let the next rest day be one.',
        'Det var hviledag på planen; én tur gjør ingen skade, men la neste hviledag få være det.',
      ),
      isLonger: false,
    };
  const planned = sessionPhrase(row, language);
  if (minutes === null || Math.abs(minutes - row.minutes) < CLOSE)
    return {
      line: pick(language, `Just as planned: ${planned}.`, `Akkurat som planlagt: ${planned}.`),
      isLonger: false,
    };
  if (minutes < row.minutes)
    return {
      line: pick(
        language,
        `Planned was ${planned}; shorter is fine, and the rest is not made up.`,
        `Planlagt var ${planned}; kortere er greit, og resten skal ikke tas igjen.`,
      ),
      isLonger: false,
    };
  return {
    line: pick(
      language,
      `Planned was ${planned}, so that was a good deal longer${isLow ? ' on a day that was meant to be light' : ''}.`,
      `Planlagt var ${planned}, så det ble en god del lenger${isLow ? ' på en dag som skulle være lett' : ''}.`,
    ),
    isLonger: true,
  };
};

const nextLine = (state: CoachState, isLonger: boolean, language: Language): string | null => {
  const next = nextSession(state);
  if (!next) return pick(language, 'Nothing more is planned this week.', 'Det står ikke mer på planen denne uka.');
  const when = onDay(state, next.date, language);
  const phrase = sessionPhrase(next, language);
  if (isLonger && isDemanding(next))
    return pick(
      language,
      `Nothing extra until ${weekday(next.date, 'en')}; then it is ${phrase}, shorter if your legs or that morning's check-in are heavy.`,
      `Ikke noe ekstra før ${weekday(next.date, 'nb')}; da er det ${phrase}, kortere hvis beina eller innsjekken den morgenen er tunge.`,
    );
  return isLonger
    ? pick(
        language,
        `Next is ${phrase} ${when}: keep it easy, or rest if you are heavy.`,
        `Neste er ${phrase} ${when}: hold den rolig, eller hvil hvis du kjenner deg tung.`,
      )
    : pick(language, `Next is ${phrase} ${when}.`, `Neste er ${phrase} ${when}.`);
};

/** Answers a report of a run: compares it with the plan and states what is next. Plans nothing more today. */
const report: Answer = (state, question) => {
  const { language, day } = question;
  const date = day && day.kind !== 'weekend' ? dateOf(state, day) : state.today;
  const row = dayOf(state, date <= state.today ? date : addDays(state.today, 0));
  const { line, isLonger } = comparison(question, row, isLowDay(state));
  const isLogged = logOf(state, date) !== null;
  return {
    answer: [
      pick(language, `Good, that one is done. ${line}`, `Fint, da er den gjort. ${line}`),
      pick(language, `Well run. ${line}`, `Godt løpt. ${line}`),
    ],
    why: paceLine(state, question, row),
    next: nextLine(state, isLonger, language),
    after: isLogged
      ? null
      : pick(
          language,
          'Log it on the Tracker tab, and the plan counts with it.',
          'Logg den under Logg, så regner planen med den.',
        ),
  };
};

export const REPORT_ANSWERS = { report: ofRuns(report) } as const;
