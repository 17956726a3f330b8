import { areaName } from '@stridewell/language/areas';
import { type Language, sentences } from '@stridewell/language/language';
import type { Reply } from '@stridewell/language/reply';
import type { IntentId } from '@stridewell/understanding';
import type { CoachState } from '../../domain/coach-state.ts';
import { dayOf, hoursBetween, rehabLevel } from '../figures.ts';
import type { Question } from '../intents/read.ts';
import { isLadderDay, ladderRounds, sessionPhrase } from '../text/sessions.ts';
import type { Answer, Variants } from './answer.ts';
import { asksLeave } from './aspects.ts';
import { repeatNote } from './session.ts';
import { strength } from './strength.ts';

const PHASES = { en: ['Calm', 'Load', 'Return'], nb: ['Ro', 'Last', 'Retur'] };

const phaseLine = (state: CoachState, language: Language): string | null => {
  const number = state.physio?.gate?.phase;
  const name = number ? PHASES[language][number - 1] : undefined;
  if (!number || !name) return null;
  return language === 'nb'
    ? `Programmet er i fase ${number} (${name}).`
    : `The programme is in phase ${number} (${name}).`;
};

const walking = (state: CoachState, language: Language): string => {
  const area = areaName(state.physio?.area, language);
  return language === 'nb'
    ? `Opptreningen${area ? ` (${area})` : ''} er ikke kommet til løping ennå, så planen har bare gange. Løping åpnes når smerten er høyst 2, gang og løp går fint, testene for området er bestått og morgenen etter er som vanlig.`
    : `Your rehab${area ? ` (${area})` : ''} has not reached running yet, so the plan has only walking. Running opens when pain is at most 2, walk and run go fine, the tests of the area are passed and the morning after is as usual.`;
};

const onLadder = (state: CoachState, language: Language): string => {
  const gate = state.physio?.gate;
  const stage = gate?.stage ?? null;
  const session = state.plan?.days.find(isLadderDay) ?? null;
  const rounds = session && ladderRounds(session, language);
  // The length in the plan, so that the answer agrees with the days of the plan.
  const minutes = session?.minutes ?? gate?.minutes ?? null;
  const length = minutes && (language === 'nb' ? `${minutes} min i alt` : `${minutes} min in all`);
  if (language === 'nb')
    return sentences(
      `Du er på gå-løp-stigen${stage === null ? '' : `, trinn ${stage} av 12`}${rounds ? `: ${rounds}` : ''}${length ? `, ${length}` : ''}.`,
      'Det er minst 48 timer mellom turene. Smerte som er borte neste morgen: samme trinn igjen. Verre neste morgen: ett trinn tilbake.',
    );
  return sentences(
    `You are on the walk-run ladder${stage === null ? '' : `, stage ${stage} of 12`}${rounds ? `: ${rounds}` : ''}${length ? `, ${length}` : ''}.`,
    'There are at least 48 hours between runs. Pain that is gone by morning: repeat the stage. Worse the next morning: one stage back.',
  );
};

/** Questions about exercises, which Physio Coach answers. */
const EXERCISE_INTENTS: ReadonlySet<IntentId | null> = new Set<IntentId>([
  ...(['exercisesToday', 'exerciseHow', 'exerciseWhy', 'exerciseEasier', 'exerciseHarder'] as const),
  ...(['exerciseSwap', 'dose'] as const),
]);

const toPhysio = (state: CoachState, language: Language): Reply => {
  const area = areaName(state.physio?.area, language);
  return {
    answer:
      language === 'nb'
        ? `Det står i Physio Coach: dagens øvelser${area ? ` for ${area}` : ''} med sett, repetisjoner og dager.`
        : `Physio Coach has that: today's exercises${area ? ` for the ${area}` : ''} with sets, repetitions and days.`,
    why:
      language === 'nb'
        ? 'Den retter dosen etter smerten du melder, så jeg gir deg ikke en annen.'
        : 'It sets the dose from the pain you report, so I give you no other.',
    next:
      language === 'nb'
        ? 'Åpne Physio Coach og trykk på dagens øvelser.'
        : "Open Physio Coach and tap today's exercises.",
  };
};

