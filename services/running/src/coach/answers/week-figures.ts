import { addDays, weekStartOf } from '@stridewell/contracts/web';
import { fullDay, weekday } from '@stridewell/language/days';
import { type Language, listed, sentences } from '@stridewell/language/language';
import type { Reply } from '@stridewell/language/reply';
import type { CoachState, CourseWeek } from '../../domain/coach-state.ts';
import { doneMinutes } from '../../domain/records.ts';
import { dayOf, isHard, joggingMinutes, minutesLeft, minutesOf, sessionsOf, usualMinutes } from '../figures.ts';
import { taperWeeks, usualBeforeTaper, weekAt } from '../taper.ts';
import { count, phaseName } from '../text/names.ts';
import { isRaceDay } from '../text/sessions.ts';
import type { Answer } from './answer.ts';
import { distanceReply } from './day.ts';
import { nextTaper, percent } from './next-taper.ts';
import { adaptNote, soFar } from './week-notes.ts';

const plannedMinutes = (state: CoachState): number => state.plan?.totalMinutes ?? 0;

/** States how many kilometres the week has, or what is left of it. */
export const weekDistance: Answer = (state, { language, own }) => {
  const isLeft = /\b(?:left|remain\w*|still|igjen|gjenstår)\b/i.test(own);
  const minutes = isLeft ? minutesLeft(state) : plannedMinutes(state);
  return { ...distanceReply(state, minutes, language), next: soFar(state, language) };
};

const change = (from: number, to: number): number => Math.round((100 * (to - from)) / from);

/** Compares this week with the mean of the four before; null without logs. */
const againstUsual = (state: CoachState, language: Language): string | null => {
  const usual = usualMinutes(state);
  if (usual === null) return null;
  const percentage = change(usual, plannedMinutes(state));
  const sign = percentage > 0 ? `+${percentage}` : `${percentage}`;
  return language === 'nb'
    ? `Uka er på ${plannedMinutes(state)} min, mot ${usual} i snitt de fire ukene før (${sign} %).`
    : `The week has ${plannedMinutes(state)} min, against ${usual} on average in the four weeks before (${sign} %).`;
};

const BIG_STEP = 15;

/** Answers whether this week is a lot, compared with the weeks before it. */
export const weekJudged: Answer = (state, { language }) => {
  const usual = usualMinutes(state);
  const step = usual === null ? null : change(usual, plannedMinutes(state));
  const nb = language === 'nb';
  if (state.course?.phase === 'Taper')
    return {
      answer: nb
        ? 'Mindre enn vanlig, og det er meningen: du trapper ned.'
        : 'Less than usual, and that is the idea: you are tapering.',
      why: againstUsual(state, language),
    };
  const verdict =
    step === null
      ? null
      : step > BIG_STEP
        ? nb
          ? 'Ja, det er et klart steg opp, så hold de rolige dagene rolige.'
          : 'Yes, that is a clear step up, so keep the easy days easy.'
        : step < -BIG_STEP
          ? nb
            ? 'Nei, det er mindre enn du pleier.'
            : 'No, that is less than you usually run.'
          : nb
            ? 'Nei, det er omtrent det du pleier.'
            : 'No, that is about what you usually run.';
  return { answer: sentences(verdict, againstUsual(state, language)), why: adaptNote(state, language) };
};

const hardDays = (state: CoachState): string[] =>
  (state.plan?.days ?? []).filter((day) => isHard(day) && !isRaceDay(day)).map(({ date }) => date);

const nextPhaseLine = (state: CoachState, language: Language): string | null => {
  const { course } = state;
  const next = course?.weeks.find(({ phase, weekStart }) => phase !== course.phase && weekStart > state.today);
  if (!next || next.phase === 'Taper') return null;
  return language === 'nb'
    ? `${phaseName(next.phase, language)} begynner ${fullDay(next.weekStart, language)}, og da blir det mer.`
    : `${next.phase} begins on ${fullDay(next.weekStart, language)}, and there is more from then on.`;
};

/** Answers a runner to whom the plan seems too easy, or too little for the race. */
export const planJudged: Answer = (state, { language }) => {
  const nb = language === 'nb';
  if (state.course?.phase === 'Taper')
    return {
      answer: nb
        ? 'Nei, det er meningen: før løpet går mengden ned, og formen blir.'
        : 'No, that is on purpose: before the race the amount goes down, and your fitness stays.',
      why: againstUsual(state, language),
    };
  const total = sessionsOf(state.plan?.days ?? []).length;
  const hard = hardDays(state);
  const days = listed(
    hard.map((date) => weekday(date, language)),
    language,
  );
  const mix = nb
    ? hard.length > 0
      ? `Denne uka er ${hard.length} av ${total} økter hard (${days}); resten skal være rolig.`
      : `Denne uka er alle de ${total} øktene rolige.`
    : hard.length > 0
      ? `This week ${hard.length} of ${total} sessions is hard (${days}); the rest is meant to be easy.`
      : `This week all ${total} sessions are easy.`;
  return {
    answer: nb
      ? 'Nei, det skal kjennes lett: det meste av treningen er rolig med vilje.'
      : 'No, it is meant to feel easy: most of the training is easy on purpose.',
    why: sentences(mix, againstUsual(state, language)),
    next: nextPhaseLine(state, language),
  };
};

