import { formatPace, type Goal, type Level, type RaceGoal } from '@stridewell/contracts/web';
import { createCatalogue, type MessageLanguage, type Messages } from '@stridewell/kit/messages/catalogue';
import type { BuiltSession } from '../domain/training/build-session.ts';

import { KINDS, RACE_METERS } from '../domain/training/session-kinds.ts';
import { formatMinutes, formatPaceRange, type PaceUnit } from './describe-session.ts';

/**
 * Notes on eating and drinking (section 8.1 of the plans page). They are general: no calories, weight, supplements or
 * medicine. The carbohydrate amounts follow ACSM/AND 2016.
 */
const NOTES = {
  water: {
    en: 'Drink water when you are thirsty. You need nothing else.',
    nb: 'Drikk vann når du er tørst. Du trenger ikke noe annet.',
  },
  eat_before: {
    en: 'Eat something you know 1–3 hours before. Bring water if it is warm.',
    nb: 'Spis noe du kjenner 1–3 timer før. Ta med vann hvis det er varmt.',
  },
  carbohydrate: {
    en: 'Practise taking in carbohydrate: roughly 30 g an hour, from the first half hour. Drink to thirst; do not force it.',
    nb: 'Øv på å få i deg karbohydrater: omtrent 30 g i timen, fra den første halvtimen. Drikk når du er tørst, ikke tving det ned.',
  },
  more_carbohydrate: {
    en: 'Practise taking in carbohydrate: 30–60 g an hour, from the first half hour, and up to 90 g if you have practised it. Drink to thirst; do not force it.',
    nb: 'Øv på å få i deg karbohydrater: 30–60 g i timen fra den første halvtimen, og opptil 90 g hvis du har øvd på det. Drikk når du er tørst, ikke tving det ned.',
  },
  rehearse: {
    en: 'On two of your long runs, try everything for race day once: breakfast, gels or food, drink, shoes and clothes.',
    nb: 'Prøv alt til konkurransedagen én gang på to av langturene: frokost, gel eller mat, drikke, sko og klær.',
  },
  ultra: {
    en: 'Bring salty food and real food, and never drink more than your thirst asks for.',
    nb: 'Ta med salt mat og ordentlig mat, og drikk aldri mer enn tørsten tilsier.',
  },
  doctor: {
    en: 'If you have a medical condition, ask your doctor what suits you.',
    nb: 'Hvis du har en sykdom, spør legen din om hva som passer for deg.',
  },
  quality: {
    en: 'Eat normally, with your last meal 2–3 hours before.',
    nb: 'Spis som vanlig, med siste måltid 2–3 timer før.',
  },
  not_hungry: {
    en: 'Running hungry before long or hard sessions is not part of this plan.',
    nb: 'Lange eller harde økter på tom mage er ikke en del av denne planen.',
  },
  evening: {
    en: 'In the evening, eat a normal meal with protein and carbohydrate. Sleep is your best recovery.',
    nb: 'Spis et vanlig måltid med protein og karbohydrater om kvelden. Søvn er den beste restitusjonen.',
  },
} as const satisfies Messages<string>;

type NoteCode = keyof typeof NOTES;

const notes = createCatalogue<NoteCode>(NOTES);

/** Limits of the notes, in minutes. */
const MINUTES = { eat: 75, carbohydrate: 90, more: 150 };

/** Returns the notes that depend on the length of a run. A walk needs no more than water. */
const notesOnLength = ({ kind, minutes }: Pick<BuiltSession, 'kind' | 'minutes'>, isQuality: boolean): NoteCode[] => {
  if (minutes < MINUTES.eat || KINDS[kind].family === 'walk') return ['water'];
  const before: NoteCode[] = isQuality ? [] : ['eat_before'];
  if (minutes <= MINUTES.carbohydrate) return before;
  return [...before, minutes > MINUTES.more ? 'more_carbohydrate' : 'carbohydrate', 'doctor'];
};

/** Returns the notes that prepare eating, drinking and kit for a long race. */
const notesOnRehearsal = ({ minutes }: Pick<BuiltSession, 'minutes'>, goal: Goal | undefined): NoteCode[] => {
  const isForLongRace = goal === 'marathon' || goal === 'ultra';
  if (minutes <= (isForLongRace ? MINUTES.carbohydrate : MINUTES.more)) return [];
  return goal === 'ultra' ? ['rehearse', 'ultra'] : ['rehearse'];
};