const asksWhen = ({ concepts, message, intent }: Question): boolean =>
  concepts.has('when') ||
  concepts.has('howLong') ||
  intent === 'howLong' ||
  /\b(?:when|når|how long|hvor lenge)\b/i.test(message);

const BETWEEN = /\b(?:between|apart|mellom|imellom|millom)\b/i;
const RUNS = /\b(?:run\w*|jog\w*|løp\w*|spring\w*)\b/i;

const asksToSkip = (message: string): boolean =>
  /\b(?:skip|jump|faster|ahead|two stages|hopp|hoppe|raskere|to trinn|neste trinn|next stage|move up)\b/i.test(message);

const NO_SKIP: Variants = {
  en: [
    'No, one stage at a time: each has to be calm the next morning first.',
    'No, the ladder is climbed one stage at a time.',
  ],
  nb: [
    'Nei, ett trinn om gangen: hvert trinn må være rolig morgenen etter først.',
    'Nei, stigen tas ett trinn om gangen.',
  ],
};

const NO_DATE: Variants = {
  en: [
    "I can't name a date: your body's answers decide, not the calendar.",
    'There is no fixed date; how each step feels the next morning decides.',
  ],
  nb: [
    'En dato kan jeg ikke gi: det er svarene fra kroppen som bestemmer, ikke kalenderen.',
    'Det finnes ingen fast dato; morgenen etter hvert steg avgjør.',
  ],
};

/** Describes the state of the rehabilitation and what it means for running. */
export const rehab: Answer = (state, question) => {
  const { language, intent, message } = question;
  const level = rehabLevel(state);
  const isActive = state.physio?.status === 'active';
  if (EXERCISE_INTENTS.has(intent)) return isActive ? toPhysio(state, language) : strength(state, question);
  const day = dayOf(state, state.today);
  const line = day
    ? language === 'nb'
      ? `I dag: ${sessionPhrase(day, language)}.`
      : `Today: ${sessionPhrase(day, language)}.`
    : null;
  const more =
    language === 'nb'
      ? 'Øvelser, tester og trinn finner du i Physio Coach.'
      : 'You find exercises, tests and stages in Physio Coach.';
  const after = sentences(line, more);
  if (level === 'walk') {
    const no =
      asksLeave(question) && RUNS.test(message) ? (language === 'nb' ? 'Nei, ikke ennå.' : 'No, not yet.') : null;
    return { answer: sentences(no, walking(state, language)), why: phaseLine(state, language), after };
  }
  if (level === 'ladder') {
    const where = sentences(onLadder(state, language), repeatNote(state, language), phaseLine(state, language));
    if (/\bnext stage|neste trinn/i.test(message) && !asksLeave(question))
      return {
        answer:
          language === 'nb'
            ? 'Neste trinn kommer når dette er rolig: litt mer jogg, litt mindre gange.'
            : 'The next stage comes when this one is calm: a little more jogging, a little less walking.',
        why: where,
      };
    if (asksToSkip(message)) return { answer: NO_SKIP[language], why: where };
    if (asksWhen(question)) return { answer: NO_DATE[language], why: where };
    return { answer: where, after };
  }
  if (isActive)
    return {
      answer:
        language === 'nb'
          ? 'Skaden begrenser ikke løpingen nå: planen har vanlige turer.'
          : 'Your injury does not restrict your running now: the plan has ordinary runs.',
      why: line,
      next: more,
    };
  if (BETWEEN.test(question.own))
    return language === 'nb'
      ? `Minst ${hoursBetween(state)} timer mellom krevende dager; rolige dager kan ligge tett.`
      : `At least ${hoursBetween(state)} hours between demanding days; easy days may lie next to each other.`;
  return {
    answer:
      language === 'nb'
        ? 'Ingen skade er registrert, så det er ingen stige nå.'
        : 'No injury is on record, so there is no ladder now.',
    why:
      language === 'nb'
        ? 'Kjenner du noe, fyll inn området i Physio Coach, så følger løpeplanen etter.'
        : 'If something hurts, fill in the area in Physio Coach and the running plan follows.',
    next: line,
  };
};
