import { addDays } from '@stridewell/contracts/web';
import { bullets, type Language, paragraphs, sentences } from '@stridewell/language/language';
import type { CoachDay, CoachState } from '../../domain/coach-state.ts';
import { checkinToday, dayOf, isHard, isLong, rehabLevel } from '../figures.ts';
import { count } from '../text/names.ts';
import { isRaceDay, isWalk, sessionLine } from '../text/sessions.ts';
import { type Answer, missingPlan, noCheckin } from './answer.ts';
import { checkinLine, describeDay, RACE_ADVICE } from './session.ts';
import { adaptNote, offerText } from './week.ts';

/** Formats a range of minutes up to the planned length, such as `20-30`; one number when both ends are equal. */
const between = (low: number, high: number, most: number): string =>
  most <= low ? `${Math.max(10, most)}` : `${low}-${Math.min(high, most)}`;

const mostToday = (state: CoachState, day: CoachDay): number =>
  Math.min(day.minutes, state.cap?.minutes ?? day.minutes);

const restWord = (language: Language): string =>
  language === 'nb' ? 'Hvil: én økt avgjør aldri en sesong' : 'Rest: one session never made a season';

const walkOptions = (day: CoachDay, language: Language): string[] =>
  language === 'nb'
    ? [
        `Gå ${between(10, 20, Math.min(20, day.minutes))} min i ditt eget tempo`,
        'Sykle rolig i stedet, så lenge det ikke gjør vondt',
        restWord(language),
      ]
    : [
        `Walk ${between(10, 20, Math.min(20, day.minutes))} min at your own pace`,
        'Cycle gently instead, as long as nothing hurts',
        restWord(language),
      ];

const easyOptions = (state: CoachState, day: CoachDay, language: Language): string[] => {
  const minutes =
    day.minutes > 30 ? between(20, 30, mostToday(state, day)) : between(10, 20, Math.min(20, mostToday(state, day)));
  return language === 'nb'
    ? [`${minutes} min i sone 1, eller rask gange`, 'Sykkel eller bevegelighet i stedet, like lett', restWord(language)]
    : [`${minutes} min in zone 1, or a brisk walk`, 'Bike or mobility instead, just as light', restWord(language)];
};

const hardOptions = (state: CoachState, day: CoachDay, language: Language): string[] => {
  const minutes = between(20, 40, mostToday(state, day));
  return language === 'nb'
    ? [
        'Samme økt med omtrent en tredel færre drag, med samme innsats',
        `Bytt den mot ${minutes} min i sone 1`,
        restWord(language),
      ]
    : [
        'The same session with about a third fewer repetitions, at the same effort',
        `Swap it for ${minutes} min in zone 1`,
        restWord(language),
      ];
};

const longOptions = (state: CoachState, day: CoachDay, language: Language): string[] => {
  const minutes = between(20, 40, mostToday(state, day));
  return language === 'nb'
    ? ['En femtedel kortere, alt i sone 2', `${minutes} min i sone 1, eller en gåtur`, restWord(language)]
    : ['A fifth shorter, all of it in zone 2', `${minutes} min in zone 1, or a walk`, restWord(language)];
};

/** Returns gentler versions of a session, the most similar one first. */
export const easierOptions = (state: CoachState, day: CoachDay, language: Language): string[] => {
  if (rehabLevel(state) !== null || isWalk(day)) return walkOptions(day, language);
  if (isLong(day)) return longOptions(state, day, language);
  return isHard(day) ? hardOptions(state, day, language) : easyOptions(state, day, language);
};

const restToday = (language: Language): string =>
  language === 'nb'
    ? 'I dag er det hviledag, så det blir ikke lettere. En kort, rolig gåtur er fint hvis du har lyst.'
    : 'Today is a rest day, so it cannot get any easier. A short gentle walk is fine if you feel like it.';

/** The text for a race day, which has no gentler version. */
const raceToday = (language: Language): string =>
  language === 'nb' ? `I dag er det konkurransedag. ${RACE_ADVICE.nb}` : `Today is race day. ${RACE_ADVICE.en}`;