/**
 * Returns the notes on eating and drinking for a session. A race only has the notes about the meals around it, because
 * its race plan covers the rest.
 */
export const sessionNotes = (
  built: Pick<BuiltSession, 'kind' | 'minutes'>,
  language: MessageLanguage,
  goal?: Goal,
): string[] => {
  const { family, planType } = KINDS[built.kind];
  const isLong = family === 'long';
  const isQuality = planType === 'tempo' || planType === 'push';
  const codes: NoteCode[] = [
    ...(isQuality ? (['quality'] as const) : []),
    ...(built.kind === 'race' ? [] : notesOnLength(built, isQuality)),
    ...(isLong ? notesOnRehearsal(built, goal) : []),
    ...(goal === 'weight_loss' && (isLong || isQuality) ? (['not_hungry'] as const) : []),
    ...(isLong || isQuality ? (['evening'] as const) : []),
  ];
  return codes.map((code) => notes.render({ code }, language));
};

/** The parts of a race plan, in the order in which they are shown. */
export const RACE_PLAN_PARTS = ['warm_up', 'pacing', 'fuel', 'after'] as const;

/** A stretch of a race that is run at an even pace. */
export interface RaceSplit {
  /** Distance from the start to the end of the stretch, in meters. */
  upToMeters: number;
  /** Pace of the stretch in s/km, whole seconds in the runner's unit. In a finish plan it includes the walk breaks. */
  secondsPerKm: number;
  /** The pace in the runner's unit, such as `5:02 /km`. */
  pace: string;
}

export interface RacePlanPart {
  part: (typeof RACE_PLAN_PARTS)[number];
  text: string;
  /** Splits of the whole race; missing if the race is paced by effort. */
  splits?: RaceSplit[];
}

export interface RacePlanRequest {
  goal: RaceGoal;
  /** Predicted time, in seconds; null if unknown. The race is then paced by effort. */
  predictedSeconds: number | null;
  /** The runner's own goal time, in seconds. A time much faster than predicted is not used. */
  goalSeconds?: number | null;
  isFinishPlan: boolean;
  /** Seconds of running and of walking in one round of a race during the couch-to-5K programme; missing outside it. */
  runWalk?: { run: number; walk: number } | undefined;
  /** Beginners walk one minute in ten from the start of a marathon. */
  level?: Level;
  unit: PaceUnit;
}

const METERS_PER_UNIT = { km: 1_000, mi: 1_609.344 } as const;
/** Fastest pace of a race plan as a fraction of the predicted pace. */
const FASTEST = 0.985;
/** Pace of a finish plan, with its walk breaks, as a multiple of the race pace. */
const FINISH = 1.05;

/** Pacing of a race: the careful stretch at the start and the distance of one split, in the runner's unit. */
interface Pacing {
  meters: number;
  /** Length of the first stretch. */
  first: Readonly<Record<PaceUnit, number>>;
  /** How much slower than race pace the first stretch is: shown as a range and used in the splits, in s/km. */
  slower: { from: number; to: number; split: number };
  split: Readonly<Record<PaceUnit, number>>;
}

const EACH = { km: 1, mi: 1 } as const;

/** Pacing by race (section 8.2 of the plans page). An ultra is paced by effort. */
const PACING: Readonly<Record<Exclude<RaceGoal, 'ultra'>, Pacing>> = {
  '5k': { meters: RACE_METERS.five, first: EACH, slower: { from: 0, to: 3, split: 2 }, split: EACH },
  '10k': { meters: RACE_METERS.ten, first: EACH, slower: { from: 3, to: 5, split: 4 }, split: EACH },
  half_marathon: {
    meters: RACE_METERS.half,
    first: { km: 3, mi: 2 },
    slower: { from: 3, to: 5, split: 4 },
    split: EACH,
  },
  marathon: {
    meters: RACE_METERS.marathon,
    first: { km: 5, mi: 3 },
    slower: { from: 5, to: 5, split: 5 },
    split: { km: 5, mi: 3 },
  },
};

