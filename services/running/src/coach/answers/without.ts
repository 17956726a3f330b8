import { capitalised, type Language, sentences } from '@stridewell/language/language';
import { fold } from '@stridewell/safety/text';
import type { CoachDay, CoachState } from '../../domain/coach-state.ts';
import { dateOf } from '../dates.ts';
import { checkinToday, dayOf, isHard, rehabLevel } from '../figures.ts';
import { zoneFeel, zoneSpeed, zonesOf } from '../text/paces.ts';
import { isRaceDay, isStructured, isWalk, sessionPhrase, stepLinesByEffort } from '../text/sessions.ts';
import { add } from './add.ts';
import { type Answer, fixed, missingPlan } from './answer.ts';
import { fact } from './cards.ts';
import { dayAsked, onDay } from './direct/shared.ts';
import { raceAdvice, rehabNote } from './session.ts';
import { sportReply } from './sport.ts';

const restDay = (language: Language): string =>
  language === 'nb' ? 'I dag er det hviledag på planen.' : 'Today is a rest day in your plan.';

const BY_EFFORT = {
  en: 'Start calmly, by effort, and speed up only towards the end.',
  nb: 'Åpne rolig, etter innsats, og øk først mot slutten.',
};

const raceDay = (day: CoachDay, language: Language): string =>
  sentences(
    language === 'nb' ? 'I dag er det konkurransedag.' : 'Today is race day.',
    raceAdvice(day, language),
    day.changed ? null : BY_EFFORT[language],
  );

const byFeel = (day: CoachDay, language: Language): string[] => {
  const zones = zonesOf(day.zone);
  return zones.map((zone) =>
    capitalised(`${language === 'nb' ? 'sone' : 'zone'} ${zone}: ${zoneFeel(zone, language)}`),
  );
};

const EASY = {
  en: 'Easy is effort 3-4 of 10, full sentences; if you must breathe in the middle of one, slow down.',
  nb: 'Rolig er innsats 3-4 av 10, hele setninger; må du trekke pusten midt i en setning, senker du farten.',
};

/** Describes a walk without a watch. It mentions no running effort, and states that it should stay a walk. */
const walkWithoutWatch = (phrase: string, after: string, language: Language): ReturnType<Answer> =>
  language === 'nb'
    ? {
        answer: `Ja, uten klokke går fint: ${phrase}, og ikke løping.`,
        why: 'Rask gange er innsats 2-3 av 10: du kan snakke hele tida.',
        after,
      }
    : {
        answer: `Yes, no watch needed: ${phrase}, and no running.`,
        why: 'Brisk walking is effort 2-3 of 10: you can talk all the time.',
        after,
      };

/** Describes today's session without a watch: by effort, talk test and a known route. */
export const noWatch: Answer = (state, { language }) => {
  const missing = missingPlan(state, language);
  if (missing) return missing;
  const day = dayOf(state, state.today);
  if (!day || day.minutes === 0) return sentences(restDay(language), EASY[language]);
  if (isRaceDay(day)) return raceDay(day, language);
  const time = isStructured(day)
    ? language === 'nb'
      ? 'Tell drag og pauser i hodet, eller ta dem mellom merker langs veien, som lyktestolper; sammenlign pusten, ikke farten.'
      : 'Count repetitions and pauses in your head, or take them between fixed marks such as lamp posts; compare your breathing, not your speed.'
    : language === 'nb'
      ? 'Ta en runde du vet hvor lang tid tar, eller snu når halve tida er gått etter en vanlig klokke.'
      : 'Take a route whose time you know, or turn back when half the time has passed on any clock.';
  const steps = isStructured(day) ? stepLinesByEffort(day, language) : [];
  const phrase = sessionPhrase(day, language);
  if (isWalk(day)) return walkWithoutWatch(phrase, time, language);
  return {
    answer:
      language === 'nb'
        ? [`Ja, løp den på følelsen: ${phrase}.`, `Ja, uten klokke går fint: ${phrase}.`]
        : [`Yes, run it by feel: ${phrase}.`, `Yes, no watch needed: ${phrase}.`],
    why: EASY[language],
    list: [...steps, ...byFeel(day, language)],
    after: time,
  };
};