const weekLine = (week: CourseWeek, language: Language): string | null => {
  if (week.minutes === 0) return null;
  const long = week.longMinutes > 0;
  if (language === 'nb')
    return `Går alt som planlagt, blir den på rundt ${week.minutes} min${long ? `, med en langtur på omtrent ${week.longMinutes}` : ''}.`;
  return `If all goes as planned it has around ${week.minutes} min${long ? `, with a long run of about ${week.longMinutes}` : ''}.`;
};

/** Describes the week after next from the outline of the season. */
export const weekAfterNext: Answer = (state, { language }) => {
  const week = weekAt(state, 2);
  const nb = language === 'nb';
  if (!week)
    return nb
      ? 'Så langt fram er det ikke planlagt noe ennå; hver uke lages på mandag.'
      : 'Nothing is planned that far ahead yet; each week is planned on Monday.';
  const day = fullDay(week.weekStart, language);
  if (week.taperShare !== null)
    return nb
      ? `Uka fra ${day} er nedtrapping: ${percent(week.taperShare)} av den vanlige uka di, omtrent ${week.minutes} min.`
      : `The week from ${day} is taper: ${percent(week.taperShare)} of your usual week, about ${week.minutes} min.`;
  return {
    answer: nb
      ? `Uka fra ${day} er ${phaseName(week.phase, language)}.`
      : `The week from ${day} is in the ${week.phase} phase.`,
    why: weekLine(week, language),
    next: nb ? 'Selve øktene lages mandagen den begynner.' : 'Its sessions are planned on the Monday it begins.',
  };
};

const COMPARED =
  /\b(?:harder|easier|heavier|lighter|more|less|as (?:hard|heavy|much)|tougher|the same|tyngre|tung|hardere|lettere|roligere|mer|mindre|like|tøffere|det samme)\b/i;

/** Matches a question whether next week is lighter or shorter than this one. */
const LIGHTER = /\b(?:easier|lighter|less|shorter|lettere|roligere|mindre|kortere)\b/i;

/** States by how much next week differs from this one. */
export const nextWeekStep: Answer = (state, { language }) => {
  const [now, next] = [plannedMinutes(state), weekAt(state, 1)?.minutes ?? null];
  if (next === null || now === 0) return nextWeekAhead(state, language, '');
  const step = change(now, next);
  return {
    answer:
      language === 'nb'
        ? `${Math.abs(step)} % ${step < 0 ? 'mindre' : 'mer'}: omtrent ${next} min mot ${now} denne uka.`
        : `${Math.abs(step)} % ${step < 0 ? 'less' : 'more'}: about ${next} min against ${now} this week.`,
    why: adaptNote(state, language),
  };
};

export const nextWeekAhead = (state: CoachState, language: Language, own: string): Reply => {
  const nb = language === 'nb';
  const week = weekAt(state, 1);
  const adapted = adaptNote(state, language);
  const taper = nextTaper(state, language);
  const notYet = nb
    ? 'Øktene er ikke planlagt ennå: uka lages på mandag, fra loggen og innsjekkene fram til da.'
    : 'Its sessions are not planned yet: the week is planned on Monday, from your log and check-ins until then.';
  const isLess = adapted !== null || week?.taperShare !== null || (week?.minutes ?? 0) < plannedMinutes(state);
  const verdict =
    week && COMPARED.test(own)
      ? isLess
        ? nb
          ? `${LIGHTER.test(own) ? 'Ja' : 'Nei'}, neste uke blir lettere enn denne.`
          : `${LIGHTER.test(own) ? 'Yes' : 'No'}, next week is lighter than this one.`
        : nb
          ? 'Litt mer enn denne, ja.'
          : 'A little more than this one, yes.'
      : null;
  const phase =
    week && taper === null
      ? nb
        ? `Neste uke er i ${phaseName(week.phase, language)}.`
        : `Next week is in the ${week.phase} phase.`
      : null;
  return {
    answer: sentences(verdict, taper ?? phase),
    why: adapted ?? (week && taper === null ? weekLine(week, language) : null),
    next: notYet,
  };
};

