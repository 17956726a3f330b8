import { addDays, daysBetween } from '@stridewell/contracts/web';
import { weekday } from '@stridewell/language/days';
import { type Language, listed, sentences } from '@stridewell/language/language';
import { checkinToday, isLong, lightDaysOf } from '../../figures.ts';
import { fixedDays } from '../../fixed-days.ts';
import { bandName, count, scoreText } from '../../text/names.ts';
import { zoneFeel, zonePace } from '../../text/paces.ts';
import { sessionPhrase } from '../../text/sessions.ts';
import { type Answer, missingProfile } from '../answer.ts';
import { dayAsked, isLowDay, longAhead, nextSession, ofAll, ofRuns, onDay, pick, raceAhead } from './shared.ts';

/** States the most that a day allows: what is planned. */
const most: Answer = (state, question) => {
  const { language } = question;
  const day = dayAsked(state, question);
  if (!day || day.minutes === 0)
    return pick(language, 'Nothing that day: it is a rest day.', 'Ingenting den dagen: den er hviledag.');
  const when = onDay(state, day.date, language);
  return {
    answer: pick(
      language,
      `What is planned is the most ${when}: ${sessionPhrase(day, 'en')}.`,
      `Det som står på planen, er taket ${when}: ${sessionPhrase(day, 'nb')}.`,
    ),
    why: isLong(day)
      ? state.cap &&
        pick(
          language,
          `One run may be ${state.cap.minutes} min at most now.`,
          `Én tur kan nå være høyst ${state.cap.minutes} min.`,
        )
      : pick(language, 'Less is always allowed.', 'Mindre er alltid lov.'),
  };
};

/** The reason for the length of a planned run. */
export const lengthWhy: Answer = (state, { language }) => {
  const long = longAhead(state);
  if (state.course?.phase === 'Taper')
    return pick(
      language,
      'Because you taper: long enough to keep the legs used to it, short enough to be fresh for the race.',
      'Fordi du trapper ned: lang nok til at beina husker det, kort nok til at de er uthvilte til løpet.',
    );
  return {
    answer: state.cap
      ? pick(
          language,
          `Because your longest recent run is ${state.cap.longest} min, and one run grows by at most a tenth at a time.`,
          `Fordi den lengste turen din i det siste er ${state.cap.longest} min, og én tur vokser høyst en tidel om gangen.`,
        )
      : pick(
          language,
          'Because one run grows by at most a tenth at a time.',
          'Fordi én tur vokser høyst en tidel om gangen.',
        ),
    why: pick(
      language,
      'The easy length teaches legs and energy stores to last; pace would not do that.',
      'Den rolige lengden lærer bein og energilagre å holde ut; fart ville ikke gjort det.',
    ),
    next:
      long &&
      pick(
        language,
        `It is ${long.minutes} min on ${weekday(long.date, 'en')}.`,
        `Den er ${long.minutes} min ${weekday(long.date, 'nb')}.`,
      ),
  };
};

const BAD_NIGHT =
  /\b(?:slept|sleep|night|hours of|awake|baby|kid|sov\w*|søvn|natt\w*|våken|ungen|barnet|timer søvn)\b/i;

