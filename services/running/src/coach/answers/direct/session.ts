import { weekday } from '@stridewell/language/days';
import { sentences } from '@stridewell/language/language';
import { dateOf } from '../../dates.ts';
import { dayOf, isHard, isLong, plannedOf, rehabLevel } from '../../figures.ts';
import { count } from '../../text/names.ts';
import { zoneFeel, zonePace, zonesOf } from '../../text/paces.ts';
import { isWalk, sessionPhrase, stepLines } from '../../text/sessions.ts';
import type { Answer } from '../answer.ts';
import { stepOf } from '../day.ts';
import { stack } from '../missed.ts';
import { rehab } from '../rehab.ts';
import { ladderNotation } from './races.ts';
import { dayAsked, isLowDay, longAhead, ofRuns, pick } from './shared.ts';

const BLOCKS = /(\d+) ?[x×] ?(\d+)(?: ?\/ ?(\d+))?/i;

/** Explains the notation of a session such as "2 x 10 min Z3-4". */
const blocksNotation: Answer = ofRuns((state, { language, own }) => {
  const [, times = '2', minutes = '10'] = BLOCKS.exec(own) ?? [];
  const session = (state.plan?.days ?? []).find((day) => isHard(day));
  const zones = zonesOf(
    /z(?:one)? ?(\d[abc]?(?:-z?\d[abc]?)?)/i.exec(own)?.[0].toUpperCase().replace('ONE ', '') ?? null,
  );
  const zone = zones.at(-1) ?? '4';
  const pace = zonePace(state, zone, language);
  return {
    answer: pick(
      language,
      `Run ${minutes} minutes quick, jog easily until you are ready, and do that ${times} times, with a warm-up before and an easy jog after.`,
      `Løp ${minutes} minutter kvikt, jogg rolig til du er klar igjen, og gjør det ${times} ganger, med oppvarming før og rolig jogg etter.`,
    ),
    why: pick(
      language,
      `The quick part is zone ${zone}${pace ? `, ${pace}` : ''}: ${zoneFeel(zone, 'en')}.`,
      `Det kvikke er sone ${zone}${pace ? `, ${pace}` : ''}: ${zoneFeel(zone, 'nb')}.`,
    ),
    list: session ? stepLines(state, session, language) : null,
  };
});

/** Explains the notation of a session, including the walk-run ladder. */
const notation: Answer = (state, question) =>
  rehabLevel(state) === 'ladder' ? ladderNotation(state, question) : blocksNotation(state, question);

/** Answers whether a run may include walk breaks. */
const mayWalk: Answer = (state, question) => {
  const { language } = question;
  const level = rehabLevel(state);
  if (level === 'walk') return rehab(state, question);
  if (level === 'ladder')
    return {
      answer: pick(
        language,
        'No, it is no cheating: walk longer whenever you need to, and finish with the feeling that there was more in you.',
        'Nei, det er ikke juks: gå lenger når du trenger det, og kom hjem med følelsen av at du hadde mer inne.',
      ),
      why: pick(
        language,
        'The stage counts as done when you manage it with the planned walks; until then you repeat it.',
        'Trinnet regnes som gjort når du klarer det med de planlagte gåpausene; til da tar du det om igjen.',
      ),
    };
  const named = question.day ? dayAsked(state, question) : null;
  const day = named ?? longAhead(state) ?? dayAsked(state, question);
  return {
    answer: pick(
      language,
      'No, you may walk: a minute now and then counts in the time and is no cheating.',
      'Nei, du kan gå litt: et minutt nå og da teller med i tida og er ikke juks.',
    ),
    why: pick(
      language,
      'What trains you is the easy time on your feet; walking keeps the effort where it should be.',
      'Det som trener deg, er rolig tid på beina; gangen holder innsatsen der den skal være.',
    ),
    next:
      day && day.minutes > 0 && isLong(day)
        ? pick(
            language,
            `So ${sessionPhrase(day, 'en')} can well be nine minutes of running and one of walking.`,
            `Så ${sessionPhrase(day, 'nb')} kan godt være ni minutter løping og ett minutt gange.`,
          )
        : null,
  };
};

