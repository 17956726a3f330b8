import { addDays, type Goal } from '@stridewell/contracts/web';
import { createCatalogue, type MessageLanguage, type Messages } from '@stridewell/kit/messages/catalogue';
import { dayAndMonth, weekday } from '@stridewell/language/days';
import { capitalised } from '@stridewell/language/language';
import type { SeasonMessage } from '../domain/training/season-verdict.ts';
import type { Weekday } from '../domain/training/types.ts';
import { formatRaceTime } from './session-notes.ts';

/**
 * Sentences about how realistic a season is (section 3.6 of the plans page). `{changes}` and `{choices}` are lists of
 * {@link CHOICES}; durations and times are already formatted.
 */
const SEASON = {
  finish_plan: {
    en: 'Finish plan. With {hours, plural, one {# hour} other {# hours}} a week and {weeks, plural, one {# week} other {# weeks}} to go, your longest run gets to {longest}. That carries you to the finish with walk breaks from the start, not to a fast time. What would change that: {changes}.',
    nb: 'Gjennomføringsplan. Med {hours, plural, one {# time} other {# timer}} i uka og {weeks, plural, one {# uke} other {# uker}} igjen kommer den lengste turen din opp i {longest}. Det tar deg i mål med gåpauser fra start, ikke til en rask tid. Dette kan endre på det: {changes}.',
  },
  finish_in_taper: {
    en: 'Your longest run before this race is {longest}. That carries you to the finish with walk breaks from the start, not to a fast time. You can also {choices}.',
    nb: 'Den lengste turen din før løpet er {longest}. Det tar deg i mål med gåpauser fra start, ikke til en rask tid. Du kan også {choices}.',
  },
  too_soon: {
    en: 'Too soon to build. {weeks, plural, one {# week is} other {# weeks are}} not enough to prepare from {established} min a week. You can {choices}.',
    nb: 'For kort tid til å bygge opp. {weeks, plural, one {# uke} other {# uker}} er ikke nok til å forberede deg fra {established} min i uka. Du kan {choices}.',
  },
  do_not_start: {
    en: 'The race would take you about {race}, and your longest run is {longest}. I would not start in this one. Until then your plan is general training.',
    nb: 'Løpet ville tatt deg omtrent {race}, og den lengste turen din er {longest}. Jeg ville ikke startet i dette løpet. Fram til da er planen din generell trening.',
  },
  'do_not_start.planned': {
    en: 'The race would take you about {race}, and your longest run is {longest}. I would not start in this one, although your week was planned for it. {choices} is the better choice.',
    nb: 'Løpet ville tatt deg omtrent {race}, og den lengste turen din er {longest}. Jeg ville ikke startet i dette løpet, selv om uka di ble planlagt for det. {choices} er et bedre valg.',
  },
  'do_not_start.ill': {
    en: 'Your illness of {sickDays} days, up to {illUntil}, is too close to a race of about {race}. I would not start in this one: a later race is the better choice.',
    nb: 'Sykdommen din på {sickDays} dager, fram til {illUntil}, er for nær et løp på omtrent {race}. Jeg ville ikke startet i dette løpet: et senere løp er et bedre valg.',
  },
  'do_not_start.on_the_way': {
    en: '{goal} on {date} would take you about {race}, and your longest run before it gets to {longest}. I would not start in it, so your plan leaves that day free.',
    nb: '{goal} {date} ville tatt deg omtrent {race}, og den lengste turen din før løpet kommer opp i {longest}. Jeg ville ikke startet i det, så planen lar den dagen være fri.',
  },
  finish_on_the_way: {
    en: 'Your longest run before {goal} on {date} gets to {longest}. That carries you to the finish with walk breaks from the start, not to a fast time.',
    nb: 'Den lengste turen din før {goal} {date} kommer opp i {longest}. Det tar deg i mål med gåpauser fra start, ikke til en rask tid.',
  },
  already_trained: {
    en: 'You come in trained. The plan sharpens, it does not build.',
    nb: 'Du er allerede godt trent. Planen spisser formen, den bygger ikke opp.',
  },
  race_is_near: {
    en: '{days, plural, =0 {Your race is today. Start calmly, and enjoy it.} one {Your race is tomorrow: rest or run very easily today.} other {Your race is in # days. Keep it short and easy until then, with no run longer than {longest}.}}',
    nb: '{days, plural, =0 {Løpet ditt er i dag. Start rolig, og kos deg.} one {Løpet ditt er i morgen: hvil eller løp svært rolig i dag.} other {Løpet ditt er om # dager. Hold det kort og rolig fram til da, uten turer lengre enn {longest}.}}',
  },
  goal_time_too_fast: {
    en: 'Your results point to about {predicted}, and your goal is {goal}. Training paces follow what you can do now; I look again after each test.',
    nb: 'Resultatene dine tyder på omtrent {predicted}, og målet ditt er {goal}. Treningsfartene følger det du klarer nå; jeg ser på det igjen etter hver test.',
  },
  more_than_hours: {
    en: 'You have been running more than the hours you gave: about {established} min a week. The plan keeps to your {hours, plural, one {# hour} other {# hours}}.',
    nb: 'Du har løpt mer enn timene du oppga: omtrent {established} min i uka. Planen holder seg til {hours, plural, one {# time} other {# timer}} i uka.',
  },
  long_race_as_training: {
    en: 'You entered {goal} as a C race. That is too long for a training run, so the plan eases off before it and gives you {weeks, plural, one {# week} other {# weeks}} to recover after it.',
    nb: 'Du har lagt inn {goal} som C-løp. Det er for langt som trening, så planen blir roligere før løpet og gir deg {weeks, plural, one {# uke} other {# uker}} til å hente deg inn etterpå.',
  },
  race_after_illness: {
    en: 'You were ill until {illUntil}, and the easy days after it last until {easyUntil}. Do not race in {goal} on {date}: start only to jog, or not at all.',
    nb: 'Du var syk til {illUntil}, og de rolige dagene etterpå varer til {easyUntil}. Ikke konkurrer på {goal} {date}: start bare for å jogge, eller la det være.',
  },
  races_too_close: {
    en: '{first} on {date} and {second} on {otherDate} are {days, plural, =0 {on the same day} one {# day apart} other {# days apart}}. That is too close to run both well and to recover: run one of them, and take the other out of your profile.',
    nb: '{first} {date} og {second} {otherDate} ligger {days, plural, =0 {på samme dag} one {# dag fra hverandre} other {# dager fra hverandre}}. Det er for tett til å løpe begge godt og hente seg inn: løp ett av dem, og ta det andre ut av profilen din.',
  },
} as const satisfies Messages<SeasonMessage['code'] | `do_not_start.${string}`>;