/** Answers whether a short, easy run is worth it on a poor day, and what skipping it would cost. */
const worthIt: Answer = (state, question) => {
  const { language, own } = question;
  const day = dayAsked(state, question);
  const checkin = checkinToday(state);
  const isToday = day?.date === state.today;
  const score =
    checkin && isToday
      ? pick(
          language,
          `Your check-in says ${scoreText(checkin.score, 'en')}, ${checkin.recommendation}.`,
          `Innsjekken sier ${scoreText(checkin.score, 'nb')}, ${bandName(checkin.recommendation, 'nb')}.`,
        )
      : null;
  const next = nextSession(state);
  const after =
    next &&
    pick(
      language,
      `Nothing is made up: next is ${sessionPhrase(next, 'en')} ${onDay(state, next.date, 'en')}.`,
      `Ingenting tas igjen: neste er ${sessionPhrase(next, 'nb')} ${onDay(state, next.date, 'nb')}.`,
    );
  if (!day || day.minutes === 0)
    return {
      answer: pick(language, 'There is nothing to run: it is a rest day.', 'Det er ingenting å løpe: det er hviledag.'),
      why: after,
    };
  const phrase = sessionPhrase(day, language);
  if (isLowDay(state))
    return {
      answer: pick(
        language,
        `Honestly, only if you feel like it: ${phrase}, so easy that it could be a walk, and leaving it out costs nothing.`,
        `Ærlig talt bare hvis du har lyst: ${phrase}, så rolig at det kan være en gåtur, og å la den ligge koster ingenting.`,
      ),
      why: sentences(
        score,
        BAD_NIGHT.test(own) &&
          pick(language, 'Tonight, sleep counts for more than the run.', 'I kveld teller søvnen mer enn turen.'),
      ),
      next: after,
    };
  return {
    answer: BAD_NIGHT.test(own)
      ? pick(
          language,
          `You may drop it without harm, or run it gently: ${phrase}, or 20 min of it.`,
          `Du kan droppe den uten at det gjør noe, eller ta den forsiktig: ${phrase}, eller 20 min av den.`,
        )
      : pick(
          language,
          `Yes: 20 easy minutes keep the rhythm, and planned is ${phrase}; but leaving it out does no harm.`,
          `Ja: 20 rolige minutter holder rytmen, og planen sier ${phrase}; men å la den ligge gjør ingen skade.`,
        ),
    why: sentences(
      BAD_NIGHT.test(own) &&
        pick(
          language,
          'After a night like that it feels harder than it is.',
          'Etter en sånn natt kjennes det tyngre enn det er.',
        ),
      score,
    ),
    next: after,
  };
};

/** Lets a runner rest instead of today's session. */
const restInstead: Answer = (state, { language }) => {
  const day = dayAsked(state, { day: null });
  const next = nextSession(state);
  const phrase = day && day.minutes > 0 ? sessionPhrase(day, language) : null;
  return {
    answer: pick(
      language,
      `Yes, with a clear conscience${phrase ? `: ${phrase} can be left out` : ''}.`,
      `Ja, med god samvittighet${phrase ? `: ${phrase} kan du la ligge` : ''}.`,
    ),
    why: isLowDay(state)
      ? pick(
          language,
          'Rest and an early night do more for you today.',
          'Hvile og en tidlig kveld gjør mer for deg i dag.',
        )
      : pick(
          language,
          'One run decides nothing, and nothing is made up.',
          'Én tur avgjør ingenting, og ingenting tas igjen.',
        ),
    next:
      next &&
      pick(
        language,
        `Next is ${sessionPhrase(next, 'en')} ${onDay(state, next.date, 'en')}, if that morning's check-in agrees.`,
        `Neste er ${sessionPhrase(next, 'nb')} ${onDay(state, next.date, 'nb')}, hvis innsjekken den morgenen er enig.`,
      ),
  };
};

const dayOfWeek = (day: number, language: Language): string => weekday(addDays('2024-01-01', day), language);

