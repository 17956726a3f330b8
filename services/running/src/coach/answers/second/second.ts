import { weekday } from '@stridewell/language/days';
import type { Language } from '@stridewell/language/language';
import type { Reply } from '@stridewell/language/reply';
import { detailAsked, type Judged, type SecondTurn } from '@stridewell/understanding/dialogue';
import { slotsOf } from '@stridewell/understanding/slots';
import type { CoachState } from '../../../domain/coach-state.ts';
import { checkinToday, isHard, leftOf, rehabLevel, sessionsOf } from '../../figures.ts';
import type { Question } from '../../intents/read.ts';
import { isDemanding } from '../../spacing.ts';
import { bandName, count, scoreText } from '../../text/names.ts';
import { sessionPhrase } from '../../text/sessions.ts';
import type { Variants } from '../answer.ts';
import { onDay, pick } from '../direct/shared.ts';
import { conditionReply, conditionWithoutPermit } from './conditions.ts';
import { allowedOf, confirmReply } from './confirm.ts';
import { criteriaReply, criteriaWithoutPermit } from './criteria.ts';
import { detailReply } from './details.ts';
import { change, changedSince, inLanguage, reasons, type Said, saidBefore, whyReply } from './said.ts';

const SURE: Variants = {
  en: ['Yes, I stand by it.', 'Yes, I am sure of that.', 'I keep to it, yes.'],
  nb: ['Ja, det står jeg ved.', 'Ja, det er jeg sikker på.', 'Jeg holder fast ved det, ja.'],
};
const OTHERS: Variants = {
  en: [
    'That may be right for them, but it goes by their numbers and not yours.',
    'They can mean well and still not know your week; I go by your own figures.',
  ],
  nb: [
    'Det kan stemme for dem, men det går etter deres tall og ikke dine.',
    'De kan mene det godt uten å kjenne uka di; jeg går etter dine egne tall.',
  ],
};
const AS_KNOWN: Variants = {
  en: [
    'As sure as the research behind it is, and I can be wrong about a single runner.',
    'It holds for most runners; your own experience may say something else.',
  ],
  nb: [
    'Så sikker som forskningen bak er, og for én enkelt løper kan jeg ta feil.',
    'Det gjelder for de fleste løpere; din egen erfaring kan si noe annet.',
  ],
};

const doubtReply = (said: Said, isOfOthers: boolean): Reply => {
  const [first, second] = reasons(said);
  const answer = inLanguage(said, isOfOthers ? OTHERS : SURE);
  if (first === undefined) return { answer: isOfOthers ? answer : inLanguage(said, AS_KNOWN) };
  return { answer, why: first, next: second ?? change(said), after: changedSince(said) };
};

const SIGNS: Record<Language, string> = {
  en: 'Stop with chest pain or fainting and call 113 or your local number; dizziness, fever, swelling, or pain that changes how you run means stop, and somebody should look at it.',
  nb: 'Stopp ved brystsmerter eller besvimelse og ring 113 eller det lokale nødnummeret; svimmelhet, feber, hevelse eller smerte som endrer måten du løper på, betyr stopp, og at noen bør se på det.',
};
const NO_MUST: Variants = {
  en: [
    'No, nothing here is a must: what you leave out does no harm.',
    'You do not have to. Leave it out when it does not suit, and go on with the next day.',
  ],
  nb: [
    'Nei, ingenting her er et må: det du lar ligge, gjør ingen skade.',
    'Det trenger du ikke. La den ligge når det ikke passer, og gå videre med neste dag.',
  ],
};

