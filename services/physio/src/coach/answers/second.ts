import { paragraphs, sentences, type Words } from '@stridewell/language/language';
import type { Activity, Condition, Judged, SecondTurn } from '@stridewell/understanding/dialogue';
import { render, renderAll } from '../../messages/catalogue.ts';
import { type Decision, decisionOf, type Group, groupOf, type ReasonCode } from '../decision.ts';
import { isReset, mayRun } from '../figures.ts';
import type { Question } from '../intents/read.ts';
import type { Topic } from '../intents/rules.ts';
import { stageText } from '../text/ladder.ts';
import { highPain, PAIN_NORMAL } from '../text/reasons.ts';
import { type Case, type CaseAnswer, say, type Wordings } from './answer.ts';
import { criteriaAnswer } from './criteria.ts';
import { closed } from './ladder.ts';
import { tissueLimit } from './tissue-limit.ts';

/** Returns the coach's answer to a topic. */
export type AnswerTo = (topic: Topic) => CaseAnswer;

interface Said extends Case {
  group: Group;
  decision: Decision;
}

const nb = ({ language }: Pick<Case, 'language'>): boolean => language === 'nb';
const words = ({ language }: Pick<Case, 'language'>, text: Words): string => text[language];

const REASONS: Readonly<Record<Exclude<ReasonCode, 'flag' | 'excluded'>, Words>> = {
  minor: { en: 'This coach is for adults.', nb: 'Denne treneren er for voksne.' },
  above6: {
    en: 'The pain in your newest check-in is above 6, and then it has to calm down first.',
    nb: 'Smerten i den siste innsjekken er over 6, og da må det roe seg først.',
  },
  irritable: {
    en: 'Your newest check-in says that it is irritated, so less now gives more next week.',
    nb: 'Den siste innsjekken sier at det er irritert, så mindre nå gir mer neste uke.',
  },
  hold: {
    en: 'Your newest check-in has some pain, so the dose stays where it is until a morning says otherwise.',
    nb: 'Den siste innsjekken har litt smerte, så dosen blir stående til en morgen sier noe annet.',
  },
  full: {
    en: 'Your newest check-in is calm, so the day goes as planned.',
    nb: 'Den siste innsjekken er rolig, så dagen går som planlagt.',
  },
  bone: {
    en: 'For this kind of pain no ache is allowed at all.',
    nb: 'For denne typen smerte er det ikke rom for noe vondt i det hele tatt.',
  },
  stop: {
    en: 'Running is on hold by your newest check-ins.',
    nb: 'Løpingen er på pause etter de siste innsjekkene dine.',
  },
  walk: {
    en: 'The criteria for running are not all met in one check-in yet.',
    nb: 'Kriteriene for å løpe er ikke alle møtt i én innsjekk ennå.',
  },
  ladder: {
    en: 'You are on the ladder, where each stage is earned by calm mornings.',
    nb: 'Du er på stigen, der rolige morgener tar deg til neste trinn.',
  },
  clear: { en: 'The ladder is done, and running is open.', nb: 'Stigen er ferdig, og løpingen er åpen.' },
  reset: {
    en: 'Your readiness today is Reset, and rest comes first.',
    nb: 'Dagsformen i dag er Reset, og hvile kommer først.',
  },
  checkin: {
    en: 'There is no check-in for today yet, and the dose comes from it.',
    nb: 'Det er ingen innsjekk i dag ennå, og dosen kommer fra den.',
  },
  rest: {
    en: 'Today is a day off, on which the tissue takes up the work.',
    nb: 'I dag er en fridag, så vevet får bygge seg opp etter arbeidet.',
  },
  sport: {
    en: 'It loads the injury less than running does, and the next morning tells whether it was too much.',
    nb: 'Det belaster skaden mindre enn løping, og neste morgen viser om det ble for mye.',
  },
  general: {
    en: 'It holds for most people with this, and your own check-ins show whether it holds for you.',
    nb: 'Det gjelder for de fleste med dette, og innsjekkene dine viser om det gjelder for deg.',
  },
};