/** Gives the reason for an easy pace. */
const easyWhy: Answer = (state, { language }) => {
  const pace = zonePace(state, '2', language);
  return {
    answer: pick(
      language,
      'Because the easy pace builds endurance without wearing you out: you can run more, and be fresh on the hard day.',
      'Fordi rolig fart bygger utholdenhet uten å slite deg ut: du tåler mer, og er uthvilt til den harde dagen.',
    ),
    why: pick(
      language,
      `Faster gives little more and costs recovery${pace ? `; yours is ${pace}` : ''}, and slower is fine as well.`,
      `Fortere gir lite ekstra og koster restitusjon${pace ? `; din er ${pace}` : ''}, og saktere går også fint.`,
    ),
  };
};

/** Explains how to tell whether an easy run is easy enough. */
const easyCheck: Answer = (state, { language }) => {
  const pace = zonePace(state, '2', language);
  return {
    answer: pick(
      language,
      'Say a whole sentence aloud: if you need a breath in the middle of it, slow down.',
      'Si en hel setning høyt: må du trekke pusten midt i, løper du for fort.',
    ),
    why: sentences(
      pick(language, `It feels like ${zoneFeel('2', 'en')}.`, `Det kjennes som ${zoneFeel('2', 'nb')}.`),
      pace && pick(language, `In pace that is ${pace}.`, `I fart er det ${pace}.`),
    ),
    next: pick(
      language,
      'You should finish feeling that you could go on.',
      'Du skal komme hjem med følelsen av at du kunne fortsatt.',
    ),
  };
};

/** Explains why the day has become a walk or shorter than planned. */
const lightWhy: Answer = (state, { language }) => {
  const row = dayOf(state, state.today);
  const planned = plannedOf(state, state.today);
  const isLow = isLowDay(state);
  if (!row) return pick(language, 'There is no plan for today.', 'Det er ingen plan for i dag.');
  return {
    answer: isLow
      ? pick(
          language,
          "Because this morning's check-in was low, so the day is kept very easy: jog or walk, as you like.",
          'Fordi innsjekken i morges var lav, så dagen holdes svært rolig: jogg eller gå, som du vil.',
        )
      : row.changed
        ? row.changed[language]
        : pick(
            language,
            'Because it is an easy day: it keeps you going and leaves your legs fresh for the demanding one.',
            'Fordi det er en rolig dag: den holder deg i gang, og beina er uthvilte til den krevende.',
          ),
    why: planned
      ? pick(
          language,
          `${planned.minutes} min were planned; today it is ${sessionPhrase(row, 'en')}.`,
          `Planlagt var ${planned.minutes} min; i dag er det ${sessionPhrase(row, 'nb')}.`,
        )
      : pick(language, `Today it is ${sessionPhrase(row, 'en')}.`, `I dag er det ${sessionPhrase(row, 'nb')}.`),
  };
};

/** Answers whether strides may be added to a run. */
const stridesAdded: Answer = (state, question) => {
  const { language } = question;
  const day = dayAsked(state, question);
  const isLow = isLowDay(state);
  if (isLow || !day || day.minutes === 0 || isHard(day) || isWalk(day))
    return {
      answer: pick(language, 'No, not today.', 'Nei, ikke i dag.'),
      why: isLow
        ? pick(
            language,
            'The day is kept very easy after a low check-in.',
            'Dagen holdes svært rolig etter en lav innsjekk.',
          )
        : pick(
            language,
            'Strides belong at the end of an easy run.',
            'Stigningsløp hører til på slutten av en rolig tur.',
          ),
    };
  return {
    answer: pick(
      language,
      'Yes, four relaxed ones of 15-20 seconds in the last minutes, with easy jogging between.',
      'Ja, fire avslappede på 15-20 sekunder i de siste minuttene, med rolig jogg imellom.',
    ),
    why: pick(
      language,
      `They count within the run, ${sessionPhrase(day, 'en')}: quick but never a sprint, and nothing more.`,
      `De er med i turen, ${sessionPhrase(day, 'nb')}: kvikt, men aldri sprint, og ikke noe mer.`,
    ),
  };
};