type SeasonCode = keyof typeof SEASON;

const season = createCatalogue<SeasonCode>(SEASON);

/** Returns the code under which the text of a message is stored. */
const textOf = (message: SeasonMessage): SeasonCode => {
  if (message.code !== 'do_not_start') return message.code;
  if (message.date !== undefined) return 'do_not_start.on_the_way';
  if (message.sickDays !== undefined) return 'do_not_start.ill';
  return message.isPlanned ? 'do_not_start.planned' : message.code;
};

/** Choices for a runner whose plan does not reach the goal. `{goal}` is the name of a shorter race. */
const CHOICES = {
  'change.hours': { en: 'an extra hour on six weekends', nb: 'en time ekstra seks helger' },
  'change.later': { en: 'a later race', nb: 'et senere løp' },
  'change.shorter': { en: '{goal} instead', nb: '{goal} i stedet' },
  'choice.relaxed': {
    en: 'run it as a relaxed long run with walk breaks',
    nb: 'løpe det som en rolig langtur med gåpauser',
  },
  'choice.shorter': { en: 'choose {goal} instead', nb: 'velge {goal} i stedet' },
  'choice.later': { en: 'pick a later date', nb: 'finne en senere dato' },
} as const satisfies Messages<string>;

type ChoiceCode = keyof typeof CHOICES;

const choices = createCatalogue<ChoiceCode>(CHOICES);

