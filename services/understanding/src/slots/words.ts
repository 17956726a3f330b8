import type { BodyPart } from '@stridewell/contracts/web';
import type { Reading } from './reading.ts';

/** A pattern of the folded text, or `letters` if only æ, ø and å distinguish two words. */
type Pattern = RegExp | { text: RegExp; letters: RegExp };

const stands = (pattern: Pattern, { text, letters }: Reading): boolean =>
  pattern instanceof RegExp ? pattern.test(text) : pattern.text.test(text) || pattern.letters.test(letters);

/** Creates a function that returns the first name whose pattern occurs in a message; null when none does. */
export const finder =
  <T extends string>(patterns: Readonly<Record<T, Pattern>>) =>
  (reading: Reading): T | null =>
    (Object.keys(patterns) as T[]).find((name) => stands(patterns[name], reading)) ?? null;

const SPORTS = {
  aquaJogging: /\b(?:aqua ?jog\w*|pool run\w*|water run\w*|deep[- ]water|vannjogg\w*)\b/,
  cycling: /\b(?:bik(?:e|es|ing)|cycl(?:e|es|ing)|spin(?:ning)?|peloton|zwift|a ride|sykl\w*|sykkel\w*|spinne?\w*)\b/,
  swimming: /\b(?:swim\w*|pool|svom\w*|basseng\w*)\b/,
  skiing:
    /\b(?:ski|skis|skiing|cross[- ]country|langrenn\w*|skitur\w*|rulleski\w*|roller ?ski\w*|skoyt\w*|ice skating)\b/,
  rowing: /\b(?:rowing|rower|row machine|romaskin\w*|ergometer\w*|roing|roergo\w*)\b/,
  elliptical: /\b(?:ell?iptical\w*|cross[- ]?trainer|ellipse\w*)\b/,
  walking: {
    text: /^\W*(?:and |a )?walk(?:ing)?\W*$|\b(?:(?:a|long|brisk|just|only) walk(?! break)|go walking|walk instead|walking instead|hik(?:e|es|ing)|gatur\w*|fjelltur\w*|spasertur\w*|tur i skogen)\b/,
    letters: /(?<![a-zæøå])gå(?: en)? tur(?![a-zæøå])/,
  },
  football: /\b(?:football|soccer|fotball\w*|five[- ]a[- ]side|handball\w*|handball|basket\w*|innebandy\w*)\b/,
  racket: /\b(?:padel\w*|tennis|squash|badminton)\b/,
  yoga: /\b(?:yoga|pilates)\b/,
  strength: /\b(?:weight ?lifting|crossfit|styrketrening\w*|strength training|lift weights|lofte vekter)\b/,
} as const;
export type Sport = keyof typeof SPORTS;
/** Returns the sport other than running that a message names. */
export const sportOf = finder(SPORTS);

const PARTS = {
  warmUp: /\b(?:warm(?:ing|s)?[- ]?up|oppvarm\w*|varmer? (?:\w+ )?opp)\b/,
  coolDown: /\b(?:cool(?:ing)?[- ]?down|ned ?jogg\w*|jogge[rs]? ned|nedvarming\w*|roe ned etter)\b/,
  recovery:
    /\b(?:recover(?:y|ies)(?! (?:run|week|day))|rest between|jog between|pause[nr]?|pausene|hvile mellom|mellom dragene|between (?:the )?reps)\b/,
  repetitions: /\b(?:reps?|repetitions?|efforts|drag(?:ene|a)|hvert drag|the hard (?:bits?|parts?))\b/,
} as const;
export type SessionPart = keyof typeof PARTS;
/** Returns the part of a session that a message names. */
export const partOf = finder(PARTS);

const SESSIONS = {
  long: /\b(?:long runs?|long one|langtur\w*|langkjoring\w*|den lange)\b/,
  intervals: /\b(?:intervals?|intervall\w*|speed ?work|track session)\b/,
  tempo: /\b(?:tempo (?:run|session|one)?|tempo|threshold (?:run|session)|terskelokt\w*|terskeltur\w*|tempo\w*)\b/,
  easy: /\b(?:easy (?:run|one|jog|day)|recovery run|rolig ?(?:tur|okt|jogg|langkjoring)\w*|rolige (?:tur|okt)\w*)\b/,
  strength: /\b(?:strength|styrke\w*)\b/,
  race: /\b(?:race day|the race|my race|lopet mitt|konkurransen)\b/,
} as const;
export type SessionKind = keyof typeof SESSIONS;
/** Returns the kind of session that a message names. */
export const sessionOf = finder(SESSIONS);

const DAY_PARTS = {
  midday: /\b(?:lunch ?(?:time|break|hour)?|lunsj\w*|noon|midday|midt pa dagen)\b/,
  evening:
    /\b(?:evenings?|tonight|nights?|after work|after dinner|kveld\w*|etter jobb(?:en)?|etter middag|ettermiddag\w*|afternoons?)\b/,
  morning:
    /\b(?:mornings?|before (?:work|breakfast)|for (?:jobb|frokost)|morgen(?:en|tur\w*|okt\w*)|i morges|morgen tidlig|tidlig (?:om|pa) morgenen|formiddag\w*)\b/,
} as const;
export type DayPart = keyof typeof DAY_PARTS;
/** Returns the part of the day that a message names. */
export const dayPartOf = finder(DAY_PARTS);