const CHANGES: Partial<Record<ReasonCode, Words>> = {
  above6: { en: 'A check-in with less pain changes that.', nb: 'En innsjekk med mindre smerte endrer det.' },
  irritable: { en: 'Calm mornings in a row change that.', nb: 'Rolige morgener på rad endrer det.' },
  hold: { en: 'Calm mornings in a row change that.', nb: 'Rolige morgener på rad endrer det.' },
  full: {
    en: 'A sore morning would change it, and only downwards.',
    nb: 'En vondere morgen ville endret det, og bare nedover.',
  },
  stop: { en: 'Calmer check-ins open it again.', nb: 'Roligere innsjekker åpner den igjen.' },
  walk: { en: 'One check-in with all of them opens the ladder.', nb: 'Én innsjekk med alle på plass åpner stigen.' },
  ladder: {
    en: 'Clean sessions move you up, a bad morning moves you down.',
    nb: 'Rene økter tar deg opp, en dårlig morgen tar deg ned.',
  },
  reset: { en: 'The check-in tomorrow can change that.', nb: 'Innsjekken i morgen kan endre det.' },
  checkin: { en: 'Check in, and you get the list.', nb: 'Sjekk inn, så får du lista.' },
  rest: { en: 'The next day has its own list.', nb: 'Neste dag har sin egen liste.' },
};

const reasonText = ({ decision, day, language }: Said, at = 0): string | null => {
  const code = decision.reasons[at];
  if (code === undefined) return null;
  if (code === 'flag' || code === 'excluded') return renderAll(day.dose.reasons, language);
  return REASONS[code][language];
};
const changeText = ({ decision, language }: Said): string | null =>
  CHANGES[decision.reasons[0] ?? 'general']?.[language] ?? null;

/** The stored reason in the programme's own words, if the course has one. */
const factOf = ({ group, course, day, language }: Said): string | null => {
  if (group === 'run') return render(course.gate.reason, language);
  return day.dose.reasons.length > 0 ? renderAll(day.dose.reasons, language) : null;
};

const BECAUSE: Words = { en: 'The short reason:', nb: 'Kort grunn:' };
/** The reasons for the last answer and what would change them. */
const why = (said: Said): string =>
  sentences(words(said, BECAUSE), reasonText(said), factOf(said), reasonText(said, 1), changeText(said));

const SURE: Wordings = {
  en: ['Yes, I stand by it.', 'Yes, I am sure of that much.', 'I keep to it, yes.'],
  nb: ['Ja, det står jeg ved.', 'Ja, så mye er jeg sikker på.', 'Jeg holder fast ved det, ja.'],
};
const OTHERS: Wordings = {
  en: [
    'That may have worked for them, but it goes by their injury and not yours.',
    'They mean well and do not know your check-ins; those are what I go by.',
  ],
  nb: [
    'Det kan ha virket for dem, men det går etter deres skade og ikke din.',
    'De mener det godt, men kjenner ikke innsjekkene dine; det er dem jeg går etter.',
  ],
};
const NO_EXAM: Wordings = {
  en: ['I cannot examine you; a physiotherapist can, and what they find comes first.'],
  nb: ['Jeg kan ikke undersøke deg; det kan en fysioterapeut, og det de finner, går foran.'],
};
const doubt = (said: Said, isOfOthers: boolean): string =>
  sentences(
    say(said, isOfOthers ? OTHERS : SURE),
    reasonText(said),
    isOfOthers ? changeText(said) : say(said, NO_EXAM),
  );

