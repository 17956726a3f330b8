import type { Sport } from '@stridewell/contracts/web';

/** Words of one sport, each a whole word, in the languages of apps and watches. Lower case. */
const wordsOf = (...languages: readonly string[]): RegExp => new RegExp(`^(?:${languages.join('|')})$`, 'u');

const RUN_WORDS = wordsOf(
  'runs?|running|run(?:ner|ning)?walk|jog|jogging',
  'løp|løpe|løping|løpetur|[\\p{L}]+løp|jogge|joggetur|løb|løbe|løbetur|löpning|löprunda|löp',
  'lauf|laufen|(?:dauer|wald|berg|halbmarathon|marathon)lauf|hardlopen|hardloop|footing',
  'carrera|correr|corsa|correre|corrida|bieganie|bieg|juoksu|juoksulenkki',
);

/** Sports by the words in their names, most specific first. All patterns of one must match a word of the name. */
const SPORTS_OF_WORDS: readonly [Sport, ...RegExp[]][] = [
  // Some names of other sports contain a word for running.
  [
    'other',
    wordsOf(
      '[\\p{L}]*ski(?:ing|er|tur|langlauf|lauf)?|langlauf|langrenn|längdskidor|(?:eis|schlittschuh|rollschuh)laufen',
      '[\\p{L}]*skat(?:e|ing|en)|skøyter|wheelchair|handcycle|rullestol|rollstuhl|fauteuil',
      'yoga|pilates|row|rowing|roing|rudern|aviron|kayak(?:ing)?|kajakk?|canoe(?:ing)?|elliptical|golf|orienteering',
      'soccer|football|fotball|tennis|snowboard(?:ing)?|surf(?:ing)?|sail(?:ing)?|climb(?:ing)?|crossfit|dans|dance',
    ),
  ],
  [
    'cycle',
    wordsOf('e?bik(?:e|es|ing)|e?mtb|cycle|(?:e?bike|virtual|gravel|mountain|road)?(?:ride|biking|cycling|bike)'),
  ],
  [
    'cycle',
    wordsOf(
      'syk(?:le|kel|ling|keltur)|[\\p{L}]*sykling|cykel|cykling|cykeltur|radfahren|radtour|rad|fahrrad|fietsen|fiets',
      'vélo|cyclisme|ciclismo|bici|bicicleta|bicicletta|pedalada|kolarstwo|rower|pyöräily',
    ),
  ],
  ['trail_run', wordsOf('trail(?:run|runs|running|lauf|løp)|terrengløp|terränglöpning')],
  ['trail_run', wordsOf('trail'), RUN_WORDS],
  ['trail_run', wordsOf('trail'), wordsOf('course')],
  ['treadmill', wordsOf('treadmill(?:run|running)?|tredemølle|mølle|mølletur|løpebånd|löpband|laufband|loopband')],
  ['treadmill', wordsOf('indoor|virtual|virtuell|virtuel(?:le)?|innendørs'), RUN_WORDS],
  ['treadmill', wordsOf('(?:indoor|virtual)run(?:ning)?')],
  ['run', RUN_WORDS],
  // "Course à pied", but not a race ("course") in another sport.
  ['run', wordsOf('course'), wordsOf('pied')],
  [
    'hike',
    wordsOf(
      'hik(?:e|es|ing)|fottur|fjelltur|vandring|vandretur|wander(?:n|ung)|randonnée|senderismo|excursionismo',
      'escursionismo|wędrówka|vaellus|patikointi',
    ),
  ],
  [
    'walk',
    wordsOf(
      'walk|walks|walking|gåtur|gåing|gange|gå|promenad|spazier(?:gang|en)|gehen|wandelen|marche|caminata|caminar',
      'camminata|caminhada|spacer|chód|kävely|kävelylenkki',
    ),
  ],
  [
    'swim',
    wordsOf(
      'swim|swims|swimming|svømming|svømning|svømmetur|simning|schwimmen|zwemmen|natation|natación|natação|nuoto',
      'pływanie|uinti',
    ),
  ],
  [
    'strength',
    wordsOf(
      'strength|weights?|weighttraining|weightlifting|workout|gym|styrke|styrketrening|styrketräning|styrketræning',
      'krafttraining|kraft|krachttraining|musculation|musculação|fuerza|pesas|forza|pesi|siłownia|voima(?:harjoittelu)?',
    ),
  ],
];

/** The words of a name such as `EBikeRide`, `trail_running` or `Course à pied`, in lower case. */
const wordsIn = (name: string): string[] =>
  name
    .normalize('NFC')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

/** Returns the sport with a known name; null for an unknown name or if there is none. */
export const listedSport = (name: string | null | undefined): Sport | null => {
  const words = wordsIn(name ?? '');
  // Strava's older exports contain numbers, of which 9 is running.
  if (words.join() === '9') return 'run';
  if (words.join() === 'trail') return 'trail_run';
  const isIn = (pattern: RegExp): boolean => words.some((word) => pattern.test(word));
  return SPORTS_OF_WORDS.find(([, ...patterns]) => patterns.every(isIn))?.[0] ?? null;
};

/**
 * Returns the sport of a name such as `Trail Run`, `Løpetur` or `Biking`; `other` for an unknown one, null if there is
 * none.
 */
export const sportNamed = (name: string | null | undefined): Sport | null => {
  const words = wordsIn(name ?? '');
  if (words.length === 0 || words.join() === 'generic') return null;
  return listedSport(name) ?? (/^\d+$/.test(words.join('')) ? null : 'other');
};