const lowDay = (state: CoachState): boolean => {
  const band = checkinToday(state)?.recommendation;
  return band === 'Recover' || band === 'Reset';
};

const steady = (minutes: number, low: boolean, language: Language): string[] => {
  const length = low ? `20-${Math.max(20, Math.min(40, minutes))}` : `${minutes}`;
  return language === 'nb'
    ? [
        `Sykkel: ${length} min lett, så du kan snakke hele tida`,
        `Rask gange: ${length} min på flatt underlag`,
        `Svømming, ellipse eller romaskin: ${length} min rolig`,
        'Bevegelighet, hvis du helst vil være inne og rolig',
      ]
    : [
        `Bike: ${length} min light enough to talk throughout`,
        `Brisk walk: ${length} min on even ground`,
        `Swim, elliptical or row: ${length} min gently`,
        'Mobility, if you would rather stay in and quiet',
      ];
};

/** Words for training in addition to the day's session, not instead of it. */
const BESIDE =
  /\bafter(?:wards?)?(?: (?:it|that|(?:the|my) (?:run|session)|running))?\W*$|\betterpa\W*$|\b(?:on top|as well|in addition|extra|i tillegg|oppa|attpa)\b/;
const IN_PLACE = /\b(?:instead|i stedet|istedenfor)\b/;

/** Suggests alternatives to running for today. */
export const instead: Answer = (state, question) => {
  const { language, concepts, day: named } = question;
  const missing = missingPlan(state, language);
  if (missing) return missing;
  const text = fold(question.message);
  if (BESIDE.test(text) && !IN_PLACE.test(text)) return add(state, question);
  const date = named && named.kind !== 'weekend' ? dateOf(state, named) : state.today;
  const day = dayOf(state, date);
  const sport = sportReply(state, question, date, language);
  if (sport) return sport;
  if (!day || day.minutes === 0)
    return {
      answer:
        language === 'nb'
          ? 'Ja, litt og lett: en kort, rolig gåtur, en lett sykkeltur eller litt bevegelighet.'
          : 'Yes, a little and light: a short gentle walk, an easy spin or some mobility.',
      why: date === state.today ? restDay(language) : (day?.why[language] ?? null),
    };
  if (isRaceDay(day)) return raceDay(day, language);
  const rehab = rehabLevel(state) !== null;
  const hard = isHard(day) && !lowDay(state);
  const phrase = sessionPhrase(day, language);
  const weather =
    concepts.has('weather') && !rehab
      ? language === 'nb'
        ? 'Tredemølle er også greit, i samme sone som ute.'
        : 'A treadmill is fine too, in the same zone as outside.'
      : null;
  if (language === 'nb')
    return {
      answer: [`Ja, bytt ${phrase}, mot én av disse:`, `Ja. I stedet for ${phrase}:`],
      list: steady(day.minutes, lowDay(state), language),
      after: sentences(
        hard
          ? 'Samme oppbygging på sykkel: rolig inn, hoveddelen på samme innsats, rolig ut.'
          : 'Samme tid og samme følelse gir nesten det samme, uten støtene.',
        weather,
      ),
    };
  return {
    answer: [`Yes, swap ${phrase}, for one of these:`, `Yes. Instead of ${phrase}:`],
    list: steady(day.minutes, lowDay(state), language),
    after: sentences(
      hard
        ? 'Keep the same shape on the bike: easy in, the main part at the same effort, easy out.'
        : 'Same time and same feel give nearly the same effect, without the impact.',
      weather,
    ),
  };
};