const judgeReply = (said: Said, judged: Judged): Reply | null => {
  const { language, closing, group } = said;
  const [first] = reasons(said);
  if (judged === 'danger') {
    if (closing !== null)
      return {
        answer: pick(language, 'To run now could be, so it waits.', 'Å løpe nå kan være det, så det venter.'),
        why: first,
        next: change(said),
      };
    return {
      answer: pick(
        language,
        'I cannot examine you, but within the plan it is not meant to be.',
        'Jeg kan ikke undersøke deg, men innenfor planen skal det ikke være det.',
      ),
      why: SIGNS[language],
    };
  }
  if (judged === 'needed') {
    if (closing !== null)
      return {
        answer: pick(language, 'Yes, this one counts.', 'Ja, akkurat dette teller.'),
        why: first,
        next: change(said),
      };
    return group === 'general' ? null : { answer: inLanguage(said, NO_MUST) };
  }
  const allowed = allowedOf(said, 'same');
  if (allowed === null) return null;
  if (allowed === 'yes') return { answer: pick(language, "Yes, that's fine.", 'Ja, det går fint.'), why: first };
  if (allowed === 'no')
    return { answer: pick(language, 'No, not now.', 'Nei, ikke nå.'), why: first, next: change(said) };
  return { answer: pick(language, 'Yes, within limits.', 'Ja, innenfor grenser.'), why: first, next: change(said) };
};

const orderReply = ({ state, language, group, closing }: Said): Reply | null => {
  if (closing !== null) return null;
  if (group === 'strength' || group === 'body')
    return {
      answer: pick(
        language,
        'The run first when it is a demanding one, and strength later the same day or on an easy day.',
        'Løpeturen først når den er krevende, og styrke senere samme dag eller på en rolig dag.',
      ),
    };
  if (group !== 'week' && group !== 'day' && group !== 'missed' && group !== 'more') return null;
  const demanding = leftOf(state).find((day) => isDemanding(day));
  if (!demanding || rehabLevel(state) !== null) return null;
  const name = weekday(demanding.date, language);
  return {
    answer: pick(
      language,
      `The one to protect is ${sessionPhrase(demanding, 'en')} ${onDay(state, demanding.date, 'en')}.`,
      `Den du bør ta vare på, er ${sessionPhrase(demanding, 'nb')} ${onDay(state, demanding.date, 'nb')}.`,
    ),
    why: pick(
      language,
      `Easy runs give way first, and none of them moves next to ${name}.`,
      `De rolige turene viker først, og ingen av dem flyttes inntil ${name}.`,
    ),
  };
};

const QUIET: Variants = {
  en: [
    'A short, gentle walk is all I would put in its place; sleep and food do the rest.',
    'Nothing harder than a stroll instead, and an early night.',
  ],
  nb: [
    'En kort, rolig gåtur er alt jeg ville satt inn i stedet; søvn og mat gjør resten.',
    'Ikke noe hardere enn en spasertur i stedet, og en tidlig kveld.',
  ],
};
const WAITS: Variants = {
  en: ['Not something else either until that is settled.'],
  nb: ['Ikke noe annet heller før det er avklart.'],
};
const CROSS: Variants = {
  en: [
    'Easy cycling, the elliptical or running in water for the same time, at an effort where you can talk.',
    'Swap it for the bike or the pool, just as long and just as easy.',
  ],
  nb: [
    'Rolig sykling, ellipsemaskin eller vannjogging like lenge, med en innsats der du kan prate.',
    'Bytt den mot sykkel eller basseng, like lenge og like rolig.',
  ],
};
const EASY_INSTEAD: Variants = {
  en: ['Then run it easy all the way, for the same time or less, and leave the fast parts out.'],
  nb: ['Da løper du den rolig hele veien, like lenge eller kortere, og lar de raske delene ligge.'],
};
const FREE_DAY: Variants = {
  en: ['A walk or some mobility if you want to move, and nothing that tires you.'],
  nb: ['En gåtur eller litt bevegelighet hvis du vil røre deg, og ikke noe som sliter deg ut.'],
};

const BY_PHYSIO: Variants = {
  en: ['Physio Coach knows which other sports your injury takes, and how much of them.'],
  nb: ['Physio Coach vet hvilke andre idretter skaden din tåler, og hvor mye av dem.'],
};

