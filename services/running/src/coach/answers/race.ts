import { fullDay } from '@stridewell/language/days';
import { type Language, paragraphs, sentences, type Words } from '@stridewell/language/language';
import type { Reply } from '@stridewell/language/reply';
import type { CoachState } from '../../domain/coach-state.ts';
import { refusalOfRace } from '../../domain/training/season-verdict.ts';
import { describeSeasonMessage } from '../../messages/season-messages.ts';
import { leftOf } from '../figures.ts';
import type { Question } from '../intents/read.ts';
import { type TaperWeek, taperWeeks, weekAt } from '../taper.ts';
import { count, goalName, phaseName } from '../text/names.ts';
import { isRaceDay } from '../text/sessions.ts';
import { type Answer, missingProfile, type Variants } from './answer.ts';
import { fact } from './cards.ts';
import { nextTaper, percent } from './next-taper.ts';
import { dayLine } from './session.ts';

export const NO_RACE = {
  en: 'No race ahead is stored, so there is no countdown and no taper: the plan runs in rounds of 12 weeks, 8 in Base and 4 in Build. Set a race date on the Profile tab and the phases follow from it.',
  nb: 'Det er ikke lagret noe løp framover, så det er ingen nedtelling og ingen nedtrapping: planen går i runder på 12 uker, 8 i Base og 4 i Build. Sett en løpsdato under Profil, så følger fasene av den.',
};

/** States how many days and weeks are left until the race; null if there is none. */
export const countdown = (state: CoachState, language: Language): string | null => {
  const { course, runner, raceDate: date } = state;
  if (!course || course.daysToRace === null || course.weeksToRace === null || !runner || date === null) return null;
  const goal = goalName(runner.goal, language);
  const day = fullDay(date, language);
  if (course.daysToRace === 0) {
    const wish = raceRefusal(state, language) ? '' : { en: ' Enjoy it.', nb: ' Lykke til.' }[language];
    return language === 'nb' ? `**Løpet (${goal}) er i dag.**${wish}` : `**Your race (${goal}) is today.**${wish}`;
  }
  return language === 'nb'
    ? `**${count(course.daysToRace, 'dag', 'dager')} til løpet** (${goal}, ${day}); med denne uka er det ${count(course.weeksToRace, 'uke', 'uker')} trening igjen.`
    : `**${count(course.daysToRace, 'day', 'days')} to your race** (${goal}, ${day}); including this week, ${count(course.weeksToRace, 'week of training is', 'weeks of training are')} left.`;
};

/** Returns the messages about how realistic the season is; empty when there are none. */
export const seasonNote = ({ course }: CoachState, language: Language): string =>
  sentences(...(course?.messages ?? []).map((message) => describeSeasonMessage(message, language)));

/** Returns the advice not to run the race; null if there is no such advice. */
export const raceRefusal = ({ course, raceDate: date }: CoachState, language: Language): string | null => {
  const found = refusalOfRace(course?.messages ?? [], date);
  return found ? describeSeasonMessage(found, language) : null;
};

/** States how many days and weeks are left until the race. */
export const raceDate: Answer = (state, question) => {
  const { language, message } = question;
  const missing = missingProfile(state, language);
  if (missing) return missing;
  const line = countdown(state, language);
  if (!line) return NO_RACE[language];
  const week = /\b(?:plan|planen|do|gjør|run|løpe)\b/i.test(message) ? raceWeek(state, question) : null;
  if (week) return week;
  const phase = state.course
    ? language === 'nb'
      ? `Du er i ${phaseName(state.course.phase, language)}.`
      : `You are in the ${state.course.phase} phase.`
    : null;
  return { answer: line, why: phase, next: seasonNote(state, language) };
};

/** States when the taper begins. */
export const taperWhen: Answer = (state, { language }) =>
  missingProfile(state, language) ?? taperWhenText(state, language);

const taperWhenText = (state: CoachState, language: Language): string => {
  const taperStart = state.course?.taperStart ?? null;
  if (taperStart === null || state.raceDate === null) return NO_RACE[language];
  const weeks = state.course?.phaseWeeks.Taper ?? 0;
  const from = fullDay(taperStart, language);
  const to = fullDay(state.raceDate, language);
  const begun = taperStart <= state.today;
  if (language === 'nb')
    return `Nedtrappingen ${begun ? 'begynte' : 'begynner'} ${from} og varer ${count(weeks, 'uke', 'uker')}, til løpet ${to}. Færre minutter, samme fart og omtrent like mange turer.`;
  return `Your taper ${begun ? 'began' : 'begins'} on ${from} and lasts ${count(weeks, 'week', 'weeks')}, up to the race on ${to}. Fewer minutes, the same pace and about as many runs.`;
};

const weekText = ({ share, minutes }: TaperWeek, language: Language): string =>
  language === 'nb' ? `${percent(share)} (omtrent ${minutes} min)` : `${percent(share)} (about ${minutes} min)`;

/**
 * Lists the remaining taper weeks, including the current one, with their percentage of the usual volume and their
 * minutes; null outside the taper.
 */
const ownWeeks = (state: CoachState, language: Language): string | null => {
  const weeks = taperWeeks(state);
  if (state.course?.phase !== 'Taper' || weeks.length === 0) return null;
  const texts = weeks.map((week) => weekText(week, language)).join(', ');
  return language === 'nb'
    ? `Ukene dine fra nå: ${texts} av de vanlige ukene før nedtrappingen.`
    : `Your weeks from now: ${texts} of your usual week before the taper.`;
};