interface PacedRace {
  targetSeconds: number;
  /** Range of the first stretch, in the runner's unit. */
  first: string;
  /** Pace after the first stretch, in the runner's unit. */
  main: string;
  splits: RaceSplit[];
}

/**
 * Computes the splits of a race. Paces are whole seconds in the runner's unit. The main pace is rounded up, so the
 * splits sum to the target time or to less than 1 s/km more, and no split is faster than the fastest allowed pace.
 */
const paceRace = (
  { meters, first, slower, split }: Pacing,
  predicted: number,
  { goalSeconds, isFinishPlan, unit }: RacePlanRequest,
): PacedRace => {
  const perUnit = METERS_PER_UNIT[unit];
  const units = meters / perUnit;
  const inUnit = (secondsPerKm: number): number => Math.round((secondsPerKm * perUnit) / 1_000);
  const offset = isFinishPlan ? 0 : inUnit(slower.split);
  const lostAtStart = offset * first[unit];
  const fastest = FASTEST * predicted + lostAtStart;
  const targetSeconds = Math.max(goalSeconds ?? predicted, fastest) * (isFinishPlan ? FINISH : 1);
  const main = Math.ceil(Number(((targetSeconds - lostAtStart) / units).toFixed(6)));
  const perKm = (seconds: number): number => (seconds * 1_000) / perUnit;
  const format = (low: number, high = low): string => formatPaceRange({ low: perKm(low), high: perKm(high) }, unit);
  const splits = Array.from({ length: Math.ceil(units / split[unit]) }, (_, index): RaceSplit => {
    const end = (index + 1) * split[unit];
    const seconds = end <= first[unit] ? main + offset : main;
    return { upToMeters: Math.min(meters, end * perUnit), secondsPerKm: perKm(seconds), pace: format(seconds) };
  });
  return {
    targetSeconds,
    first: format(main + inUnit(slower.from), main + inUnit(slower.to)),
    main: format(main),
    splits,
  };
};