const STOP_SIGNS: Words = {
  en: 'Swelling, numbness, giving way, pain at night or pain in a bone means stop, and a doctor the same day.',
  nb: 'Hevelse, nummenhet, svikt, smerte om natta eller smerte i en knokkel betyr stopp, og lege samme dag.',
};
const PAIN_THEN: Wordings = {
  en: [
    'Then stop what you are doing, and let it calm down before you try again.',
    'If it hurts, it is done for today: no further try, and the number goes into the check-in.',
  ],
  nb: [
    'Da stopper du det du holder på med, og lar det roe seg før du prøver igjen.',
    'Gjør det vondt, er det ferdig for i dag: ikke noe nytt forsøk, og tallet fører du i innsjekken.',
  ],
};
/** Advice if it hurts or gets worse, without an exercise or a dose. */
const painThen = (voice: Pick<Case, 'voice' | 'language'>): string =>
  sentences(say(voice, PAIN_THEN), words(voice, STOP_SIGNS));

const BETTER: Wordings = {
  en: [
    'Good. The dose follows the check-ins, so put it there and change nothing yourself.',
    'That is what we want; it takes a few calm mornings before anything goes up.',
  ],
  nb: [
    'Bra. Dosen følger innsjekkene, så før det der og endre ingenting selv.',
    'Det er det vi vil; det skal noen rolige morgener til før noe går opp.',
  ],
};
const LESS: Wordings = {
  en: ['Less is always allowed, and slower too. It does not make room for more of it.'],
  nb: ['Mindre er alltid lov, og saktere også. Det gir ikke plass til mer av det.'],
};
const NO_LOOSER: Wordings = {
  en: ['That does not change it, I am afraid.', 'No, it stays as it is even then.'],
  nb: ['Det endrer det dessverre ikke.', 'Nei, det blir som det er også da.'],
};

/** The topics that answer a condition, if the coach has an answer to the same question. */
const TOPIC_OF: Partial<Record<Condition, Partial<Record<Group | 'any', Topic>>>> = {
  push: { exercises: 'more', day: 'more', run: 'skipAhead', pain: 'overLimit' },
  great: { any: 'great' },
  tired: { any: 'lowDay' },
  ill: { any: 'illness' },
  missed: { run: 'missedLong', any: 'missedExercises' },
  weather: { any: 'weather' },
  kit: { any: 'noKit' },
  time: { any: 'shortTime' },
};

const condition = (said: Said, asked: Condition, answerTo: AnswerTo): string | null => {
  const { group, decision, course, language } = said;
  if (asked === 'pain' || asked === 'worse') {
    if (course.dose.row === 'above_6') return sentences(highPain(said, language), words(said, STOP_SIGNS));
    const topic: Topic = group === 'run' && mayRun(said) ? 'onTheRun' : 'overLimit';
    return paragraphs(answerTo(topic)(said), words(said, STOP_SIGNS));
  }
  if (asked === 'better') return sentences(say(said, BETTER), decision.verdict === 'no' && reasonText(said));
  const isNo = decision.verdict === 'no' && (group === 'run' || group === 'exercises' || group === 'day');
  if (isNo && asked !== 'ill' && asked !== 'missed')
    return sentences(say(said, NO_LOOSER), reasonText(said), changeText(said));
  if (asked === 'gentle') return sentences(say(said, LESS), changeText(said));
  const topics = TOPIC_OF[asked];
  const topic = topics?.[group] ?? topics?.any;
  return topic ? answerTo(topic)(said) : null;
};

const HARD: ReadonlySet<Activity> = new Set<Activity>(['hills', 'hard', 'long', 'race']);

/** Returns whether the injury's course allows an activity today; null if the data do not determine it. */
const allowed = (said: Said, activity: Activity): Decision['verdict'] | null => {
  const { course, day, decision, state } = said;
  const isBlocked = day.status === 'blocked' || course.dose.row === 'above_6';
  if (HARD.has(activity)) return course.gate.level === 'clear' && !isReset(state) ? null : 'no';
  if (activity === 'run')
    return !mayRun(said) || isBlocked ? 'no' : course.gate.level === 'clear' ? 'yes' : 'conditional';
  if (activity === 'exercises' || activity === 'strength')
    return day.exercises.length === 0 ? 'no' : course.dose.row === 'full' ? 'yes' : 'conditional';
  if (activity === 'walk') return isBlocked ? 'no' : 'yes';
  if (activity === 'rest') return 'yes';
  if (activity === 'sport') return null;
  return decision.verdict === 'none' ? null : decision.verdict;
};