const EQUIPMENT = {
  none: /\b(?:(?:no|without|with no|any) (?:equipment|gear|kit|weights?)|uten (?:utstyr|vekter)|hotel(?: room)?|hotell\w*|at home with nothing)\b/,
  band: /\b(?:(?:resistance |exercise |mini ?|a |my |with |the )bands?|bands|theraband\w*|strikk(?:en|er)?|minibands?|treningsstrikk\w*)\b/,
  dumbbell: /\b(?:dumb?bells?|kettle ?bells?|manual(?:er|ene)?|vektmanual\w*|hantel\w*)\b/,
  barbell: /\b(?:barbells?|vektstang\w*|squat rack|leg press|beinpress\w*)\b/,
  step: /\b(?:a step|the step|stairs?|trapp(?:a|en|etrinn)?|i trapper|stepkasse\w*)\b/,
  chair: {
    text: /\b(?:chairs?|benches|a bench|the bench|benk(?:en)?)\b/,
    letters: /(?<![a-zæøå])stol(?:en)?(?![a-zæøå])/,
  },
  gym: /\b(?:the gym|at gym|a gym|gymmet|treningssenter\w*)\b/,
} as const;
export type Equipment = keyof typeof EQUIPMENT;
/** Returns the equipment that a message names. */
export const equipmentOf = finder(EQUIPMENT);

const WEATHER = {
  ice: {
    text: /\b(?:icy|ice(?! bath| pack| on my)|slippery|glatt|glatte|glatta|speilblank\w*|isen|isete|isglatt|holke\w*|black ice)\b/,
    letters: /(?<![a-zæøå])(?:is|såpeglatt)(?= (?:på|ute|og snø|overalt))/,
  },
  snow: /\b(?:snow\w*|sno|snoen|snor|snodde?|snostorm|slaps\w*|nysno)\b/,
  heat: /\b(?:hot|heat(?:wave)?|warm out\w*|varmt|varme[nt]?(?! (?:\w+ )?opp)|heten?|hetebolge\w*|solsteik\w*|humid\w*|[23]\d ?(?:degrees|grader|c\b)|[23]\d ?varmegrader)\b/,
  cold: /\b(?<!\ba |\bthe )(?:cold(?=(?: out\w*| weather| day| morning| today| tomorrow)|\W*$)|too cold|freez\w*|minus \d+|\d+ minus|minus|kaldt?|kulde\w*|frost|below zero|kuldegrader)\b/,
  rain: /\b(?:rain(?:s|ing|y)?|pouring|regn(?:er|et|a|vaer\w*|vatt)?|oser|ose ?regn\w*|pissregn\w*|bucketing|tipping it down)\b/,
  wind: /\b(?:wind|windy|gales?|storm\w*|vind(?:en)?|blaser|blast\b|kuling)\b/,
  air: /\b(?:air quality|smog|smoke|smoky|pollution|luftkvalitet\w*|svevestov|pollen\w*)\b/,
  dark: { text: /\b(?:dark|morkt?|morket|head ?lamp|head ?torch|hodelykt\w*)\b/, letters: /mørk/ },
} as const;
export type Weather = keyof typeof WEATHER;
/** Returns the weather that a message names. */
export const weatherOf = finder(WEATHER);

const AREAS = {
  itb: /\b(?:itb|it ?bands?|iliotibial\w*|lop[e]?rkne\w*|runners? knee|outer knee|outside of (?:my |the )?knee|utsiden av kneet)\b/,
  achilles: /\b(?:achil?les|akilles\w*|hasen[ae]n?)\b/,
  shin: /\b(?:shins?|shin ?splints?|bein ?hinn\w*|ben ?hinn\w*|skinnlegg\w*|leggbein\w*)\b/,
  calf: /\b(?:cal(?:f|ves)|legg(?:en|ene|muskel\w*|a))\b/,
  knee: /\b(?:knees?|kneecaps?|kne|kneet|knaerne|knarne|kneskal\w*|patell\w*|hopperkne)\b/,
  hip: /\b(?:hips?|hoft[ae]\w*|glutes?|setemusk\w*|rump[ae]\w*)\b/,
  groin: /\b(?:groins?|lysk\w*|adductor\w*)\b/,
  hamstring: /\b(?:hamstrings?|hammies?|hamstring\w*|bakside(?:n)? (?:av )?lar(?:et)?|laret bak)\b/,
  thigh: {
    text: /\b(?:quads?|thighs?|laret|larene|forside(?:n)? (?:av )?lar\w*)\b/,
    letters: /(?<![a-zæøå])lår(?![a-zæø])/,
  },
  heel: {
    text: /\b(?:heels?(?! raises?| drops?| lifts?)|plantar\w*|haelen|haelspore\w*|halen)\b/,
    letters: /(?<![a-zæøå])hæl(?:en|ene|spore)?(?![a-zæøå])/,
  },
  ankle: /\b(?:ankles?|ankel(?:en)?|anklene?)\b/,
  foot: {
    text: /\b(?:foot|feet|arch|toes?|foten|fotsale\w*|fotbuen?|fotter|fottene)\b/,
    letters: /(?<![a-zæøå])(?:fot|tåa|tåen|tær|tærne|storetå\w*)(?![a-zæøå])/,
  },
  back: /\b(?:(?:my|lower|upper|bad|sore|stiff) back(?! (?:to|from|on|in|at|of|into|up))|back (?:pain|ache|hurts|is (?:sore|stiff|tight))|backache|rygg(?:en)?|korsrygg\w*)\b/,
  shoulder: /\b(?:shoulders?|skuld(?:er|ra|eren|re)\w*)\b/,
  neck: /\b(?:neck|nakk\w*)\b/,
} as const satisfies Record<BodyPart, unknown>;
export type Area = BodyPart;
/** Returns the part of the body that a message names. */
export const areaOf = finder(AREAS);