/** Suggests gentler versions of today's session. */
export const easier: Answer = (state, { language }) => {
  const missing = missingPlan(state, language);
  if (missing) return missing;
  const day = dayOf(state, state.today);
  if (!day || day.minutes === 0) return restToday(language);
  if (isRaceDay(day)) return raceToday(language);
  const head =
    language === 'nb'
      ? `Planen i dag er ${sessionLine(day, language)}. Lettere utgaver:`
      : `Planned today: ${sessionLine(day, language)}. Gentler versions:`;
  const tail =
    language === 'nb'
      ? 'Velg den som passer; det du lar ligge, skal ikke tas igjen senere.'
      : 'Take the one that fits; what you leave out is not added later.';
  return paragraphs(
    head,
    bullets(easierOptions(state, day, language)),
    sentences(tail, checkinToday(state) ? checkinLine(state, language) : null),
  );
};

/** Suggests a short version for a day with little time. */
export const shortTime: Answer = (state, { language, minutes }) => {
  const missing = missingPlan(state, language);
  if (missing) return missing;
  const day = dayOf(state, state.today);
  if (!day || day.minutes === 0) return restToday(language);
  if (isRaceDay(day)) return raceToday(language);
  if (minutes !== null && minutes >= day.minutes)
    return paragraphs(
      language === 'nb'
        ? `Det holder: økta i dag er ${day.minutes} min.`
        : `That is enough: today's session is ${day.minutes} min.`,
      describeDay(state, day, language),
    );
  if (day.minutes <= 25)
    return language === 'nb'
      ? `Økta i dag er ${day.minutes} min (${sessionLine(day, language)}). Rekker du ikke det, er en kortere tur også bra.`
      : `Today's session is ${day.minutes} min (${sessionLine(day, language)}). If that is too much, a shorter one counts too.`;
  const hard = isHard(day);
  return language === 'nb'
    ? sentences(
        'Her er en utgave på 25 minutter:',
        hard ? '10 min rolig, noen få minutter i øktas sone, resten rolig.' : 'alt rolig i sone 2.',
        'Alt mellom 20 og 30 min er greit. Resten av økta skal ikke legges til en annen dag.',
      )
    : sentences(
        'Here is a 25-minute version:',
        hard ? "10 min easy, a few minutes in the session's zone, the rest easy." : 'all of it easy, zone 2.',
        'Anything from 20 to 30 min is fine. What is left out is not added to another day.',
      );
};

/** Suggests gentler options to a runner who is tired, stressed or slept badly. */
export const tired: Answer = (state, { language }) => {
  const missing = missingPlan(state, language);
  if (missing) return missing;
  const day = dayOf(state, state.today);
  const checkin = checkinToday(state)
    ? sentences(
        checkinLine(state, language),
        language === 'nb'
          ? 'Kjennes det annerledes nå, så sjekk inn på nytt: planen følger etter.'
          : 'If it feels different now, check in again: the plan follows.',
      )
    : noCheckin(language);
  const offer = state.plan && offerText(state.plan, language);
  if (!day || day.minutes === 0) return paragraphs(restToday(language), checkin, offer);
  if (isRaceDay(day)) return paragraphs(raceToday(language), checkin);
  const head =
    language === 'nb'
      ? `Takk for at du sier fra. På planen i dag: ${sessionLine(day, language)}. Når du er sliten, velg heller:`
      : `Thanks for telling me. Planned today: ${sessionLine(day, language)}. When you are tired, choose one of these instead:`;
  return paragraphs(head, bullets(easierOptions(state, day, language)), checkin, offer);
};

/** Answers a request for a lighter week: the open offer, or when one is offered. */
export const lighterWeek: Answer = (state, { language }) => {
  const offer = state.plan && offerText(state.plan, language);
  if (offer)
    return paragraphs(
      offer,
      sentences(checkinToday(state) && checkinLine(state, language), adaptNote(state, language)),
    );
  const from = addDays(state.today, -6);
  const low7 = state.checkins.filter(({ date, score }) => date >= from && score < 5).length;
  const down = state.course?.isDownWeek
    ? language === 'nb'
      ? 'Denne uka er allerede en planlagt lettere uke, en femtedel mindre.'
      : 'This week is already a planned down week, a fifth lighter.'
    : null;
  return language === 'nb'
    ? sentences(
        down,
        `Jeg tilbyr en uke kuttet med en femtedel (20 %) etter tre lave dager på rad; nå har du ${count(low7, 'lav dag', 'lave dager')} av de siste 7.`,
        'Til da kan du gjøre én dag lettere med «Make Easier».',
      )
    : sentences(
        down,
        `I offer a week cut by a fifth (20 %) after three low days in a row; so far you have ${count(low7, 'low day', 'low days')} in the last 7.`,
        "Until then 'Make Easier' makes a single day lighter.",
      );
};