const confirm = (said: Said, { activity = 'same', denies = false }: SecondTurn): string | null => {
  const isRest = activity === 'rest';
  const found = allowed(said, isRest ? (said.group === 'run' ? 'run' : 'same') : activity);
  if (found === null || found === 'none') return null;
  const saysNo = denies !== isRest;
  const isOfRun = (activity === 'run' || HARD.has(activity)) && said.group !== 'run';
  const about: Said = isOfRun ? { ...said, group: 'run', decision: decisionOf(said, 'ready') } : said;
  const reason = reasonText(about);
  if (found === 'no')
    return sentences(
      saysNo
        ? words(said, { en: "Yes, that's right: none.", nb: 'Ja, det stemmer: ingen.' })
        : words(said, { en: 'No, not now.', nb: 'Nei, ikke nå.' }),
      reason,
      changeText(about),
    );
  if (found === 'conditional')
    return sentences(
      saysNo
        ? words(said, {
            en: 'Not quite: some is open, within limits.',
            nb: 'Ikke helt: noe er åpent, innenfor grenser.',
          })
        : words(said, { en: 'Yes, within limits.', nb: 'Ja, innenfor grenser.' }),
      reason,
      changeText(about),
    );
  return sentences(
    saysNo
      ? words(said, { en: "No, it's open.", nb: 'Nei, det er åpent.' })
      : words(said, { en: "Yes, that's right.", nb: 'Ja, det stemmer.' }),
    reason,
  );
};

const NO_EXAM_DANGER: Words = {
  en: 'I cannot examine you, so I go by the rules for pain:',
  nb: 'Jeg kan ikke undersøke deg, så jeg går etter reglene for smerte:',
};
const NO_MUST: Wordings = {
  en: [
    'No, but it is what makes it better: leave out one, not the week.',
    'One day left out does no harm; several in a row cost time.',
  ],
  nb: [
    'Nei, men det er det som gjør det bedre: la én ligge, ikke hele uka.',
    'Én dag uten gjør ingen skade; flere på rad koster tid.',
  ],
};
const MUST: Wordings = {
  en: ['Yes, this one is not optional.'],
  nb: ['Ja, akkurat dette er ikke valgfritt.'],
};

const judge = (said: Said, judged: Judged): string | null => {
  const { course, language, decision } = said;
  if (judged === 'needed')
    return decision.verdict === 'no' ? sentences(say(said, MUST), reasonText(said)) : say(said, NO_MUST);
  if (judged === 'danger') {
    if (course.dose.row === 'above_6' || course.isBone)
      return paragraphs(
        sentences(
          words(said, { en: 'I cannot rule it out from here.', nb: 'Det kan jeg ikke utelukke herfra.' }),
          reasonText(said),
        ),
        words(said, STOP_SIGNS),
      );
    return paragraphs(sentences(words(said, NO_EXAM_DANGER), PAIN_NORMAL[language]), words(said, STOP_SIGNS));
  }
  return confirm(said, { kind: 'confirm' });
};

const ORDER: Wordings = {
  en: ['In the order of the list: the first one matters most, and the rest can wait for a day with more time.'],
  nb: ['I rekkefølgen på lista: den første betyr mest, og resten kan vente til en dag med bedre tid.'],
};
const RUN_FIRST: Wordings = {
  en: ['The walk-run first, while you are fresh, and the exercises later the same day.'],
  nb: ['Gå-løp-turen først, mens du er uthvilt, og øvelsene senere samme dag.'],
};
const order = (said: Said): string | null => {
  if (said.decision.verdict === 'no') return null;
  if (said.group === 'run') return mayRun(said) && !closed(said) ? say(said, RUN_FIRST) : null;
  return said.group === 'exercises' || said.group === 'day' ? say(said, ORDER) : null;
};