const BODY = Object.values(AREAS)
  .map((pattern) => (pattern instanceof RegExp ? pattern : pattern.text).source.replaceAll('\\b', ''))
  .join('|');
const NORWEGIAN_BODY = 'fot|hael|lar|legg|bein|ben|side|arm';
const side = (word: string): RegExp =>
  new RegExp(
    `\\b${word}\\b(?: (?:outer|inner|lower))? (?:${BODY}|${NORWEGIAN_BODY}|leg|side|one|foten|kneet)\\b|\\b(?:on|pa) (?:the |my )?${word}(?: side)?\\b|\\b(?:the|my|its|den|det|mitt|min) ${word}(?: one)?\\W*$|^\\W*${word}\\W*$`,
  );
const SIDES = { left: side('(?:left|venstre)'), right: side('(?:right|hoyre)') } as const;
export type Side = keyof typeof SIDES;
const sideNamed = finder(SIDES);
const ANY_SIDE = /left|right|venstre|hoyre/;
/** Returns the side of the body that a message names. */
export const sideOf = (reading: Reading): Side | null => (ANY_SIDE.test(reading.text) ? sideNamed(reading) : null);

const UNITS = {
  mi: /\b(?:in miles?|to miles?|miles (?:please|pls|instead|not)|use miles|switch to miles|show miles|imperial|i (?:engelske )?miles?|i engelske mil|i mil(?= takk|\W*$)|engelske mil)\b/,
  km: /\b(?:in (?:km|kms|k|kilomet\w*)|(?:switch|change|back|bytt|bytte|over) (?:to|til) (?:km|kms|kilomet\w*)|(?:km|kilomet\w*) (?:please|pls|instead|takk|not)|(?:use|bruker?|vise?) (?:km|kilomet\w*)|i (?:km|kilomet\w*)(?= takk|\W*$)|metric|bruk (?:km|kilomet\w*))\b/,
} as const;
/** Returns the unit of distance that a message asks for. */
export const unitOf = finder(UNITS);

const LANGUAGES = {
  nb: /\b(?:norwegian|norsk|bokmal|nynorsk)\b/,
  en: /\b(?:english|engelsk)(?! mil)\b/,
} as const;
/** Returns the language that a message names. */
export const languageNamed = finder(LANGUAGES);

const REASONS = {
  ill: /\b(?:(?:im|am|is|was|been|feel|felt|fell|being|got|too) ill|ill (?:today|with|again|now)|sick|a cold|flu|under the weather|syk|sjuk|forkjol\w*|influensa|covid|feverish)\b/,
  pain: {
    text: /\b(?:pain\w*|sore|hurts?|hurting|injur\w*|vondt|smerter?|smertene|skade[tn]?|skada)\b/,
    letters: /(?<![a-zæøå])støl/,
  },
  tired:
    /\b(?:tired|knackered|exhausted|shattered|cba|cant be bothered|no energy|sliten|trott|utslitt|gidder ikke|orker ikke|orket ikke)\b/,
  weather: {
    text: /\b(?:weather|rain\w*|snow\w*|icy?|storm\w*|vaeret|varet|regnet|regner|snodde|snor|glatt|uvaer)\b/,
    letters: /vær(?:et)?(?![a-zæøå])|uvær/,
  },
  time: /\b(?:at work|worked|working late|meeting|overtime|busy|the kids|my kids|no time|ran out of time|didnt have time|late|jobb|jobba|jobbet|overtid|mote|motet|ungene|barna|barnevakt|ikke tid|rakk ikke|rakk det ikke|ingen tid|plumber|bursdag\w*|birthday|anniversary|konfirmasjon\w*)\b/,
} as const;
export type SkipReason = keyof typeof REASONS;
/** Returns the reason for a skipped session that a message names. */
export const reasonOf = finder(REASONS);
