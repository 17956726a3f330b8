import { fullDay } from '@stridewell/language/days';
import { type Language, paragraphs, sentences, type Words } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { type TaperWeek, taperWeeks, weekAt } from '../taper.ts';
import { inNorwegian } from '../text/changes.ts';
import { count, goalName, phaseName } from '../text/names.ts';
import { type Answer, missingProfile } from './answer.ts';

const NO_RACE = {
  en: 'No race ahead is stored, so there is no countdown and no taper: the plan runs in blocks of four weeks. Set a race date on the Profile tab and the phases follow from it.',
  nb: 'Det er ikke lagret noe løp framover, så det er ingen nedtelling og ingen nedtrapping: planen går i blokker på fire uker. Sett en løpsdato under Profil, så følger fasene av den.',
};

const countdown = (state: CoachState, language: Language): string | null => {
  const { course, runner } = state;
  if (!course || course.daysToRace === null || course.weeksToRace === null || !runner?.raceDate) return null;
  const goal = goalName(runner.goal, language);
  const day = fullDay(runner.raceDate, language);
  if (course.daysToRace === 0)
    return language === 'nb'
      ? `**Løpet (${goal}) er i dag.** Lykke til.`
      : `**Your race (${goal}) is today.** Enjoy it.`;
  return language === 'nb'
    ? `**${count(course.daysToRace, 'dag', 'dager')} til løpet** (${goal}, ${day}); med denne uka er det ${count(course.weeksToRace, 'uke', 'uker')} trening igjen.`
    : `**${count(course.daysToRace, 'day', 'days')} to your race** (${goal}, ${day}); this week counted, ${count(course.weeksToRace, 'week', 'weeks')} of training are left.`;
};

const shortLead = (state: CoachState, language: Language): string | null => {
  const { course } = state;
  if (!course?.shortLead) return null;
  return language === 'nb'
    ? (inNorwegian(course.shortLead) ?? 'Det er kort tid for dette målet, så planen holder seg forsiktig.')
    : course.shortLead;
};

export const leadTime = shortLead;

/** How far away the race is. */
export const raceDate: Answer = (state, { language }) => {
  const missing = missingProfile(state, language);
  if (missing) return missing;
  const line = countdown(state, language);
  if (!line) return NO_RACE[language];
  const phase = state.course
    ? language === 'nb'
      ? `Du er i ${phaseName(state.course.phase, language)}.`
      : `You are in the ${state.course.phase} phase.`
    : null;
  return sentences(line, phase, shortLead(state, language));
};

/** When the taper begins. */
export const taperWhen: Answer = (state, { language }) => {
  const missing = missingProfile(state, language);
  if (missing) return missing;
  const at = weekAt(state, 0);
  if (!at?.taperStart || !state.runner?.raceDate) return NO_RACE[language];
  const weeks = state.course?.phaseWeeks.Taper ?? 0;
  const from = fullDay(at.taperStart, language);
  const to = fullDay(state.runner.raceDate, language);
  const begun = at.taperStart <= state.today;
  if (language === 'nb')
    return `Nedtrappingen ${begun ? 'begynte' : 'begynner'} ${from} og varer ${count(weeks, 'uke', 'uker')}, til løpet ${to}. Mindre mengde, samme fart og like mange turer.`;
  return `Your taper ${begun ? 'began' : 'begins'} on ${from} and lasts ${count(weeks, 'week', 'weeks')}, up to the race on ${to}. Less volume, the same pace, as many runs.`;
};

const percent = (factor: number): string => `${Math.round(factor * 100)} %`;

const weekText = ({ factor, minutes }: TaperWeek, language: Language): string =>
  language === 'nb' ? `${percent(factor)} (omtrent ${minutes} min)` : `${percent(factor)} (about ${minutes} min)`;