/** States how much the taper reduces next week. */
export const taperCut: Answer = (state, { language }) => {
  const missing = missingProfile(state, language);
  if (missing) return missing;
  const next = weekAt(state, 1);
  const minutes = state.nextPlan
    ? language === 'nb'
      ? `Neste uke: ${state.nextPlan.totalMinutes} min i alt.`
      : `Next week: ${state.nextPlan.totalMinutes} min in all.`
    : null;
  if (state.raceDate === null) return sentences(minutes, NO_RACE[language]);
  if (!next)
    return {
      answer: ownWeeks(state, language),
      why: countdown(state, language),
      next:
        language === 'nb' ? 'Etter løpet er det hvile før noe nytt.' : 'After the race comes rest before anything new.',
    };
  if (next.phase !== 'Taper')
    return sentences(
      minutes,
      language === 'nb'
        ? `Neste uke er ${phaseName(next.phase, language)}: ingen nedtrapping ennå. Planen for den lages på mandag.`
        : `Next week is ${next.phase}: no taper yet. Its plan is created on Monday.`,
    );
  return paragraphs(
    sentences(
      nextTaper(state, language),
      language === 'nb'
        ? 'Kutt minutter, ikke fart: færre drag i samme fart.'
        : 'Cut minutes, not pace: fewer repetitions at the same pace.',
    ),
    ownWeeks(state, language),
  );
};

const DAYS_OF_RACE_WEEK = 7;

/** Describes race week: what is left, and what not to do; null in other weeks. */
const raceWeek = (state: CoachState, question: Question): Reply | null => {
  const { language, message } = question;
  const days = state.course?.daysToRace ?? null;
  if (days === null || days > DAYS_OF_RACE_WEEK || days === 0) return null;
  if (/day before|dagen før|kvelden før|night before/i.test(message))
    return {
      answer: fact('day-before', language),
      why: fact('day-before', language, 1),
      next: fact('day-before', language, 2),
    };
  const left = leftOf(state).filter((day) => !isRaceDay(day) && day.date !== state.raceDate);
  const away = count(days, language === 'nb' ? 'dag' : 'day', language === 'nb' ? 'dager' : 'days');
  return {
    answer:
      language === 'nb'
        ? `${away} igjen: kort og rolig, noen få raske drag, og ingenting nytt.`
        : `${away} to go: short and easy, a few quick bits, and nothing new.`,
    why: fact('race-week', language, 1),
    list: left.map((day) => dayLine(state, day, language)),
  };
};

const TAPER: Variants = {
  en: [
    'A taper cuts the volume and keeps the intensity: fewer minutes, fewer repetitions at the same pace, about as many runs.',
    'In the taper you run less and keep the speed: fewer minutes at the same pace, on about as many days.',
  ],
  nb: [
    'Nedtrapping (taper) kutter mengden og beholder intensiteten: færre minutter, færre drag i samme fart, omtrent like mange turer.',
    'I nedtrappingen løper du mindre og beholder farten: færre minutter i samme fart, omtrent like mange dager.',
  ],
};
const WHY_TAPER: Words = {
  en: 'Fitness lasts for weeks and tiredness goes in days, so you start fresh; feeling flat or restless is normal.',
  nb: 'Formen holder i uker, trettheten går på dager, så du starter uthvilt; å føle seg tung eller rastløs er vanlig.',
};

/** Explains the taper with the runner's own taper weeks; in race week, explains what to do in it. */
export const taper: Answer = (state, question) => {
  const { language, intent } = question;
  const week = intent === 'raceWeek' ? raceWeek(state, question) : null;
  if (week) return week;
  return {
    answer: TAPER[language],
    why: WHY_TAPER[language],
    next: ownWeeks(state, language) ?? (state.course?.taperStart ? taperWhenText(state, language) : null),
    after: countdown(state, language),
  };
};

const FAST: Words = {
  en: 'Not completely: in the taper the intensity stays and the amount is reduced. Same pace, fewer repetitions, plenty of rest between; nothing new in the last weeks.',
  nb: 'Ikke helt: i nedtrappingen blir intensiteten stående, og mengden går ned. Samme fart, færre drag, god pause mellom; ikke noe nytt de siste ukene.',
};

/** Answers whether fast running stays in the taper. */
export const taperFast: Answer = (state, { language }) => ({ answer: FAST[language], next: ownWeeks(state, language) });

const RECOVERING = /\brecover|\brestituer|\bhente meg inn|\brestitusjon/i;

/** Answers how to recover faster. */
const recovering = (language: Language): Reply => ({
  answer: fact('sleep-how-much', language, 1),
  why: fact('sleep-how-much', language),
  next:
    language === 'nb' ? 'Spis nok, og la de rolige dagene være rolige.' : 'Eat enough, and let the easy days be easy.',
});

/** Answers how to get faster, or to recover faster. */
export const faster: Answer = (state, { language, message }) =>
  RECOVERING.test(message)
    ? recovering(language)
    : {
        answer: fact('getting-faster', language),
        why:
          language === 'nb'
            ? 'Planen din har den blandingen: rolige minutter, én eller to harde økter, langtur og hvile.'
            : 'Your plan has that mix: easy minutes, one or two hard sessions, the long run and rest.',
        next:
          state.profile &&
          (language === 'nb'
            ? 'En ny terskeltest nå og da viser om farten flytter seg.'
            : 'A new threshold test now and then shows whether your pace moves.'),
      };
