import type { Condition } from '@stridewell/contracts/web';
import { sentences, type Words } from '@stridewell/language/language';
import { withinDays } from '../../domain/injury-days.ts';
import { medianOf } from '../../domain/morning.ts';
import type { CheckinDay } from '../../domain/types.ts';
import type { CaseAnswer } from './answer.ts';
import { closed } from './ladder.ts';

const FLOOR: Words = {
  en: 'From the flat floor: with pain where the tendon meets the heel, the heel must not drop below it.',
  nb: 'Fra flatt gulv: med vondt der senen fester på hælen skal hælen ikke under gulvhøyde.',
};
const EITHER: Words = {
  en: 'From the floor, as the card shows. A step comes only where the exercise itself names one; then the heel may go lower.',
  nb: 'Fra gulvet, som kortet viser. Et trinn er det bare der øvelsen selv nevner et; da kan hælen gå lavere.',
};
const ON_FLOOR: ReadonlySet<Condition> = new Set(['achilles_insertional']);

/** States whether heel raises are done from a step or from the floor. */
export const stepOrFloor: CaseAnswer = (found) => {
  const { course, language } = found;
  return closed(found) ?? (ON_FLOOR.has(course.condition) ? FLOOR : EITHER)[language];
};

const WEEK = 7;

const stiffnessOf = (checkins: readonly CheckinDay[]): number | null =>
  medianOf(checkins.flatMap(({ morningStiffnessMinutes }) => morningStiffnessMinutes ?? []));

const UNTOLD: Words = {
  en: 'The check-ins of both weeks do not have the minutes of stiffness yet. Answer them in the morning, and the weeks can be compared.',
  nb: 'Innsjekkene i de to ukene har ikke minuttene med stivhet ennå. Svar på dem om morgenen, så kan ukene sammenlignes.',
};
const MEANING: Record<'more' | 'less' | 'same', Words> = {
  more: {
    en: 'It is longer, so add nothing now, and say so in the check-in.',
    nb: 'Den er lengre, så legg ikke på noe nå, og si det i innsjekken.',
  },
  less: { en: 'It is shorter: the load suits it.', nb: 'Den er kortere: belastningen passer.' },
  same: { en: 'That is about the same.', nb: 'Det er omtrent det samme.' },
};

/** Morning stiffness of this week and of the week before, according to the check-ins. */
export const stiffTrend: CaseAnswer = ({ state, checkins, language }) => {
  const recent = withinDays(checkins, state.today, WEEK);
  const earlier = withinDays(checkins, state.today, 2 * WEEK).filter((one) => !recent.includes(one));
  const [now, before] = [stiffnessOf(recent), stiffnessOf(earlier)];
  if (now === null || before === null) return UNTOLD[language];
  const meaning = MEANING[now === before ? 'same' : now > before ? 'more' : 'less'][language];
  return language === 'nb'
    ? sentences(`Morgenstivheten er vanligvis ${now} minutter denne uka og var ${before} uka før.`, meaning)
    : sentences(`Morning stiffness is usually ${now} minutes this week, and was ${before} the week before.`, meaning);
};