/** Answers a request to move a running day permanently. */
const fixedDay: Answer = (state, { language, days, own }) => {
  const missing = missingProfile(state, language);
  if (missing) return missing;
  const [from, to] = fixedDays(state, days, own);
  const index = from;
  const lost = state.logs.filter(
    ({ date, status }) =>
      status === 'skipped' &&
      index !== null &&
      (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7 === index &&
      daysBetween(date, state.today) < 28,
  ).length;
  const sessions = (state.plan?.days ?? []).filter(({ minutes }) => minutes > 0);
  const names = listed(
    sessions.map(({ date }) => weekday(date, language)),
    language,
  );
  return {
    answer:
      from !== null && to !== null
        ? pick(
            language,
            `Yes, under running days on the Profile tab: take ${dayOfWeek(from, 'en')} out and put ${dayOfWeek(to, 'en')} in, and the plan is made again around them.`,
            `Ja, under løpedager i Profil: ta bort ${dayOfWeek(from, 'nb')} og legg til ${dayOfWeek(to, 'nb')}, så lages planen på nytt rundt dem.`,
          )
        : pick(
            language,
            'Yes, under running days on the Profile tab: take that day out and put another in, and the plan is made again around them.',
            'Ja, under løpedager i Profil: ta bort den dagen og legg til en annen, så lages planen på nytt rundt dem.',
          ),
    why:
      lost > 1
        ? pick(
            language,
            `It has fallen out ${count(lost, 'time', 'times')} in four weeks, so it makes sense; one day less is fine too.`,
            `Den har falt ut ${count(lost, 'gang', 'ganger')} på fire uker, så det er lurt; én dag mindre går også fint.`,
          )
        : to === null
          ? pick(language, 'One day less is fine too.', 'Én dag mindre går også fint.')
          : null,
    next: names && pick(language, `This week you run on ${names}.`, `Denne uka løper du ${names}.`),
  };
};

/** Answers whether a beginner needs running shoes. */
const needShoes: Answer = (_state, { language }) => ({
  answer: pick(
    language,
    'Your old ones will do to begin with, as long as they are comfortable and not worn flat.',
    'De gamle holder til å begynne med, så lenge de er gode på foten og ikke nedslitt.',
  ),
  why: pick(
    language,
    'Buy a pair when you run every week: the one that feels best when you try it, with a thumb of room at the toes.',
    'Kjøp et par når du løper hver uke: det som kjennes best når du prøver det, med en tommel plass foran tærne.',
  ),
});

/** Explains what a cold in the weeks before the race would mean. */
const illBeforeRace: Answer = (state, { language }) => {
  const race = raceAhead(state, language);
  return {
    answer: pick(
      language,
      'A mild cold above the neck: rest, or short and easy only. With fever, a cough from the chest or aching all over: no running, and no race until it is over.',
      'Lett forkjølelse i nese og hals: hvile, eller bare kort og rolig. Med feber, hoste fra brystet eller verk i kroppen: ingen løping, og ikke noe løp før det er over.',
    ),
    why: pick(
      language,
      `Runs missed in that week cost nothing${race ? ` with the race ${race.days} days away` : ''}, and they are not made up.`,
      `Turer som ryker den uka, koster ingenting${race ? `, og det er ${race.days} dager til løpet` : ''}; de skal ikke tas igjen.`,
    ),
    next: pick(
      language,
      'Until then: sleep, wash your hands, and keep a little distance to those who cough.',
      'Til da: sov, vask hendene, og hold litt avstand til dem som hoster.',
    ),
  };
};

/** Answers whether missed sessions matter for the race. */
const matters: Answer = (state, { language }) => {
  const race = raceAhead(state, language);
  const light = lightDaysOf(state);
  return {
    answer: race
      ? pick(
          language,
          `No: there are ${race.days} days left, and a few lost sessions do not decide it.`,
          `Nei: det er ${race.days} dager igjen, og noen få tapte økter avgjør ikke det.`,
        )
      : pick(language, 'No, a few lost sessions decide nothing.', 'Nei, noen få tapte økter avgjør ingenting.'),
    why: pick(
      language,
      light > 1
        ? 'What counts now is to get rested; the plan goes on from where you are, and nothing is made up.'
        : 'The plan goes on from where you are, and nothing is made up.',
      light > 1
        ? 'Det som teller nå, er å bli uthvilt; planen går videre fra der du er, og ingenting tas igjen.'
        : 'Planen går videre fra der du er, og ingenting tas igjen.',
    ),
  };
};

/** Explains how to run without a threshold pace. */
const paceWithout: Answer = (state, { language }) => {
  const pace = zonePace(state, '2', language);
  return {
    answer: pace
      ? pick(language, `You have one: easy is ${pace}.`, `Du har en: rolig er ${pace}.`)
      : pick(
          language,
          `Go by effort: easy is ${zoneFeel('2', 'en')}, and hard is ${zoneFeel('4', 'en')}.`,
          `Gå etter innsatsen: rolig er ${zoneFeel('2', 'nb')}, og hardt er ${zoneFeel('4', 'nb')}.`,
        ),
    why: pick(
      language,
      'A pace comes from a recent race, or from a 30-minute test on a day when you are rested; enter it on the Profile tab.',
      'Fart får du fra et ferskt løp, eller fra en 30-minutterstest en dag du er uthvilt; skriv den inn under Profil.',
    ),
  };
};

export const CHOICE_ANSWERS = {
  most: ofRuns(most),
  lengthWhy: ofRuns(lengthWhy),
  worthIt: ofAll(worthIt),
  dropToday: ofAll(worthIt),
  restInstead: ofAll(restInstead),
  fixedDay,
  needShoes,
  illBeforeRace: ofRuns(illBeforeRace),
  matters: ofRuns(matters),
  paceWithout: ofRuns(paceWithout),
} as const;
