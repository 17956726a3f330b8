import { weekday } from '@stridewell/language/days';
import { sentences } from '@stridewell/language/language';
import type { CoachState } from '../../../domain/coach-state.ts';
import { OF_SECOND_RUN } from '../../decision.ts';
import { checkinToday, hoursBetween, isLong, lightDaysOf } from '../../figures.ts';
import { isDemanding } from '../../spacing.ts';
import { pulledDown } from '../../text/check-in.ts';
import { bandName, count, scoreText } from '../../text/names.ts';
import type { Answer } from '../answer.ts';
import { DIRECT_ANSWERS } from '../direct/index.ts';
import { dayAsked, isLowDay, longAhead, pick, raceAhead } from '../direct/shared.ts';
import { capWhy } from '../long-run.ts';
import { saidBefore, whyReply } from '../second/said.ts';
import { whyNoSwap } from '../swap.ts';

/** The reason why more, longer or harder running is not allowed: low days, the taper, or the growth of one run. */
const notMore: Answer = (state, question) => {
  const { language } = question;
  const checkin = checkinToday(state);
  const light = lightDaysOf(state);
  const long = longAhead(state);
  if (isLowDay(state) && checkin)
    return {
      answer: pick(
        language,
        `Because you are worn out: ${scoreText(checkin.score, 'en')} today, ${checkin.recommendation}, and ${count(light, 'light day', 'light days')} in the last 7.`,
        `Fordi du er sliten: ${scoreText(checkin.score, 'nb')} i dag, ${bandName(checkin.recommendation, 'nb')}, og ${count(light, 'lett dag', 'lette dager')} de siste 7.`,
      ),
      why: long
        ? pick(
            language,
            `A longer run now would take from ${weekday(long.date, 'en')}'s.`,
            `En lengre tur nå ville tatt av den ${weekday(long.date, 'nb')}.`,
          )
        : null,
    };
  const race = raceAhead(state, language);
  if (state.course?.phase === 'Taper' && race)
    return pick(
      language,
      `Because training takes ten days or more to show, and the race is in ${race.days}: what you add now only makes you tired.`,
      `Fordi trening bruker ti dager eller mer på å virke, og løpet er om ${race.days}: det du legger til nå, gjør deg bare sliten.`,
    );
  const day = dayAsked(state, question);
  if (day && day.minutes === 0)
    return pick(
      language,
      'Because the legs build themselves up on the days off, and the next demanding run needs them fresh.',
      'Fordi beina bygger seg opp på fridagene, og den neste krevende turen trenger at de er uthvilte.',
    );
  const because = OF_SECOND_RUN.has(question.followUp?.of ?? '') ? whyReply(saidBefore(state, question)) : null;
  return because ?? capWhy(state, question);
};

const hardBefore = (state: CoachState) =>
  (state.plan?.days ?? []).filter((day) => day.date < state.today && isDemanding(day) && !isLong(day)).at(-1);

/** The reason against another race now. */
const noRace: Answer = (state, { language }) => {
  const race = raceAhead(state, language);
  const hard = hardBefore(state);
  return {
    answer: race
      ? pick(
          language,
          `Because a hard race leaves tired legs for a week or two, and yours is in ${race.days} days.`,
          `Fordi et hardt løp gir slitne bein i en uke eller to, og ditt er om ${race.days} dager.`,
        )
      : pick(
          language,
          'Because a hard race leaves tired legs for a week or two.',
          'Fordi et hardt løp gir slitne bein i en uke eller to.',
        ),
    why: hard
      ? pick(
          language,
          `And hard days stay ${hoursBetween(state)} hours apart: ${weekday(hard.date, 'en')} was one.`,
          `Og harde dager ligger ${hoursBetween(state)} timer fra hverandre: ${weekday(hard.date, 'nb')} var en.`,
        )
      : null,
  };
};

const swapReason: Answer = (state, question) => {
  const { language } = question;
  const checkin = checkinToday(state);
  if (!isLowDay(state) || !checkin) return whyNoSwap(state, question);
  return {
    answer: pick(
      language,
      `Because today is ${checkin.recommendation} with ${scoreText(checkin.score, 'en')}: one more easy day before a long or hard one gives it a chance to do you good.`,
      `Fordi i dag er ${bandName(checkin.recommendation, 'nb')} med ${scoreText(checkin.score, 'nb')}: én rolig dag til før noe langt eller hardt gir det en sjanse til å gjøre godt.`,
    ),
    why: sentences(whyLow(state, language)),
  };
};

const whyLow = (state: CoachState, language: 'en' | 'nb'): string => {
  const light = lightDaysOf(state);
  return pick(
    language,
    `You have had ${count(light, 'light day', 'light days')} in the last 7.`,
    `Du har hatt ${count(light, 'lett dag', 'lette dager')} de siste 7.`,
  );
};

