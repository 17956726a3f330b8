import { addDays } from '@stridewell/contracts/web';
import { weekday } from '@stridewell/language/days';
import { paragraphs, sentences, type Words } from '@stridewell/language/language';
import { LAST_STAGE } from '../../domain/ladder/stages.ts';
import { limitsOf, MAX_TOLERABLE_PAIN } from '../../domain/limits.ts';
import { runEvery } from '../figures.ts';
import { plainText } from '../intents/plain-text.ts';
import { type Case, type CaseAnswer, say, type Wordings } from './answer.ts';
import { closed, waiting } from './ladder.ts';
import { painNow } from './pain.ts';

const DONE: Wordings = {
  en: [
    'Good, then that stage is done: no second run today.',
    'Nice work. That was the run for now, so no more of it today.',
  ],
  nb: [
    'Fint, da er trinnet gjort: ikke en tur til i dag.',
    'Godt jobba. Det var turen for nå, så ikke mer løping i dag.',
  ],
};
const NOT_OPEN: Words = {
  en: 'Running is not open, so no more of it for now.',
  nb: 'Løping er ikke åpen, så ikke ta en tur til nå.',
};
const LOG: Words = {
  en: 'Log it with Running Coach, and put the pain on the run into the next check-in.',
  nb: 'Logg den hos Running Coach, og før smerten på turen i neste innsjekk.',
};
const SITE =
  'heel|knee|achilles|tendon|back|hip|shin|calf|foot|pain|hael\\w*|kne\\w*|akilles\\w*|sen[ae]\\w*|rygg\\w*|hoft\\w*|legg\\w*|fot\\w*|vondt|smerte\\w*';
/** A pain without its scale in a report: "heel 3 afterwards", "2 underveis", "null vondt". */
const TOLD: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${SITE}) (?:was |is |at |on |er |var |pa |a |about |rundt |ca )*(10|\\d)\\b(?! ?(?:x|min|ganger|times|km))`,
    'g',
  ),
  /\b(10|\d) (?:afterwards|after|etterpa|underveis|during|on the way|i vondt|i smerte)\b/g,
];
const NONE = /\b(?:no|zero|null|ingen|ikke) (?:pain|vondt|smerte\w*|complaint\w*)\b|\bpain ?free\b|\bsmertefri\w*\b/;

/** The pain in a report; null if there is none. */
const painTold = ({ pain, own }: Case['question']): number | null => {
  if (pain !== null) return pain;
  const text = plainText(own);
  const numbers = TOLD.flatMap((form) => [...text.matchAll(form)].map(([, number]) => Number(number)));
  if (numbers.length > 0) return Math.max(...numbers);
  return NONE.test(text) ? 0 : null;
};

const WAS_YESTERDAY = /\b(?:yesterday|last night|i går|igår|i går kveld)\b/i;

/** A run that the runner has just reported: whether it counts as clean, and when the next one is. */
export const report: CaseAnswer = (found) => {
  const { course, language, question, state } = found;
  const { ladder, gate } = course;
  const pain = painTold(question);
  if (pain !== null && pain > MAX_TOLERABLE_PAIN) return painNow({ ...found, question: { ...question, pain } });
  const stop = closed(found);
  if (stop || gate.level === 'walk') {
    return paragraphs(NOT_OPEN[language], stop ?? waiting(found));
  }
  if (!ladder) return sentences(say(found, DONE), LOG[language]);
  const { stage, cleanNeeded: needed, cleanSessions: have } = ladder;
  const limit = limitsOf(course.condition, course.isBone).cleanRun;
  const isLast = have + 1 >= needed && stage < LAST_STAGE;
  const ran = WAS_YESTERDAY.test(question.message) ? addDays(state.today, -1) : state.today;
  const next = weekday(addDays(ran, runEvery(found)), language);
  if (pain !== null && pain > limit)
    return language === 'nb'
      ? sentences(
          `Med ${pain} teller den ikke som ren, for grensa er ${limit}: samme trinn en gang til hvis i morgen er som vanlig, ett tilbake hvis morgenen er verre.`,
          `Neste tur er tidligst ${next}.`,
          LOG.nb,
        )
      : sentences(
          `With ${pain} it does not count as clean, as the limit is ${limit}: the same stage again if tomorrow is as usual, one back if the morning is worse.`,
          `The next run is ${next} at the earliest.`,
          LOG.en,
        );
  const then = isLast
    ? language === 'nb'
      ? `trinn ${stage + 1}`
      : `stage ${stage + 1}`
    : language === 'nb'
      ? `trinn ${stage} igjen`
      : `stage ${stage} again`;
  return language === 'nb'
    ? sentences(
        say(found, DONE),
        `${pain === null ? `Var det høyst ${limit} i smerte, og er morgenen etter som vanlig,` : 'Er morgenen etter som vanlig,'} er det ren økt ${Math.min(have + 1, needed)} av ${needed}. Neste er tidligst ${next}: ${then}.`,
        LOG.nb,
      )
    : sentences(
        say(found, DONE),
        `${pain === null ? `If pain was at most ${limit} and the morning after is as usual,` : 'If the morning after is as usual,'} it is clean session ${Math.min(have + 1, needed)} of ${needed}. The next is ${next} at the earliest: ${then}.`,
        LOG.en,
      );
};

const TOO_MUCH: Words = {
  en: 'That was too much: no more running until it is back to usual, and do a check-in now.',
  nb: 'Det var for mye: ikke mer løping før det er som vanlig igjen, og gjør en innsjekk nå.',
};
const MORNING_COUNTS: Words = {
  en: 'The morning after decides what it counts for, and a rest day lies before the next.',
  nb: 'Morgenen etter avgjør hva den teller for, og det ligger en hviledag før den neste.',
};

const MORE_THAN_CLEAN: Words = {
  en: 'That is more than a clean one allows: the same again if the morning is as usual, a step back if it is worse, and no more today.',
  nb: 'Det er mer enn en ren økt tåler: det samme igjen hvis morgenen er som vanlig, et steg tilbake hvis den er verre, og ikke mer i dag.',
};

/** The same without numbers of the ladder: no second run, and what depends on the next morning. */
export const reportOpen: CaseAnswer = (found) => {
  const { course, language, question } = found;
  const pain = painTold(question);
  const stop = closed(found);
  if (stop) return stop;
  if (pain !== null && pain > MAX_TOLERABLE_PAIN) return TOO_MUCH[language];
  if (course.gate.level === 'walk') return NOT_OPEN[language];
  const limit = limitsOf(course.condition, course.isBone).cleanRun;
  if (pain !== null && pain > limit) return sentences(MORE_THAN_CLEAN[language], LOG[language]);
  return sentences(say(found, DONE), MORNING_COUNTS[language], LOG[language]);
};