/** Sums up last week from the log if no summary is stored. */
export const lastWeekLogged = (state: CoachState, language: Language): string => {
  const monday = addDays(weekStartOf(state.today), -7);
  const logs = state.logs.filter(({ date }) => date >= monday && date < addDays(monday, 7));
  const nb = language === 'nb';
  if (logs.length === 0) return nb ? 'Ingenting er logget forrige uke.' : 'Nothing is logged for last week.';
  const ran = logs.filter((log) => doneMinutes(log) > 0);
  const minutes = minutesOf(ran);
  const skipped = logs.filter(({ status }) => status === 'skipped').map(({ date }) => weekday(date, language));
  const missed =
    skipped.length === 0
      ? null
      : nb
        ? `Hoppet over: ${listed(skipped, language)}.`
        : `Skipped: ${listed(skipped, language)}.`;
  const head = nb
    ? `**Forrige uke:** ${count(ran.length, 'økt', 'økter')}, ${minutes} min.`
    : `**Last week:** ${count(ran.length, 'session', 'sessions')}, ${minutes} min.`;
  const plan = plannedMinutes(state);
  const now = plan === 0 ? null : nb ? `Denne uka er på ${plan} min.` : `This week has ${plan} min.`;
  return sentences(head, missed, now);
};

/** States how many minutes of a session are running and how many walking; null for a session without both. */
export const runningShare = (state: CoachState, date: string, language: Language): Reply | null => {
  const day = dayOf(state, date);
  const running = day && joggingMinutes(day);
  if (!day || running === null) return null;
  return language === 'nb'
    ? {
        answer: `${running} av de ${day.minutes} minuttene er jogging, resten gange.`,
        why: 'Gangen er pausene mellom joggene, og fem minutter før og etter.',
      }
    : {
        answer: `${running} of the ${day.minutes} minutes are jogging, the rest is walking.`,
        why: 'The walking is the breaks between the jogs, and five minutes before and after.',
      };
};

/** Compares each taper week with the runner's usual week. */
export const taperFigures: Answer = (state, { language }) => {
  const weeks = taperWeeks(state);
  const [first] = weeks;
  const nb = language === 'nb';
  if (!first)
    return nb
      ? 'Ingen nedtrapping er planlagt, for det er ikke lagret noe løp.'
      : 'No taper is planned, because no race is stored.';
  const usual = usualBeforeTaper(state) ?? first.minutes;
  return {
    answer: nb ? `Regnet mot en vanlig uke på omtrent ${usual} min:` : `Against a usual week of about ${usual} min:`,
    list: weeks.map(({ weeksAhead, share, minutes }) => {
      const day = fullDay(addDays(weekStartOf(state.today), 7 * weeksAhead), language);
      return nb
        ? `Uka fra ${day}: ${minutes} min, ${usual - minutes} min mindre (${percent(share)})`
        : `Week from ${day}: ${minutes} min, ${usual - minutes} min less (${percent(share)})`;
    }),
  };
};

/** States how large the weeks of the season become. */
export const biggestWeek: Answer = (state, { language }) => {
  const week = [...(state.course?.weeks ?? [])].sort((a, b) => b.minutes - a.minutes)[0];
  const now = plannedMinutes(state);
  const nb = language === 'nb';
  if (!week || week.minutes <= now)
    return {
      answer: nb ? `Ikke større enn nå: denne uka er på ${now} min.` : `Not bigger than now: this week has ${now} min.`,
      why: againstUsual(state, language),
    };
  return {
    answer: nb
      ? `Opp til omtrent ${week.minutes} min, i uka fra ${fullDay(week.weekStart, 'nb')}, hvis alt går som planlagt.`
      : `Up to about ${week.minutes} min, in the week from ${fullDay(week.weekStart, 'en')}, if all goes as planned.`,
    why: nb
      ? `Nå er uka på ${now} min, og den vokser litt om gangen.`
      : `This week has ${now} min, and it grows a little at a time.`,
  };
};

const WEEKS_LISTED = 12;

/** Lists the weeks until the race with their phase and expected minutes. */
export const weeksAhead: Answer = (state, { language }) => {
  const nb = language === 'nb';
  const weeks = (state.course?.weeks ?? []).slice(0, WEEKS_LISTED);
  return {
    answer: nb ? 'Uke for uke, hvis alt går som planlagt:' : 'Week by week, if all goes as planned:',
    list: weeks.map((week, at) => {
      const minutes = (at === 0 ? plannedMinutes(state) : week.minutes) || week.minutes;
      const long =
        week.longMinutes > 0 ? (nb ? `, langtur ${week.longMinutes}` : `, long run ${week.longMinutes}`) : '';
      const day = fullDay(week.weekStart, language);
      return nb
        ? `Fra ${day}: ${phaseName(week.phase, 'nb')}, ${minutes} min${long}`
        : `From ${day}: ${week.phase}, ${minutes} min${long}`;
    }),
  };
};

/** States the minutes of the week, what is done and what is left. */
export const weekTotalAndLeft: Answer = (state, { language }) => {
  const left = minutesLeft(state);
  const nb = language === 'nb';
  return {
    answer:
      left === 0
        ? nb
          ? 'Ja, alt på planen er gjort denne uka.'
          : 'Yes, everything in the plan is done this week.'
        : nb
          ? `${left} min gjenstår denne uka, av ${plannedMinutes(state)} i alt.`
          : `${left} min are left this week, of ${plannedMinutes(state)} in all.`,
    why: soFar(state, language),
  };
};