const words =
  (en: string, nb: string): Answer =>
  (_state, { language }) =>
    pick(language, en, nb);

const LET_GO = words(
  'Because the body adapts to what it has time to recover from: two sessions in the place of one cost more than the lost one was worth.',
  'Fordi kroppen bygger på det den rekker å hente seg inn fra: to økter der det var én, koster mer enn den tapte var verdt.',
);
const GENTLE = words(
  'Because some easy minutes keep the rhythm at hardly any cost, and the next demanding day gets fresh legs.',
  'Fordi noen rolige minutter holder rytmen til nesten ingen pris, og den neste krevende dagen får uthvilte bein.',
);
const STORES = words(
  'Because your muscles store carbohydrate for about an hour and a half; what you take on the way keeps the end from getting heavy.',
  'Fordi musklene lagrer karbohydrat til rundt halvannen time; det du tar underveis, gjør at slutten ikke blir tung.',
);
const FAMILIAR = words(
  'Because on race day everything unfamiliar is a risk, and what you have tried is not.',
  'Fordi alt uprøvd er en risiko på løpsdagen, og det du har prøvd, er det ikke.',
);
/** The reason why a session may be skipped or shortened. */
const LEAVE: Answer = (state, { language }) => {
  const checkin = checkinToday(state);
  const pulled = checkin && isLowDay(state) ? pulledDown(checkin, language) : null;
  return {
    answer: pick(
      language,
      'Because it is the weeks in a row that build you: one session left out does nothing to them, and a tired body gets little out of it.',
      'Fordi det er ukene på rad som bygger deg: én økt mer eller mindre merkes ikke i dem, og en sliten kropp får lite ut av den.',
    ),
    why:
      pulled && pick(language, `Today it is ${pulled} that asks for rest.`, `I dag er det ${pulled} som ber om hvile.`),
  };
};
const GROUND = words(
  'Because time and effort do the work, not the ground or the display: the body counts minutes at an easy breath.',
  'Fordi det er tida og innsatsen som virker, ikke underlaget eller skjermen: kroppen teller minutter med rolig pust.',
);
const DIGEST = words(
  'Because a full stomach takes blood and comfort from the run for two or three hours.',
  'Fordi en full mage tar blod fra beina og gjør turen ubehagelig i to-tre timer.',
);
const OF_PACE = words(
  'Because it is worked out from your threshold pace: what you can hold for about an hour tells what other distances allow.',
  'Fordi det er regnet ut fra terskelfarten din: det du kan holde i rundt en time, sier hva du kan holde på andre distanser.',
);
const NEW_DAY = words(
  'Because runs, rest and the demanding days are laid out together: moving one moves what it needs around it.',
  'Fordi turer, hvile og krevende dager er lagt ut sammen: flytter du én, må også det rundt den flyttes.',
);
const STRENGTH = words(
  'Because stronger hips and calves carry you better late in a run, and tired muscles should not come before it.',
  'Fordi sterkere hofter og legger bærer deg bedre sent i en tur, men du bør ikke løpe med muskler som er slitne av styrken.',
);

/** The reason for the last statement, by the topic that made it. */
export const REASONS: Readonly<Record<string, Answer>> = {
  ...{ add: notMore, cap: notMore, runAgain: notMore, extraRun: notMore, squeezedIn: notMore },
  extraRace: noRace,
  longRun: DIRECT_ANSWERS.lengthWhy,
  runDifference: DIRECT_ANSWERS.lengthWhy,
  swap: swapReason,
  nextWeek: DIRECT_ANSWERS.lighterWhy,
  ...{ zonePace: DIRECT_ANSWERS.easyWhy, feel: DIRECT_ANSWERS.easyWhy, easyCheck: DIRECT_ANSWERS.easyWhy },
  ...{ missed: LET_GO, stack: LET_GO, makeUp: LET_GO, whichToSkip: LET_GO },
  ...{ easier: GENTLE, shortTime: GENTLE, tired: GENTLE, runOrStrength: GENTLE },
  ...{ raceGels: STORES, carbLoad: STORES, raceFood: STORES, runFood: STORES },
  ...{ newShoes: FAMILIAR, wear: FAMILIAR },
  ...{ dropToday: LEAVE, worthIt: LEAVE, restInstead: LEAVE, cutShort: LEAVE, matters: LEAVE, markSkipped: LEAVE },
  ...{ treadmill: GROUND, treadmillPace: GROUND, ice: GROUND, instead: GROUND, noWatch: GROUND },
  ...{ afterMeal: DIGEST, raceGoal: OF_PACE, faster: OF_PACE, predict: OF_PACE, paceZone: OF_PACE },
  ...{ profile: NEW_DAY, fixedDay: NEW_DAY },
  ...{ strength: STRENGTH, strengthWhat: STRENGTH, strengthNext: STRENGTH },
};