/** Texts of the race plan, by part and race. Distances are given in the runner's unit. */
const RACE = {
  'warm_up.5k': {
    en: 'Run easily for 15 min with 4 strides. Be done 5–10 min before the start.',
    nb: 'Løp rolig i 15 min med 4 stigningsløp. Vær ferdig 5–10 min før start.',
  },
  'warm_up.10k': {
    en: 'Run easily for 12 min with 3 strides.',
    nb: 'Løp rolig i 12 min med 3 stigningsløp.',
  },
  'warm_up.half_marathon': {
    en: 'Run easily for 8–10 min with 2 strides.',
    nb: 'Løp rolig i 8–10 min med 2 stigningsløp.',
  },
  'warm_up.marathon': { en: 'Walk or jog for 5 min.', nb: 'Gå eller jogg i 5 min.' },
  'warm_up.ultra': {
    en: 'You need no warm-up: the start is slow enough.',
    nb: 'Du trenger ingen oppvarming: starten er rolig nok.',
  },
  do_not_start: {
    en: 'Do not start with a fever, chest pain or a new limp.',
    nb: 'Ikke start med feber, brystsmerter eller nyoppstått halting.',
  },
  'pacing.5k': {
    en: 'Aim for {time}. Run the first {unit, select, mi {mile} other {kilometre}} at {first}, then hold {main}. In the last {unit, select, mi {mile} other {kilometre}}, give all you have left.',
    nb: 'Sikt mot {time}. Løp {unit, select, mi {den første engelske milen} other {den første kilometeren}} i {first}, og hold så {main}. Til slutt gir du alt du har igjen.',
  },
  'pacing.10k': {
    en: 'Aim for {time}. Run the first {unit, select, mi {mile} other {kilometre}} at {first}, then hold {main} up to {unit, select, mi {5 mi} other {8 km}}. After that, run as fast as you like.',
    nb: 'Sikt mot {time}. Løp {unit, select, mi {den første engelske milen} other {den første kilometeren}} i {first}, og hold så {main} fram til {unit, select, mi {5 mi} other {8 km}}. Etter det løper du fritt.',
  },
  'pacing.half_marathon': {
    en: 'Aim for {time}. Run the first {unit, select, mi {2 mi} other {3 km}} at {first}, then hold {main} up to {unit, select, mi {10 mi} other {16 km}}. After that, run by feel.',
    nb: 'Sikt mot {time}. Løp de første {unit, select, mi {2 mi} other {3 km}} i {first}, og hold så {main} fram til {unit, select, mi {10 mi} other {16 km}}. Etter det løper du på følelsen.',
  },
  'pacing.marathon': {
    en: 'Aim for {time}. Run the first {unit, select, mi {3 mi} other {5 km}} at {first}, then an even {main} up to {unit, select, mi {20 mi} other {32 km}}. From there, hold on to it.',
    nb: 'Sikt mot {time}. Løp de første {unit, select, mi {3 mi} other {5 km}} i {first}, deretter jevnt i {main} fram til {unit, select, mi {20 mi} other {32 km}}. Derfra holder du fast på farten.',
  },
  'effort.5k': {
    en: 'Start a little slower than you want to, then run hard and evenly. At the end, give all you have left.',
    nb: 'Start litt roligere enn du har lyst til, og løp så hardt og jevnt. På slutten gir du alt du har igjen.',
  },
  'effort.10k': {
    en: 'Start a little slower than you want to, then run evenly: you can say a few words. Run freely at the end.',
    nb: 'Start litt roligere enn du har lyst til, og løp så jevnt: du kan si noen få ord. Løp fritt på slutten.',
  },
  'effort.half_marathon': {
    en: 'Hold back at the start, then run evenly: you can say a short sentence. Run the last part by feel.',
    nb: 'Hold igjen i starten, og løp så jevnt: du kan si en kort setning. Den siste delen løper du på følelsen.',
  },
  'effort.marathon': {
    en: 'Hold back at the start, then run evenly: you can speak in sentences for the first half. Hold on to that rhythm.',
    nb: 'Hold igjen i starten, og løp så jevnt: du kan snakke i setninger den første halvdelen. Hold fast på den rytmen.',
  },
  'effort.ultra': {
    en: 'Keep the effort at 4 of 10: you can talk in full sentences.',
    nb: 'Hold innsatsen på 4 av 10: du kan snakke i hele setninger.',
  },
  hike: {
    en: 'Hike the steep parts from the first hill on.',
    nb: 'Gå de bratte partiene fra første bakke.',
  },
  'finish.paced': {
    en: 'Run and walk from the start: 9 min running, 1 min walking. With the walks, that is about {main} and {time} in all.',
    nb: 'Løp og gå fra start: 9 min løping, 1 min gange. Med gåingen blir det omtrent {main} og {time} totalt.',
  },
  'finish.effort': {
    en: 'Run and walk from the start: 9 min running, 1 min walking. You can talk all the time.',
    nb: 'Løp og gå fra start: 9 min løping, 1 min gange. Du kan prate hele tiden.',
  },
  couch: {
    en: 'Walk-run {race, select, five {the 5k} ten {the 10k} other {the race}}: run {run} min, walk {walk} min from the start. You can talk all the time.',
    nb: 'Gå og løp {race, select, five {5 km} ten {10 km} other {løpet}}: {run} min løping, {walk} min gange fra start. Du kan prate hele tiden.',
  },
  beginner_marathon: {
    en: 'Walk for 1 min every 10 min, or at each drink station, from the start. The walks may cost a few minutes; do not run faster to win them back.',
    nb: 'Gå i 1 min hvert 10. minutt, eller ved hver drikkestasjon, fra start. Gåpausene kan koste noen minutter; ikke løp fortere for å ta dem igjen.',
  },
  conditions: {
    en: 'In heat or on hills, keep the effort and let the pace slow down.',
    nb: 'I varme eller bakker holder du innsatsen og lar farten gå ned.',
  },
  'fuel.5k': {
    en: 'You need nothing on the way.',
    nb: 'Du trenger ingenting underveis.',
  },
  'fuel.10k': { en: 'Drink water if it is warm.', nb: 'Drikk vann hvis det er varmt.' },
  'fuel.half_marathon': {
    en: 'Take one gel or drink after 40–50 min if you are used to it.',
    nb: 'Ta en gel eller noe å drikke etter 40–50 min hvis du er vant til det.',
  },
  'fuel.marathon': {
    en: 'Eat and drink as you have practised, starting after 30–40 min.',
    nb: 'Spis og drikk som du har øvd på, fra 30–40 min og utover.',
  },
  'fuel.ultra': {
    en: 'Eat and drink every 30 min, as you have practised. Never drink more than your thirst asks for.',
    nb: 'Spis og drikk hvert 30. minutt, slik du har øvd på. Drikk aldri mer enn tørsten tilsier.',
  },
  'after.5k': { en: 'Walk or jog for 10 min.', nb: 'Gå eller jogg i 10 min.' },
  'after.10k': { en: 'Walk a little, then eat.', nb: 'Gå litt, og spis så.' },
  'after.half_marathon': { en: 'Walk for 10 min.', nb: 'Gå i 10 min.' },
  'after.marathon': {
    en: 'Keep walking, put on warm clothes and eat.',
    nb: 'Fortsett å gå, ta på deg varme klær og spis.',
  },
  'after.ultra': { en: 'Put on warm clothes and rest.', nb: 'Ta på deg varme klær og hvil.' },
  how_did_it_go: {
    en: 'Then tell me how it went: time, effort and pain.',
    nb: 'Fortell meg så hvordan det gikk: tid, innsats og smerte.',
  },
} as const satisfies Messages<string>;