/** Words which show that there is no treadmill: "no treadmill, the gym is shut". */
const NO_MILL =
  /\b(?:no|without an?|haven'?t (?:got )?an?|don'?t have an?|there is no|there'?s no) (?:treadmill|mill|gym)\b|\b(?:ingen|ikke (?:noen|noe)?|uten) (?:tredemølle|mølle)\w*|\bgym\w* (?:is |er )?(?:shut|closed|stengt)|\b(?:treningssenter\w*|senteret) (?:er )?stengt/i;

const withoutMill = (language: Language): ReturnType<Answer> =>
  language === 'nb'
    ? {
        answer:
          'Da tar du den ute på et bedre tidspunkt, når det er strødd eller har roet seg, saktere og med brodder på is; ellers lar du den ligge.',
        why: 'Farten teller ikke på slikt føre, bare innsatsen, og kortere er helt greit.',
        next: 'Det du lar ligge, skal ikke tas igjen.',
      }
    : {
        answer:
          'Then outside at a better hour, once it is gritted or has eased, slower and with studs on ice; otherwise leave it out.',
        why: 'Pace does not count on such ground, only effort, and shorter is fine.',
        next: 'What you leave out is not made up.',
      };

export const treadmill: Answer = (state, question) => {
  const { language, message } = question;
  if (/\b(?:hate|dislike|don'?t like|hater|liker ikke|orker ikke)\b/i.test(message))
    return language === 'nb'
      ? { answer: 'Da løper du ute: planen krever aldri mølle.', why: fact('treadmill', 'nb') }
      : { answer: 'Then run outside: the plan never asks for a treadmill.', why: fact('treadmill', 'en') };
  if (NO_MILL.test(question.own)) return withoutMill(language);
  const day = dayAsked(state, question);
  const phrase = day && day.minutes > 0 && !isRaceDay(day) ? sessionPhrase(day, language) : null;
  const when = day && day.date !== state.today ? ` ${onDay(state, day.date, language)}` : '';
  const isEasy = day !== null && day.minutes > 0 && !isHard(day) && rehabLevel(state) === null;
  const speed = isEasy ? zoneSpeed(state, zonesOf(day.zone).at(-1) ?? '2', language) : null;
  if (rehabLevel(state) === 'walk')
    return {
      answer: language === 'nb' ? 'Gange på mølla er greit, flatt.' : 'Walking on the treadmill is fine, flat.',
      why: rehabNote(state, language),
    };
  if (language === 'nb')
    return {
      answer: phrase
        ? `Ja, ta den på mølla: ${phrase}${when}, med 1 % stigning.`
        : 'Ja, mølle er et godt bytte: samme minutter og samme sone, med 1 % stigning.',
      why: speed
        ? `Det er ${speed} på skjermen; gå etter innsats og snakketest, for skjermen har ikke alltid rett.`
        : 'Gå etter innsats og snakketest; skjermens fart er ikke alltid riktig.',
    };
  return {
    answer: phrase
      ? `Yes, take it on the treadmill: ${phrase}${when}, at 1 % incline.`
      : 'Yes, a treadmill is a good swap: same minutes, same zone, at 1 % incline.',
    why: speed
      ? `That is ${speed} on the display; go by effort and talk test, as the display is not always right.`
      : "Go by effort and talk test; the display's pace is not always right.",
  };
};

export const heat: Answer = fixed({
  en: 'In heat, cold, wind or at altitude the minutes stay and the pace changes: run by effort and talk test, slower than your zones say. In heat take the cool hours, shade and water; on ice or in a storm take the treadmill, the bike or a walk. Feeling faint, confused or chilled through means stop and get help.',
  nb: 'I varme, kulde, vind eller høyde blir minuttene som planlagt og farten roligere: løp etter innsats og snakketest, roligere enn sonene sier. I varme: kjølige timer, skygge og vann; på is eller i storm: mølle, sykkel eller en gåtur. Er du nær ved å besvime, forvirret eller gjennomfrossen, stopper du og får hjelp.',
});
