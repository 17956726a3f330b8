import { bullets, paragraphs, sentences, type Words } from '@stridewell/language/language';
import { limitsOf } from '../../domain/limits.ts';
import { renderAll } from '../../messages/catalogue.ts';
import { rowOfPain } from '../figures.ts';
import { highPain } from '../text/reasons.ts';
import { type CaseAnswer, say, type Wordings } from './answer.ts';
import { closed } from './ladder.ts';
import { change } from './mood.ts';
import { whyRun } from './run-details.ts';

const UPS: Wordings = {
  en: [
    'That alone is no sign of it: a rise of a point or two after load is common. I cannot examine you, so I go by how it settles.',
  ],
  nb: [
    'Det alene tyder ikke på det: et poeng eller to opp etter belastning er vanlig. Jeg kan ikke undersøke deg, så jeg går etter hvordan det roer seg.',
  ],
};
const NOT_KNOWN: Wordings = {
  en: ['That I cannot tell: somebody has to examine you.'],
  nb: ['Det kan jeg ikke si: noen må undersøke deg.'],
};
const HOLD_LEVEL: Words = {
  en: 'For now the same level and nothing on top; if it climbs further or is worse tomorrow morning, go one level down and check in.',
  nb: 'Nå gjelder samme nivå og ikke noe i tillegg; øker det mer, eller er det verre i morgen tidlig, gå ett nivå ned og sjekk inn.',
};
const BONE_STOP: Words = {
  en: 'For this kind of pain any ache means stop, and a doctor if it stays.',
  nb: 'For denne typen smerte betyr all smerte stopp, og lege hvis den ikke gir seg.',
};
const BREAK_SIGNS: Words = {
  en: 'A pop, swelling, giving way, numbness, pain at night, or not being able to put weight on it is different: stop, and call a doctor the same day.',
  nb: 'Et smell, hevelse, svikt, nummenhet, smerte om natta eller at du ikke kan tråkke på det, er noe annet: stopp, og ring lege samme dag.',
};

/** "Did I break something?": explains what a small rise in pain means, and which signs mean something else. */
export const broken: CaseAnswer = (found) => {
  const { course, language, question } = found;
  const told = rowOfPain(question.pain ?? course.newest?.pain ?? 0);
  const isHigh =
    told === 'above_6' || told === 'irritable' || course.dose.row === 'above_6' || course.dose.row === 'irritable';
  if (isHigh)
    return paragraphs(
      sentences(say(found, NOT_KNOWN), renderAll(course.referrals, language)),
      BREAK_SIGNS[language],
      course.dose.row === 'above_6' && highPain(found, language),
    );
  return paragraphs(
    sentences(say(found, UPS), course.isBone ? BONE_STOP[language] : HOLD_LEVEL[language]),
    BREAK_SIGNS[language],
  );
};

const HOPE: Wordings = {
  en: ['There is reason to hope so, but how good and when, nobody can say for sure.'],
  nb: ['Det er grunn til å håpe på det, men hvor bra og når, kan ingen si sikkert.'],
};
const AGED: Words = {
  en: 'Age is no bar: tendons and muscles grow stronger with load at any age, only more slowly.',
  nb: 'Alderen stopper det ikke: sener og muskler blir sterkere av belastning i alle aldre, bare saktere.',
};
const OLD = /\b(?:[5-8]\d|old|age|gammel|alder\w*)\b/i;

/** "Will it ever be good?": states the progress so far and the usual duration, without a promise. */
export const everGood: CaseAnswer = (found) => {
  const { course, day, language, question } = found;
  if (course.dose.row === 'above_6') return sentences(say(found, HOPE), renderAll(course.referrals, language));
  const usual = day.usualTime[language];
  const time = language === 'nb' ? `Det tar vanligvis ${usual}.` : `It usually takes ${usual}.`;
  return sentences(say(found, HOPE), OLD.test(question.message) && AGED[language], change(found), time);
};

const NATURAL: Wordings = {
  en: [
    'Most people feel that after an injury. The first step is small on purpose, so that a bad day costs days and not months.',
    'That is a normal thing to feel. The ladder is built for it: one little step, then a morning to see what it said.',
  ],
  nb: [
    'Det kjenner de fleste på etter en skade. Det første steget er lite med vilje, så en dårlig dag koster dager og ikke måneder.',
    'Det er helt vanlig å kjenne på. Stigen er laget for det: ett lite steg, så en morgen som viser hva det gjorde.',
  ],
};
/** Fear of running again, without mentioning which runs are allowed. */
export const afraidOpen: CaseAnswer = (found) => say(found, NATURAL);
/** Fear of running again, with the pain limit during a run. */
export const afraid: CaseAnswer = (found) => {
  const { course, language } = found;
  if (closed(found) || course.gate.level !== 'ladder') return afraidOpen(found);
  const limit = limitsOf(course.condition, course.isBone).cleanRun;
  const rule =
    language === 'nb'
      ? `Hold deg til høyst ${limit} i smerte underveis; blir det mer, går du hjem, og trinnet står til neste gang.`
      : `Stay at pain of at most ${limit} on the way; if it is more, walk home, and the stage waits for the next time.`;
  return sentences(say(found, NATURAL), rule);
};

