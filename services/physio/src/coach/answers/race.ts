import { paragraphs, sentences } from '@stridewell/language/language';
import { isReset, sessionsLeft } from '../figures.ts';
import { type Case, type CaseAnswer, say, type Wordings } from './answer.ts';
import { closed, DONE, RESET, standing, waiting } from './ladder.ts';

const POINT: Wordings = {
  en: [
    'Running Coach holds the plan: ask there what is left of the week.',
    'What the week looks like instead, Running Coach knows.',
    'For the rest of the week, ask Running Coach: the plan there eases with this.',
  ],
  nb: [
    'Running Coach har planen: spør der hva som er igjen av uka.',
    'Hvordan uka blir i stedet, vet Running Coach.',
    'For resten av uka, spør Running Coach: planen der blir lettere i takt med dette.',
  ],
};
const AFTER: Wordings = {
  en: [
    'Hills, speed and races wait until after stage 12 and 2 weeks at 75 % or more of your earlier weekly minutes.',
    'Anything fast or hilly waits for stage 12 first, and then for 2 weeks at 75 % or more of the weekly minutes you had.',
  ],
  nb: [
    'Bakker, fart og konkurranser venter til etter trinn 12 og 2 uker på minst 75 % av de ukentlige minuttene du hadde før.',
    'Alt som går fort eller bratt, venter til trinn 12 er gjort, og så i 2 uker med minst 75 % av minuttene du hadde i uka.',
  ],
};
const NO_HILLS: Wordings = {
  en: ['Not now, avoid hills and speed.', 'No hills or speed yet.', 'Not yet: leave hills and speed out.'],
  nb: ['Ikke nå, unngå bakker og fart.', 'Ingen bakker eller fart ennå.', 'Ikke ennå: la bakker og fart ligge.'],
};
const LEAST_LIKED: Wordings = {
  en: ['They are among what this area likes least.', 'Both load this area more than flat ground does.'],
  nb: ['De er noe av det dette området tåler dårligst.', 'Begge deler belaster området mer enn flatt og rolig.'],
};
const SENSITIVE: ReadonlySet<string> = new Set(['achilles', 'plantar', 'knee', 'ITB']);

/** Hills and fast work: after the ladder (section C of the domain page). */
export const hills: CaseAnswer = (found) =>
  sentences(say(found, NO_HILLS), say(found, AFTER), SENSITIVE.has(found.course.area) && say(found, LEAST_LIKED));

const NO: Wordings = {
  en: ['No, not yet.', 'No, that has to wait.', 'No, it is too soon for that.'],
  nb: ['Nei, ikke ennå.', 'Nei, det må vente.', 'Nei, det er for tidlig.'],
};
const GRADED: Wordings = {
  en: [
    'No, the way back goes by the ladder, not by your usual distance.',
    'No, for now the ladder is all the running there is.',
  ],
  nb: ['Nei, veien tilbake går etter stigen, ikke den vanlige distansen.', 'Nei, foreløpig er stigen all løpingen.'],
};

const refused = (found: Case, first: string): string =>
  paragraphs(
    sentences(first, say(found, AFTER)),
    found.course.gate.level === 'walk' ? waiting(found) : standing(found),
    say(found, POINT),
  );

/** A race, a group run, intervals, the usual distance: not before the ladder is done (SAFE-30). */
export const hard: CaseAnswer = (found) => {
  const { course, state, language } = found;
  const why = closed(found);
  if (why)
    return paragraphs(language === 'nb' ? 'Nei, ikke noe hardt nå.' : 'No, nothing hard now.', why, say(found, POINT));
  if (course.gate.level === 'clear') return sentences(DONE[language], say(found, AFTER));
  if (course.gate.level === 'walk') return refused(found, say(found, NO));
  return paragraphs(
    sentences(say(found, GRADED), isReset(state) && RESET[language]),
    standing(found),
    sentences(say(found, AFTER), say(found, POINT)),
  );
};

const CALM: Wordings = {
  en: [
    'Do what is planned for today all the same: one good day says little, a good morning after it says more.',
    'Use the good day to do it well, not to do more; what counts is tomorrow morning.',
  ],
  nb: [
    'Hold deg til det som står for i dag likevel: én god dag sier lite, en god morgen etterpå sier mer.',
    'Bruk den gode dagen til å gjøre det godt, ikke til å gjøre mer; det som teller, er hvordan det er i morgen tidlig.',
  ],
};

/** A good day, and the wish for more. */
export const great: CaseAnswer = (found) => {
  const { course } = found;
  const stop = closed(found);
  if (stop) return sentences(stop, say(found, POINT));
  return sentences(say(found, CALM), course.gate.level === 'ladder' && standing(found));
};

/** The same without a stage: what has to wait, and what it waits for. */
export const waits: CaseAnswer = (found) => {
  const why = closed(found);
  return why ? hard(found) : sentences(say(found, NO), say(found, AFTER), say(found, POINT));
};

/** The minimum number of sessions until the last stage if every session goes well. */
export const road = (found: Case): string => {
  const { sessions, weeks } = sessionsLeft(found);
  return found.language === 'nb'
    ? `Til det siste trinnet er det minst ${sessions} økter, rundt ${weeks} uker om alle går fint.`
    : `To the last stage it is at least ${sessions} sessions, about ${weeks} weeks if every one goes well.`;
};

const ROOM: Wordings = {
  en: ['Count from there whether the date leaves room, and keep a later race in mind.'],
  nb: ['Regn derfra om datoen gir rom, og ha gjerne et senere løp i bakhånd.'],
};

/** Whether a race is within reach. */
export const race: CaseAnswer = (found) => {
  const { course, language } = found;
  const why = closed(found);
  if (why) return hard(found);
  if (course.gate.level === 'clear') return sentences(DONE[language], say(found, POINT));
  const first = language === 'nb' ? 'Nei, det kan du ikke regne med ennå.' : 'No, you cannot count on it yet.';
  return paragraphs(sentences(first, road(found), say(found, AFTER)), sentences(say(found, ROOM), say(found, POINT)));
};

const KEPT: Wordings = {
  en: [
    'Races and target times are kept with Running Coach, on its profile; I cannot set or change them here.',
    'That is set with Running Coach, under the races of its profile, not here.',
  ],
  nb: [
    'Løp og måltider ligger hos Running Coach, i profilen der; jeg kan ikke sette eller endre dem her.',
    'Det settes hos Running Coach, under løpene i profilen der, ikke her.',
  ],
};

/** Adding, changing and removing a race. */
export const racePlan: CaseAnswer = (found) =>
  sentences(say(found, KEPT), found.course.gate.level !== 'clear' && say(found, AFTER));

export const runningCoach: CaseAnswer = (found) => paragraphs(closed(found), say(found, POINT));