const RACES = {
  '5k': { en: 'a 5k', nb: '5 km' },
  '10k': { en: 'a 10k', nb: '10 km' },
  half_marathon: { en: 'a half marathon', nb: 'halvmaraton' },
  marathon: { en: 'a marathon', nb: 'maraton' },
  ultra: { en: 'an ultra', nb: 'ultraløp' },
  fitness: { en: 'a plan for general fitness', nb: 'en plan for generell form' },
  weight_loss: { en: 'a plan without a race', nb: 'en plan uten løp' },
} as const satisfies Messages<Goal>;

/** Returns the given choices as a list, such as `an extra hour on six weekends, a later race, or a 10k instead`. */
const listChoices = (codes: readonly ChoiceCode[], shorter: Goal | null, language: MessageLanguage): string => {
  const goal = shorter === null ? '' : RACES[shorter][language];
  const items = codes.map((code) => choices.render({ code, values: { goal } }, language));
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(items);
};

const HOUR_UNIT: Readonly<Record<MessageLanguage, string>> = { en: 'h', nb: 't' };

/** Formats minutes as `105 min`, or as `2 h 30 min` for two hours or more. */
const formatLength = (minutes: number, language: MessageLanguage): string => {
  if (minutes < 120) return `${minutes} min`;
  const hours = `${Math.floor(minutes / 60)} ${HOUR_UNIT[language]}`;
  return minutes % 60 === 0 ? hours : `${hours} ${minutes % 60} min`;
};

const seasonValues = (message: SeasonMessage, language: MessageLanguage): Record<string, string | number> => {
  switch (message.code) {
    case 'finish_plan': {
      const { hours, weeks, longest, shorterGoal } = message;
      const codes: ChoiceCode[] = [
        'change.hours',
        'change.later',
        ...(shorterGoal ? (['change.shorter'] as const) : []),
      ];
      const changes = listChoices(codes, shorterGoal, language);
      return { hours, weeks, longest: formatLength(longest, language), changes };
    }
    case 'finish_in_taper': {
      const { longest, shorterGoal } = message;
      const codes: ChoiceCode[] = [...(shorterGoal ? (['choice.shorter'] as const) : []), 'choice.later'];
      return { longest: formatLength(longest, language), choices: listChoices(codes, shorterGoal, language) };
    }
    case 'too_soon': {
      const { weeks, established, shorterGoal, relaxedRun } = message;
      const codes: ChoiceCode[] = [
        ...(relaxedRun ? (['choice.relaxed'] as const) : []),
        ...(shorterGoal ? (['choice.shorter'] as const) : []),
        'choice.later',
      ];
      return { weeks, established, choices: listChoices(codes, shorterGoal, language) };
    }
    case 'do_not_start': {
      const { raceMinutes, longest, goal, date, shorterGoal = null, sickDays, illUntil } = message;
      const changes: ChoiceCode[] = shorterGoal ? ['change.shorter', 'change.later'] : ['change.later'];
      return {
        choices: capitalised(listChoices(changes, shorterGoal, language)),
        race: formatLength(raceMinutes, language),
        longest: formatLength(longest, language),
        ...(goal ? { goal: capitalised(RACES[goal][language]) } : {}),
        ...(date ? { date: dayAndMonth(date, language) } : {}),
        ...(sickDays ? { sickDays } : {}),
        ...(illUntil ? { illUntil: dayAndMonth(illUntil, language) } : {}),
      };
    }
    case 'finish_on_the_way':
      return {
        goal: RACES[message.goal][language],
        date: dayAndMonth(message.date, language),
        longest: formatLength(message.longest, language),
      };
    case 'already_trained':
      return {};
    case 'race_is_near':
      return { days: message.days, longest: formatLength(message.longest, language) };
    case 'goal_time_too_fast':
      return { predicted: formatRaceTime(message.predictedSeconds), goal: formatRaceTime(message.goalSeconds) };
    case 'more_than_hours':
      return { established: message.established, hours: message.hours };
    case 'race_after_illness':
      return {
        goal: RACES[message.goal][language],
        date: dayAndMonth(message.date, language),
        illUntil: dayAndMonth(message.illUntil, language),
        easyUntil: dayAndMonth(message.easyUntil, language),
      };
    case 'races_too_close': {
      const { goal, date, otherGoal, otherDate, days } = message;
      return {
        first: capitalised(RACES[goal][language]),
        date: dayAndMonth(date, language),
        second: RACES[otherGoal][language],
        otherDate: dayAndMonth(otherDate, language),
        days,
      };
    }
    case 'long_race_as_training':
      return { goal: RACES[message.goal][language], weeks: message.weeks };
    default:
      return message satisfies never;
  }
};