const alternativeReply = (said: Said): Reply | null => {
  const { closing, group, day, state } = said;
  if (closing === 'flag' || closing === 'pain' || closing === 'stop')
    return { answer: inLanguage(said, WAITS), why: reasons(said)[0], next: change(said) };
  if (closing !== null) return { answer: inLanguage(said, QUIET), why: reasons(said)[0] };
  if (rehabLevel(state) !== null) return { answer: inLanguage(said, BY_PHYSIO), why: reasons(said)[0] };
  if (group === 'strength')
    return {
      answer: pick(
        said.language,
        'Your own body is enough: squats, calf raises and side planks, slow and unhurried.',
        'Din egen kropp holder: knebøy, tåhev og sideplanke, sakte og uten hast.',
      ),
    };
  if (group === 'more') return { answer: inLanguage(said, FREE_DAY), why: reasons(said)[0] };
  if (group !== 'day' && group !== 'week' && group !== 'missed') return null;
  if (day !== null && day.minutes === 0) return { answer: inLanguage(said, FREE_DAY) };
  return day !== null && isHard(day)
    ? { answer: inLanguage(said, EASY_INSTEAD), why: inLanguage(said, CROSS) }
    : { answer: inLanguage(said, CROSS) };
};

const OF_THIS_WEEK: ReadonlySet<string> = new Set(['week', 'weekLeft', 'weekTotal', 'restDays', 'makePlan']);

/** One sentence with the core of an answer that is not about a single day. */
const core = ({ group, of, state, language }: Said): string | null => {
  const days = sessionsOf(state.plan?.days ?? []);
  if (group === 'week' && OF_THIS_WEEK.has(of) && state.plan && days.length > 0)
    return pick(
      language,
      `${count(days.length, 'session', 'sessions')} this week, ${state.plan.totalMinutes} minutes in all.`,
      `${count(days.length, 'økt', 'økter')} denne uka, ${state.plan.totalMinutes} minutter til sammen.`,
    );
  if (group === 'pace')
    return pick(
      language,
      'slow enough to speak in whole sentences on easy days, quicker only in the fast parts.',
      'sakte nok til å snakke i hele setninger på rolige dager, raskere bare i de raske delene.',
    );
  const checkin = checkinToday(state);
  if (group === 'score' && checkin)
    return pick(
      language,
      `${scoreText(checkin.score, 'en')} of 10, so today is ${checkin.recommendation}.`,
      `${scoreText(checkin.score, 'nb')} av 10, så i dag er ${bandName(checkin.recommendation, 'nb')}.`,
    );
  const daysLeft = state.course?.daysToRace ?? null;
  if (group === 'race' && daysLeft !== null)
    return pick(
      language,
      `${count(daysLeft, 'day', 'days')} to the race, and the plan builds towards it.`,
      `${count(daysLeft, 'dag', 'dager')} til løpet, og planen bygger mot det.`,
    );
  return null;
};

const simplerReply = (said: Said): Reply | null => {
  const { decision, day, language, state, closing, group } = said;
  const [first] = reasons(said);
  if (closing !== null || decision.verdict === 'no')
    return { answer: pick(language, 'In short: not now.', 'Kort sagt: ikke nå.'), why: first, next: change(said) };
  const isOfDay =
    (group === 'day' || group === 'body') && day !== null && day.minutes > 0 && rehabLevel(state) === null;
  if (isOfDay && day)
    return {
      answer: pick(
        language,
        `In short: ${sessionPhrase(day, 'en')} ${onDay(state, day.date, 'en')}.`,
        `Kort sagt: ${sessionPhrase(day, 'nb')} ${onDay(state, day.date, 'nb')}.`,
      ),
      why: isHard(day)
        ? pick(language, 'Warm up, run the fast parts, then jog home.', 'Varm opp, løp de raske delene, og jogg hjem.')
        : pick(language, 'Slow enough to chat, and that is all.', 'Sakte nok til å prate, og det er alt.'),
    };
  const short = core(said);
  return short === null ? null : { answer: pick(language, `In short: ${short}`, `Kort sagt: ${short}`) };
};