/** The taper's weeks from now on, each with its share and its minutes; null outside the taper. */
const ownWeeks = (state: CoachState, language: Language): string | null => {
  const weeks = taperWeeks(state);
  if (state.course?.phase !== 'Taper' || weeks.length === 0) return null;
  const texts = weeks.map((week) => weekText(week, language)).join(', ');
  return language === 'nb'
    ? `Ukene dine fra nå: ${texts} av ukesnittet før nedtrappingen.`
    : `Your weeks from now: ${texts} of the weekly mean before it.`;
};

/** What next week's taper makes of it; null where next week is none. */
export const nextTaper = (state: CoachState, language: Language): string | null => {
  const next = taperWeeks(state).find(({ weeksAhead }) => weeksAhead === 1);
  if (!next) return null;
  return language === 'nb'
    ? `Neste uke er nedtrapping: ${percent(next.factor)} av ukesnittet ditt før den, omtrent ${next.minutes} min.`
    : `Next week is taper: ${percent(next.factor)} of your weekly mean before it, about ${next.minutes} min.`;
};

/** How much next week, or the taper, is cut. */
export const taperCut: Answer = (state, { language }) => {
  const missing = missingProfile(state, language);
  if (missing) return missing;
  const next = weekAt(state, 1);
  const minutes = state.nextPlan
    ? language === 'nb'
      ? `Neste uke: ${state.nextPlan.totalMinutes} min i alt.`
      : `Next week: ${state.nextPlan.totalMinutes} min in all.`
    : null;
  if (!next) return sentences(minutes, NO_RACE[language]);
  if (next.phase !== 'Taper' || next.taperFactor === null)
    return sentences(
      minutes,
      language === 'nb'
        ? `Neste uke er ${phaseName(next.phase, language)}: ingen nedtrapping ennå. Planen for den lages på mandag.`
        : `Next week is ${next.phase}: no taper yet. Its plan is made on Monday.`,
    );
  return paragraphs(
    sentences(
      nextTaper(state, language),
      language === 'nb'
        ? 'Kutt minutter, ikke fart: halvparten av dragene i samme fart.'
        : 'Cut minutes, not pace: half the repetitions at the same pace.',
    ),
    ownWeeks(state, language),
  );
};

const TAPER = {
  en: 'A taper cuts the volume and keeps the intensity: fewer minutes each week, half the repetitions at the same pace, as many running days. Fitness stays for weeks, tiredness goes in days, so you start fresh. Feeling flat or restless in it is normal.',
  nb: 'Nedtrapping (taper) kutter mengden og beholder intensiteten: færre minutter for hver uke, halvparten av dragene i samme fart, like mange løpedager. Formen holder i uker, trettheten går på dager, så du starter uthvilt. Å føle seg tung eller rastløs underveis er vanlig.',
};

/** What a taper is, with this runner's weeks. */
export const taper: Answer = (state, { language }) => {
  return paragraphs(TAPER[language], ownWeeks(state, language), countdown(state, language));
};

const FAST: Words = {
  en: 'Not altogether: in the taper the intensity stays and the amount goes. Same pace, half the repetitions, plenty of rest between; nothing new in the last weeks.',
  nb: 'Ikke helt: i nedtrappingen blir intensiteten stående, og mengden går ned. Samme fart, halvparten av dragene, god pause mellom; ikke noe nytt de siste ukene.',
};

/** Whether fast work stays before the race. */
export const taperFast: Answer = (state, { language }) => paragraphs(FAST[language], ownWeeks(state, language));

/** Faster, predicted times: what the coach does not forecast, and what it does. */
export const faster: Answer = (state, { language }) => {
  const line = countdown(state, language);
  return language === 'nb'
    ? sentences(
        'Jeg spår ingen sluttider. Det som gjør deg raskere, er jevne uker: rolige minutter, én eller to harde økter på planen, langtur og hvile. En ny terskeltest nå og da viser om farten flytter seg.',
        line,
      )
    : sentences(
        'I cannot forecast finishing times. What makes you faster is steady weeks: easy minutes, the hard sessions of the plan, the long run and rest. A new threshold test now and then shows whether your pace moves.',
        line,
      );
};