/** All numbers of minutes that the texts of the race plan contain. */
export const RACE_PLAN_MINUTES: readonly number[] = [1, 1.5, 2, 3, 4, 5, 7, 9, 10, 12, 15, 30, 40, 50];

const raceTexts = createCatalogue<keyof typeof RACE>(RACE);

/** Formats a race time as `49:30` or `3:52:05`. */
export const formatRaceTime = (seconds: number): string => {
  const whole = Math.round(seconds);
  if (whole < 3_600) return formatPace(whole);
  return `${Math.floor(whole / 3_600)}:${formatPace(whole % 3_600).padStart(5, '0')}`;
};

const pacingPart = (request: RacePlanRequest, language: MessageLanguage): RacePlanPart => {
  const { goal, predictedSeconds, isFinishPlan, level, unit, runWalk } = request;
  const text = (code: keyof typeof RACE, values = {}): string => raceTexts.render({ code, values }, language);
  const walks = goal === 'marathon' && level === 'Beginner' && !isFinishPlan ? [text('beginner_marathon')] : [];
  const hikes = goal === 'ultra' ? [text('hike')] : [];
  const join = (first: string): string => [first, ...walks, ...hikes, text('conditions')].join(' ');
  if (runWalk) {
    const race = goal === '5k' ? 'five' : goal === '10k' ? 'ten' : 'other';
    const values = {
      race,
      run: formatMinutes(runWalk.run, language),
      walk: formatMinutes(runWalk.walk, language),
    };
    return { part: 'pacing', text: [text('couch', values), text('conditions')].join(' ') };
  }
  if (goal === 'ultra' || predictedSeconds === null) {
    const code = isFinishPlan ? 'finish.effort' : (`effort.${goal}` as const);
    return { part: 'pacing', text: join(text(code)) };
  }
  const { targetSeconds, first, main, splits } = paceRace(PACING[goal], predictedSeconds, request);
  const values = { time: formatRaceTime(targetSeconds), first, main, unit };
  const code = isFinishPlan ? 'finish.paced' : (`pacing.${goal}` as const);
  return { part: 'pacing', text: join(text(code, values)), splits };
};

/**
 * Returns the plan for the day of a race (section 8.2 of the plans page): warm-up, pacing, fuel and what to do
 * afterwards. The planned time is at most 1.5 % faster than the prediction; a finish plan is 5 % slower, with walk
 * breaks.
 */
export const racePlan = (request: RacePlanRequest, language: MessageLanguage): RacePlanPart[] => {
  const { goal, runWalk } = request;
  const text = (...codes: (keyof typeof RACE)[]): string =>
    codes.map((code) => raceTexts.render({ code }, language)).join(' ');
  return [
    { part: 'warm_up', text: text(runWalk ? 'warm_up.marathon' : `warm_up.${goal}`, 'do_not_start') },
    pacingPart(request, language),
    { part: 'fuel', text: text(`fuel.${goal}`) },
    { part: 'after', text: text(`after.${goal}`, 'how_did_it_go') },
  ];
};