const PHYSIO_FIRST: Wordings = {
  en: [
    'The physiotherapist: in Norway you can book one without a referral. A doctor first with pain in a bone, swelling, numbness, fever or after an accident.',
  ],
  nb: [
    'Fysioterapeuten: i Norge kan du bestille time selv, uten henvisning. Lege først ved smerte i en knokkel, hevelse, nummenhet, feber eller etter en ulykke.',
  ],
};
const SOON: Wordings = {
  en: [
    'Within a day or two. Take the one you get first: a physiotherapist can be booked without a referral in Norway, and your GP is right if you also feel ill, need sick leave or something for the pain.',
  ],
  nb: [
    'I løpet av en dag eller to. Ta den du får først: fysioterapeut bestiller du i Norge selv uten henvisning, og fastlegen er riktig hvis du også kjenner deg syk, trenger sykmelding eller noe mot smertene.',
  ],
};
const ACUTE: Words = {
  en: 'Numbness in the saddle area, trouble with bladder or bowel, or legs that go weak: 113 or your local number at once. Pain at night, fever or swelling: the same day, in Norway 116 117.',
  nb: 'Nummenhet i skrittet, problemer med vannlating eller avføring, eller bein som blir svake: 113 eller det lokale nødnummeret straks. Smerter om natta, feber eller hevelse: samme dag, i Norge 116 117.',
};
/** States which number to call and how soon, and lists the urgent warning signs. */
export const whoToSee: CaseAnswer = (found) => {
  const { course, language } = found;
  const isSoon = course.dose.row === 'above_6' || course.referrals.length > 0;
  return paragraphs(
    sentences(say(found, isSoon ? SOON : PHYSIO_FIRST), isSoon && renderAll(course.referrals, language)),
    ACUTE[language],
  );
};

/** What to tell a doctor: recorded numbers, and details that only the runner knows. */
export const tellDoctor: CaseAnswer = ({ course, checkins, language }) => {
  const { newest } = course;
  const first = checkins.at(-1);
  const nb = language === 'nb';
  const numbers =
    newest && first && first.date !== newest.date
      ? nb
        ? `smerten nå (${newest.pain} av 10) og hvordan den har gått: ${first.pain} ved første innsjekk`
        : `the pain now (${newest.pain} of 10) and how it went: ${first.pain} at the first check-in`
      : nb
        ? 'smerten nå, fra 0 til 10'
        : 'the pain now, from 0 to 10';
  return paragraphs(
    nb ? 'Kort og konkret:' : 'Short and concrete:',
    bullets(
      nb
        ? [
            'hvor det gjør vondt, og når og hvordan det begynte',
            numbers,
            'hva som gjør det verre: gå, sitte, trapper, om natta',
            'hva du har prøvd, og hva du tar av medisiner',
          ]
        : [
            'where it hurts, and when and how it began',
            numbers,
            'what makes it worse: walking, sitting, stairs, nights',
            'what you have tried, and the medicines you take',
          ],
    ),
  );
};

/** Why there are no exercises or no running: for a runner whose training is not blocked. */
export const whyBlocked: CaseAnswer = (found) => {
  const { course, day, language } = found;
  if (course.dose.row === 'above_6') return highPain(found, language);
  return day.exercises.length === 0 ? renderAll(day.dose.reasons, language) : whyRun(found);
};

const MORNING: Wordings = {
  en: [
    'As usual the next morning: the same again. Sorer or stiffer than usual: half the sets as holds, and a stage back on the ladder. Put it into the check-in.',
  ],
  nb: [
    'Som vanlig neste morgen: det samme igjen. Vondere eller stivere enn vanlig: halvparten av settene, som statiske hold, og ett trinn tilbake på stigen. Før det i innsjekken.',
  ],
};
/** Explains what depends on the next morning. */
export const morningAfter: CaseAnswer = (found) =>
  found.course.dose.row === 'above_6' ? highPain(found, found.language) : say(found, MORNING);

const OVER_RUN: Words = {
  en: 'On a run: walk home. On an exercise: less weight or one set fewer, and stop it for today if that does not help.',
  nb: 'På tur: gå hjem. I en øvelse: mindre vekt eller ett sett mindre, og stopp den for i dag hvis det ikke hjelper.',
};
const OVER_THEN: Words = {
  en: 'As usual by morning means the same again, worse means one step back. Above 5 is too much for everything.',
  nb: 'Er morgenen som vanlig, gjør du det samme igjen; er den verre, går du ett steg tilbake. Over 5 er for mye for alt.',
};
/** Pain above the limit: stop, and the consequences. */
export const overLimit: CaseAnswer = (found) => {
  const { course, language } = found;
  if (course.dose.row === 'above_6') return highPain(found, language);
  if (course.isBone) return BONE_STOP[language];
  return sentences(OVER_RUN[language], OVER_THEN[language]);
};