/** States which of the week's sessions is the best one to skip. */
const whichToSkip: Answer = (state, { language }) => {
  const isShort = state.runner?.goal === '5k' || state.runner?.goal === '10k';
  return {
    answer: pick(
      language,
      'Keep the long run and skip the hard one, if only one fits.',
      'Behold langturen og dropp den harde, hvis bare én får plass.',
    ),
    why: pick(
      language,
      `The long run builds the endurance that ${isShort ? 'even a short race' : 'your race'} rests on, and the hard one takes more out of you in a busy week.`,
      `Langturen bygger utholdenheten som ${isShort ? 'også et kort løp' : 'løpet ditt'} hviler på, og den harde økta tar mer av deg i en travel uke.`,
    ),
    next: pick(
      language,
      'A version of 20-30 min easy is better than nothing, and what falls out is not made up.',
      '20-30 min rolig er bedre enn ingenting, og det som faller ut, skal ikke tas igjen.',
    ),
  };
};

/** States how many days a week the runner runs, and whether that is enough. */
const daysPerWeek: Answer = (state, { language }) => {
  const days = state.runner?.days.length ?? 0;
  const sessions = (state.plan?.days ?? []).filter(({ minutes }) => minutes > 0);
  return {
    answer: pick(
      language,
      `Your ${count(sessions.length, 'run', 'runs')} this week are enough: you have given ${days} running days in your profile.`,
      `De ${count(sessions.length, 'turen', 'turene')} denne uka er nok: du har satt av ${days} løpedager i profilen.`,
    ),
    why: pick(
      language,
      'Steady weeks matter more than one day more; three to five suit most runners.',
      'Jevne uker betyr mer enn én dag til; tre til fem passer de fleste.',
    ),
    next: pick(
      language,
      'Change the days on the Profile tab, and the week is planned again.',
      'Endre dagene under Profil, så lages uka på nytt.',
    ),
  };
};

/** Answers a runner who gives up a time and wants to finish. */
const finishOnly: Answer = (_state, { language }) => ({
  answer: pick(
    language,
    'Yes, finishing is a good goal, and the plan works for it as it is.',
    'Ja, å fullføre er et godt mål, og planen passer til det som den er.',
  ),
  why: pick(
    language,
    'If a goal time is stored on the Profile tab, clear it there; then the paces come from your threshold pace or the effort alone.',
    'Har du lagret en måltid under Profil, så fjern den der; da følger farten terskelfarten din eller bare innsatsen.',
  ),
  next: pick(
    language,
    `On the day: start slower than you want, and walk at the drinks.`,
    'På løpsdagen: begynn saktere enn du vil, og gå på drikkestasjonene.',
  ),
});

/** Explains how the warm-up of a hard session of the week is run. */
const warmUpOfHard: Answer = (state, { language, days }) => {
  const named = days.map((day) => dayOf(state, dateOf(state, day))).find((day) => day !== null && day !== undefined);
  const day = named && isHard(named) ? named : ((state.plan?.days ?? []).find(isHard) ?? null);
  const step = day ? stepOf(state, day, 'warmup', language) : null;
  if (!day || !step)
    return pick(
      language,
      'Ten to fifteen minutes of easy jogging, then three or four short strides.',
      'Ti til femten minutter rolig jogg, så tre-fire korte stigningsløp.',
    );
  return {
    answer: pick(
      language,
      `Before ${weekday(day.date, 'en')}'s session: ${step.slice(0, 1).toLowerCase()}${step.slice(1)}.`,
      `Før økta ${weekday(day.date, 'nb')}: ${step.slice(0, 1).toLowerCase()}${step.slice(1)}.`,
    ),
    why: pick(
      language,
      'Finish it with two or three short, relaxed strides; it is part of the planned minutes.',
      'Avslutt med to-tre korte, avslappede stigningsløp; den er med i minuttene på planen.',
    ),
  };
};

export const SESSION_ANSWERS = {
  notation,
  combined: ofRuns(stack),
  mayWalk,
  easyWhy: ofRuns(easyWhy),
  easyCheck: ofRuns(easyCheck),
  lightWhy: ofRuns(lightWhy),
  stridesAdded: ofRuns(stridesAdded),
  whichToSkip: ofRuns(whichToSkip),
  daysPerWeek: ofRuns(daysPerWeek),
  finishOnly: ofRuns(finishOnly),
  warmUpOfHard: ofRuns(warmUpOfHard),
} as const;
