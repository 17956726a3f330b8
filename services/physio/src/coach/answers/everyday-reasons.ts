import type { Words } from '@stridewell/language/language';
import type { Question } from '../intents/read.ts';
import type { Topic } from '../intents/rules.ts';

const SUPPORT: Words = {
  en: 'Because some height and cushion under the heel takes strain off the sore place with every step, and that adds up over a day. It eases; the exercises do the work.',
  nb: 'Fordi litt høyde og demping under hælen avlaster det vonde stedet i hvert skritt, og det blir mye på en dag. Det letter; øvelsene gjør jobben.',
};
const POSITION: Words = {
  en: 'Because no position is wrong, only too long in it: tissue that is sore copes with changes better than with hours of the same.',
  nb: 'Fordi ingen stilling er feil, bare for lenge i den samme: det som er vondt, tåler bytte bedre enn timer av det samme.',
};
const EASES: Words = {
  en: 'Because it eases for a while and builds nothing: what makes it stronger is load that grows slowly.',
  nb: 'Fordi det letter en stund og ikke bygger noe: det som gjør det sterkere, er belastning som øker sakte.',
};
const PULL: Words = {
  en: 'Because a hard stretch presses and pulls where it is sore, while slow load makes it tolerate more.',
  nb: 'Fordi hard tøying klemmer og drar der det er vondt, mens rolig belastning gjør at det tåler mer.',
};
const IMPACT: Words = {
  en: 'Because turns, jumps and sudden starts load the sore place more than steady movement does, and it answers first the next morning.',
  nb: 'Fordi vendinger, hopp og bråstart belaster det vonde stedet mer enn jevn bevegelse, og svaret kommer først neste morgen.',
};
const USE: Words = {
  en: 'Because everyday load within little pain is what it should get used to: avoiding it altogether makes it weaker.',
  nb: 'Fordi hverdagsbelastning med lite smerte er det den skal bli vant til: å unngå alt gjør den svakere.',
};
const BRACES: Words = {
  en: 'Because lifting, also with the arms and sitting down, tenses the trunk and with it the place that hurts now.',
  nb: 'Fordi løft, også med armene og sittende, spenner kjernemuskulaturen og dermed stedet som gjør vondt nå.',
};
const REST_DAY: Words = {
  en: 'Because the area answers late, often the morning after, and a day in between lets you hear that answer.',
  nb: 'Fordi området svarer sent, ofte morgenen etter, og en dag imellom gjør at du hører svaret.',
};
const ONE_DAY: Words = {
  en: 'Because the body builds over weeks: one day more or less is lost in them, and two days in one load too much at once.',
  nb: 'Fordi kroppen bygger over uker: én dag fra eller til forsvinner i dem, og to dager på én belaster for mye på en gang.',
};

/** The reasons for answers about everyday life with an injury. They do not depend on the data of its course. */
const EVERYDAY_REASONS: Readonly<Partial<Record<Topic, Words>>> = {
  ...{
    barefoot: SUPPORT,
    shoes: SUPPORT,
    workShoes: SUPPORT,
    heelLift: SUPPORT,
    insoles: SUPPORT,
    barefootWork: SUPPORT,
  },
  ...{ sitting: POSITION, lie: POSITION, bed: POSITION, bedtime: POSITION, restOrMove: POSITION, mattress: POSITION },
  ...{ iceHeat: EASES, rolling: EASES, tape: EASES, brace: EASES, splint: EASES, care: EASES },
  ...{ stretchAsk: PULL, sport: IMPACT, ballPlay: IMPACT, uphillWalk: IMPACT, hills: IMPACT, hillsWhen: IMPACT },
  ...{ stairs: USE, stairsSafe: USE, squatting: USE, errand: USE, shortWalk: USE, daily: USE, clicks: USE },
  ...{ gym: BRACES, sameDay: REST_DAY, dayBetween: REST_DAY, moveRun: REST_DAY },
  ...{ missedExercises: ONE_DAY, makeUp: ONE_DAY, travel: ONE_DAY, lowDay: ONE_DAY, motive: ONE_DAY },
};

/** Returns the reason for the everyday answer that a follow-up is about; null for other answers. */
export const everydayReason = ({ followUp, language }: Pick<Question, 'followUp' | 'language'>): string | null =>
  EVERYDAY_REASONS[(followUp?.of ?? '') as Topic]?.[language] ?? null;