/** Returns the text of a message about a season. */
export const describeSeasonMessage = (message: SeasonMessage, language: MessageLanguage): string =>
  season.render({ code: textOf(message), values: seasonValues(message, language) }, language);

/** A message about a season as the API sends it: its code and values, with the text in one language. */
export interface SeasonMessagePart {
  code: SeasonMessage['code'];
  values: Record<string, string | number | boolean | null>;
  text: string;
}

/** Returns a message about a season with its values and its text. */
export const seasonMessagePart = (message: SeasonMessage, language: MessageLanguage): SeasonMessagePart => {
  const { code, ...values } = message;
  return { code, values, text: describeSeasonMessage(message, language) };
};

/** Replies to a requested change of the plan that is rejected (section 9.3 of the plans page). */
const REFUSALS = {
  hard_beside_hard: {
    en: 'That puts two hard days side by side. I can make it easy instead.',
    nb: 'Da blir det to harde dager på rad. Jeg kan gjøre økta rolig i stedet.',
  },
  unavailable: {
    en: 'That is not one of your running days. Pick one of them, or change them in your profile.',
    nb: 'Det er ikke en av løpedagene dine. Velg en av dem, eller endre dem i profilen din.',
  },
  too_many_in_row: {
    en: 'That makes too many running days in a row. Leave a rest day between them.',
    nb: 'Da blir det for mange løpedager på rad. Legg inn en hviledag mellom dem.',
  },
  two_on_one_day: {
    en: 'One run a day in this plan. Strength can be on the same day.',
    nb: 'Det er én løpetur om dagen i denne planen. Styrke kan ligge ved siden av.',
  },
  day_done: { en: 'That day is done.', nb: 'Den dagen er ferdig.' },
  no_session: { en: 'There is no session on that day.', nb: 'Det er ingen økt den dagen.' },
  next_week: {
    en: 'This week’s session stays this week; what is missed stays missed.',
    nb: 'Denne ukas økt blir i denne uka. Det du ikke får gjort, tas ikke igjen.',
  },
  rest_days: {
    en: 'Your week needs its rest days, so this one stays free.',
    nb: 'Uka di trenger hviledagene, så denne dagen blir fri.',
  },
  beyond_cap: {
    en: 'Your longest run of 30 days is {longest} min. {cap} min is as far as I go today: runs more than a tenth longer go with more injuries.',
    nb: 'Den lengste turen din på 30 dager er {longest} min. {cap} min er så langt jeg går i dag: turer som er mer enn en tidel lengre, henger sammen med flere skader.',
  },
  paused: {
    en: 'Your plan is paused, so there is nothing to change for now.',
    nb: 'Planen din er satt på pause, så det er ingenting å endre nå.',
  },
  ladder: {
    en: 'Your walk-run ladder sets these days, so its sessions stay where they are.',
    nb: 'Gå–løp-stigen bestemmer disse dagene, så øktene blir der de er.',
  },
  closed: {
    en: 'There is no running for now, so I leave that day as it is.',
    nb: 'Det er ingen løping inntil videre, så jeg lar den dagen stå som den er.',
  },
  race_day: {
    en: 'Your race sets this day, so it moves only with the date in your profile.',
    nb: 'Løpet ditt bestemmer denne dagen, så den flyttes bare med datoen i profilen din.',
  },
  near_race: {
    en: 'The last days before a race hold easy running only.',
    nb: 'De siste dagene før et løp har bare rolig løping.',
  },
  already_moved: {
    en: 'I have already moved a session here because of a light day, and one move is enough.',
    nb: 'Jeg har allerede flyttet en økt hit på grunn av en lett dag, og én flytting er nok.',
  },
  fixed_session: {
    en: 'This session is one step of a programme, so I leave it whole; stop early if you need to.',
    nb: 'Denne økta er ett trinn i et program, så jeg lar den stå; stopp tidligere hvis du trenger det.',
  },
  not_shorter: {
    en: 'That is not shorter than the session.',
    nb: 'Det er ikke kortere enn økta.',
  },
  nothing_left: {
    en: 'There is no session left this week to make easier.',
    nb: 'Det er ingen økter igjen denne uka å gjøre lettere.',
  },
  third_easier_week: {
    en: 'This would be the third easier week in a row, so give me fewer hours or days in your profile and I plan for them.',
    nb: 'Dette ville blitt den tredje lettere uka på rad, så oppgi færre timer eller dager i profilen, og jeg planlegger etter det.',
  },
  no_repeat: {
    en: 'Next week has its own purpose, such as a lighter week or your race, so it does not repeat this one.',
    nb: 'Neste uke har sin egen hensikt, som en lettere uke eller løpet ditt, så den gjentar ikke denne.',
  },
  low_day: {
    en: 'Your readiness was low, so a demanding session does not move closer to that day. An easy run can.',
    nb: 'Dagsformen din var lav, så en krevende økt flyttes ikke nærmere den dagen. En rolig tur går fint.',
  },
  low_days_in_row: {
    en: 'You have had more than one low day in a row, so the long run stays where it is, and that day’s check-in decides.',
    nb: 'Du har hatt flere dager på rad med lav dagsform, så langturen blir der den er, og innsjekken den dagen avgjør.',
  },
  note_gone: {
    en: 'That question no longer stands, because your plan has changed since.',
    nb: 'Det spørsmålet gjelder ikke lenger, fordi planen din er endret siden.',
  },
  offer_gone: {
    en: 'That offer no longer stands, because your plan has changed since.',
    nb: 'Det tilbudet gjelder ikke lenger, fordi planen din er endret siden.',
  },
} as const satisfies Messages<string>;