const byKind = (said: Said, second: SecondTurn): Reply | null => {
  switch (second.kind) {
    case 'doubt':
      return doubtReply(said, second.isOfOthers === true);
    case 'confirm':
      return confirmReply(said, second);
    case 'condition':
      return second.condition ? conditionReply(said, second.condition) : null;
    case 'judge':
      return judgeReply(said, second.judged ?? 'fine');
    case 'order':
      return orderReply(said);
    case 'alternative':
      return alternativeReply(said);
    case 'criteria':
      return criteriaReply(said);
    default:
      return simplerReply(said);
  }
};

/** Answers a message that reacts to the last answer; null if the data do not determine the reply. Needs a permit. */
export const secondReply = (state: CoachState, question: Question): Reply | null => {
  const second = question.followUp?.second;
  return second ? byKind(saidBefore(state, question), second) : null;
};

const NO_ROOM: Variants = {
  en: [
    'It makes no room for more than I said, and less is always fine.',
    'Nothing more than before comes of that; less is fine any time.',
  ],
  nb: [
    'Det gir ikke rom for mer enn jeg sa, og mindre går alltid fint.',
    'Det blir ikke mer av det enn før; mindre går fint når som helst.',
  ],
};

/**
 * Answers a message that reacts to the last answer without training advice, with what applies in any case. Null if an
 * answer needs a permit.
 */
export const secondWithoutPermit = ({ followUp, language }: Question): Reply | null => {
  const second = followUp?.second;
  if (second?.kind === 'condition' && second.condition) {
    const held = conditionWithoutPermit({ language }, second.condition);
    return held ?? { answer: inLanguage({ language }, NO_ROOM) };
  }
  if (second?.kind === 'criteria') return criteriaWithoutPermit(followUp?.decided, language);
  // A "no" may be confirmed without a permit; a "yes" may not.
  if (followUp?.decided?.verdict === 'no') {
    if (second?.kind === 'doubt') return { answer: inLanguage({ language }, second.isOfOthers ? OTHERS : SURE) };
    if (second?.kind === 'confirm' && (second.denies || second.activity === 'rest'))
      return { answer: pick(language, "Yes, that's right.", 'Ja, det stemmer.') };
    if (second?.kind === 'confirm') return { answer: pick(language, 'No, not now.', 'Nei, ikke nå.') };
  }
  if (second?.kind === 'judge' && second.judged === 'danger')
    return {
      answer: pick(
        language,
        'I cannot examine you, so I do not judge that from here.',
        'Jeg kan ikke undersøke deg, så det bedømmer jeg ikke herfra.',
      ),
      why: SIGNS[language],
    };
  return null;
};

/** Answers a question about another time of day. */
const hourReply = (said: Said): Reply | null => {
  const { closing, day, language, decision } = said;
  if (closing === null && decision.verdict === 'no')
    return {
      answer: pick(language, 'No, the hour does not change it.', 'Nei, tidspunktet endrer det ikke.'),
      why: reasons(said)[0],
    };
  if (closing !== null || (day !== null && day.minutes === 0)) return null;
  return {
    answer: pick(language, 'Yes, the hour is yours to choose.', 'Ja, tidspunktet velger du selv.'),
    why: pick(
      language,
      'Just leave a couple of hours after a meal, and not straight before bed when it is a hard one.',
      'La det bare gå et par timer etter et måltid, og ikke rett før leggetid når den er hard.',
    ),
  };
};

/**
 * Answers a follow-up whose topic adds nothing new, with the reason or the requested detail; null if there is neither.
 */
export const newReply = (state: CoachState, question: Question): Reply | null => {
  const { followUp, own } = question;
  if (!followUp) return null;
  const said = saidBefore(state, question);
  if (followUp.kind === 'why') return whyReply(said);
  const detail = detailAsked(own);
  if (detail === null && slotsOf(own).dayPart !== null) return hourReply(said);
  if (detail) return detailReply(said, detail);
  return followUp.kind === 'again' ? simplerReply(said) : null;
};