const simpler = (said: Said): string | null => {
  const { group, decision, course, day, language } = said;
  const short = words(said, { en: 'In short:', nb: 'Kort sagt:' });
  if (group === 'pain' && course.dose.row !== 'above_6' && !course.isBone)
    return sentences(short, PAIN_NORMAL[language], tissueLimit(course, null, language));
  if (group === 'run' && course.ladder && decision.verdict !== 'no')
    return sentences(short, `${stageText(course.ladder, language, true)}.`, reasonText(said));
  if ((group === 'exercises' || group === 'day') && decision.verdict !== 'no' && day.exercises.length > 0)
    return sentences(
      short,
      nb(said)
        ? `${day.exercises.length} øvelser i dag, sakte, og smerten høyst det reglene tillater.`
        : `${day.exercises.length} exercises today, slowly, with no more pain than the rules allow.`,
    );
  return decision.verdict === 'none' ? null : sentences(short, reasonText(said), changeText(said));
};

const ALTERNATIVES: Partial<Record<Group, Topic>> = {
  ...{ exercises: 'swap', day: 'instead', run: 'instead', pain: 'avoid', signs: 'seeSomeone' },
};

const byKind = (said: Said, second: SecondTurn, answerTo: AnswerTo): string | null => {
  switch (second.kind) {
    case 'doubt':
      return doubt(said, second.isOfOthers === true);
    case 'condition':
      return second.condition ? condition(said, second.condition, answerTo) : null;
    case 'confirm':
      return confirm(said, second);
    case 'judge':
      return judge(said, second.judged ?? 'fine');
    case 'order':
      return order(said);
    case 'alternative': {
      const topic = ALTERNATIVES[said.group];
      return topic ? answerTo(topic)(said) : null;
    }
    case 'criteria':
      return criteriaAnswer(said, said.group, answerTo);
    default:
      return simpler(said);
  }
};

const saidBefore = (found: Case): Said => {
  const of = found.question.followUp?.of ?? '';
  return { ...found, group: groupOf(of), decision: decisionOf(found, of) };
};

/**
 * Answers a message that reacts to the last answer; null if the injury's data do not determine the reply. Needs a
 * permit.
 */
export const secondAnswer = (found: Case, answerTo: AnswerTo): string | null => {
  const second = found.question.followUp?.second;
  return second ? byKind(saidBefore(found), second, answerTo) : null;
};

/** The reason behind the last answer and what would change it, or its core in fewer words; null if neither is known. */
export const newAnswer = (found: Case): string | null => {
  const said = saidBefore(found);
  const { followUp } = found.question;
  if (followUp?.kind === 'why') return said.decision.reasons[0] === 'general' ? null : why(said);
  return followUp?.kind === 'again' ? simpler(said) : null;
};

/**
 * Answers a message that reacts to the last answer without an exercise, a dose or a permission; null if an answer needs
 * a permit.
 */
export const secondOpen = ({ followUp, language }: Question, voice: Case['voice']): string | null => {
  const second = followUp?.second;
  if (second?.kind === 'condition' && (second.condition === 'pain' || second.condition === 'worse'))
    return painThen({ voice, language });
  if (second?.kind === 'judge' && second.judged === 'danger')
    return sentences(say({ voice, language }, NO_EXAM), STOP_SIGNS[language]);
  const [first] = followUp?.decided?.reasons ?? [];
  if (second?.kind === 'criteria' && followUp?.decided?.verdict === 'no')
    return CHANGES[first as ReasonCode]?.[language] ?? null;
  return null;
};