export type MoveRefusalCode = keyof typeof REFUSALS;

/** Codes of all rejections. */
export const MOVE_REFUSALS = Object.keys(REFUSALS) as MoveRefusalCode[];

/** Values of the rejections that have any. */
interface ValuesByRefusal {
  /** `day` is a day of the week on which the hard session would fit. */
  hard_beside_hard: { day?: Weekday };
  /** Longest run of the last 30 days and maximum length of a run today, in whole minutes. */
  beyond_cap: { longest: number; cap: number };
}

export type MoveRefusalValues<Code extends MoveRefusalCode> = Code extends keyof ValuesByRefusal
  ? ValuesByRefusal[Code]
  : Record<never, never>;

const HARD_BESIDE_HARD_WITH_DAY = {
  en: 'That puts two hard days side by side. {day} works, or I make it easy.',
  nb: 'Da blir det to harde dager på rad. Det går fint på {day}, eller så gjør jeg økta rolig.',
};

const refusals = createCatalogue({ ...REFUSALS, 'hard_beside_hard.day': HARD_BESIDE_HARD_WITH_DAY });

/** A Monday, from which the names of weekdays are counted. */
const MONDAY = '2026-01-05';

/** Name of a day of the week, counted from Monday (0). */
export const nameOfDay = (day: Weekday, language: MessageLanguage): string => weekday(addDays(MONDAY, day), language);

/** Returns the reply to a requested change of the plan that is rejected. */
export const describeMoveRefusal = <Code extends MoveRefusalCode>(
  code: Code,
  values: MoveRefusalValues<Code>,
  language: MessageLanguage,
): string => {
  const { day, ...others }: { day?: Weekday; longest?: number; cap?: number } = values;
  if (code === 'hard_beside_hard' && day !== undefined) {
    return refusals.render({ code: 'hard_beside_hard.day', values: { day: nameOfDay(day, language) } }, language);
  }
  return refusals.render({ code, values: others }, language);
};
