import { weekday } from '@stridewell/language/days';
import { sentences } from '@stridewell/language/language';
import { rehabLevel } from '../../figures.ts';
import type { Question } from '../../intents/read.ts';
import { zonePace, zoneSpeed } from '../../text/paces.ts';
import { sessionPhrase } from '../../text/sessions.ts';
import type { Answer } from '../answer.ts';
import { dayAsked, longAhead, ofAll, ofRuns, onDay, pick, raceAhead } from './shared.ts';

const RACE = /\b(?:race\w*|marathon|start line|løpet|maraton\w*|løpsdag\w*|konkurranse\w*)\b/i;
const WET = /\b(?:rain\w*|wet|pour\w*|drizzl\w*|sleet|regn\w*|sludd|vått|øs\w*)\b/i;
const DEGREES =
  /(-|minus )?(\d{1,2}) ?(?:degrees?|deg|°|c\b|grader|kuldegrader|varmegrader)|\bminus (\d{1,2})\b|(?<!\d)-(\d{1,2})\b/i;
const WARM_FROM = 12;
const COOL_FROM = 5;
const FROST = -5;

/** The temperature in degrees that a message mentions; null if there is none. */
const degreesIn = (message: string): number | null => {
  const found = DEGREES.exec(message);
  if (!found) return null;
  const [, sign, named, minus, dash] = found;
  if (named !== undefined) return (sign ? -1 : 1) * Number(named);
  return -Number(minus ?? dash);
};

const layers = (degrees: number, language: 'en' | 'nb'): string =>
  degrees >= WARM_FROM
    ? pick(language, 'Shorts and a T-shirt or singlet.', 'Shorts og T-skjorte eller singlet.')
    : degrees >= COOL_FROM
      ? pick(
          language,
          'Shorts or thin tights and a thin long-sleeved top; gloves if your hands get cold.',
          'Shorts eller tynn tights og en tynn langermet trøye; vanter hvis du fryser på hendene.',
        )
      : degrees >= FROST
        ? pick(
            language,
            'Tights, a thin wool or synthetic layer with a light jacket or vest over it, thin gloves and a headband or cap.',
            'Tights, et tynt lag i ull eller syntet med lett jakke eller vest over, tynne vanter og pannebånd eller lue.',
          )
        : pick(
            language,
            'Warm tights, wool next to the skin, a windproof jacket, mittens, a hat and a buff over your mouth.',
            'Varm tights, ull innerst, vindtett jakke, votter, lue og en buff foran munnen.',
          );

/** True when a message names a temperature below zero. */
export const isFrost = (own: string): boolean => (degreesIn(own) ?? 0) < 0;

/** Returns one sentence about what to wear at the temperature in a message. */
export const layersFor = ({ own, language }: Pick<Question, 'own' | 'language'>): string =>
  layers(degreesIn(own) ?? COOL_FROM - 1, language);

const DARK = /\b(?:dark\w*|mørk\w*|mørkt)/i;
const TWO_TIGHTS = /\b(?:two|double|2) (?:pairs of )?tights\b|\b(?:to|doble?|2) (?:par )?tights\b/i;

/** Explains what to wear at a temperature, in the race or on a run. */
const wear: Answer = (state, question) => {
  const { language, own } = question;
  const degrees = degreesIn(own) ?? COOL_FROM - 1;
  const isRace = RACE.test(own);
  const race = raceAhead(state, language);
  const wet = WET.test(own)
    ? pick(
        language,
        'For the rain: a peaked cap, nothing of cotton, and anti-chafe balm on thighs, armpits and toes.',
        'Mot regnet: caps med skjerm, ikke noe bomull, og gnagsalve på lår, under armene og på tærne.',
      )
    : null;
  if (!isRace)
    return {
      answer: sentences(
        TWO_TIGHTS.test(own) &&
          pick(language, 'One warm pair is enough for most runners.', 'Ett varmt par holder for de fleste.'),
        layers(degrees, language),
      ),
      why:
        wet ??
        pick(
          language,
          'Dress so that you are a little cold for the first ten minutes.',
          'Kle deg så du fryser litt de første ti minuttene.',
        ),
      next: DARK.test(own)
        ? pick(
            language,
            'In the dark: reflectors at ankles, knees and wrists, also under street lights.',
            'I mørket: refleks på ankler, knær og håndledd, også under gatelys.',
          )
        : null,
    };
  return {
    answer: layers(degrees + (degrees < COOL_FROM ? 0 : 2), language),
    why: wet,
    next: pick(
      language,
      `Wear an old top or a bin bag until the start and throw it off.${race && race.days > 5 ? ' Look at the forecast again in race week; it says little before that.' : ''}`,
      `Ha på en gammel genser eller en søppelsekk til start, og kast den.${race && race.days > 5 ? ' Sjekk varselet igjen i løpsuka; før det sier det lite.' : ''}`,
    ),
    after: pick(
      language,
      'Run once in exactly these clothes before, preferably in bad weather.',
      'Løp én gang i akkurat de klærne før løpet, helst i dårlig vær.',
    ),
  };
};

/** Minimum number of days before a race at which there is time to break in a new pair. */
const TIME_DAYS = 10;

/** Answers whether new shoes can be worn in the race. */
const newShoes: Answer = (state, { language }) => {
  const race = raceAhead(state, language);
  const long = longAhead(state);
  if (!race)
    return pick(
      language,
      'Start on short easy runs and alternate with the old pair for two weeks.',
      'Begynn på korte rolige turer, og bytt på med det gamle paret i to uker.',
    );
  if (race.days < TIME_DAYS)
    return {
      answer: pick(
        language,
        `Yes, too late: with ${race.days} days left, race in the pair you know.`,
        `Ja, for sent: med ${race.days} dager igjen løper du i paret du kjenner.`,
      ),
      why: pick(language, 'Save the new ones for after the race.', 'Spar de nye til etter løpet.'),
    };
  return {
    answer: pick(
      language,
      `No, ${race.days} days are enough if you start now: first an easy run${long ? `, then ${weekday(long.date, 'en')}'s long run` : ''}, and one session with some faster running.`,
      `Nei, ${race.days} dager er nok hvis du begynner nå: først en rolig tur${long ? `, så langturen ${weekday(long.date, 'nb')}` : ''}, og én økt med litt fart.`,
    ),
    why: pick(
      language,
      'If anything rubs or feels wrong after two or three runs, race in the old pair.',
      'Gnager eller skurrer noe etter to-tre turer, løper du løpet i det gamle paret.',
    ),
  };
};

/** Explains what to do with a run on ice or in hard frost. */
const ice: Answer = (state, question) => {
  const { language, own } = question;
  const day = dayAsked(state, question);
  const degrees = degreesIn(own);
  const pace = rehabLevel(state) === null ? zonePace(state, '2', language) : null;
  const phrase = day && day.minutes > 0 ? sessionPhrase(day, language) : null;
  return {
    answer: phrase
      ? pick(
          language,
          `Treadmill, or spikes and a gritted route: ${phrase} ${onDay(state, day?.date ?? state.today, 'en')} either way, and slower than usual outside.`,
          `Mølle, eller brodder og strødd vei: ${phrase} ${onDay(state, day?.date ?? state.today, 'nb')} uansett, og saktere enn vanlig ute.`,
        )
      : pick(
          language,
          'Treadmill, or spikes and a gritted route, slower than usual.',
          'Mølle, eller brodder og strødd vei, saktere enn vanlig.',
        ),
    why: pick(
      language,
      `Indoors keep the same easy effort${pace ? `, about ${pace}` : ''}, at 0-1 % incline; leave quicker running for better ground.`,
      `Inne holder du samme rolige innsats${pace ? `, omtrent ${pace}` : ''}, med 0-1 % stigning; spar alt som går fort, til bedre føre.`,
    ),
    next: degrees !== null && degrees < COOL_FROM ? layers(degrees, language) : null,
  };
};

/** Explains how fast to run on the treadmill today. */
const treadmillPace: Answer = (state, question) => {
  const { language, own } = question;
  const day = /long run|langtur/i.test(own) ? longAhead(state) : dayAsked(state, question);
  const pace = zonePace(state, '2', language);
  const speed = zoneSpeed(state, '2', language);
  const phrase = day && day.minutes > 0 ? sessionPhrase(day, language) : null;
  return {
    answer: sentences(
      phrase
        ? pick(language, `Yes, the treadmill is fine: ${phrase}.`, `Ja, mølla går fint: ${phrase}.`)
        : pick(language, 'Yes, the treadmill is fine.', 'Ja, mølla går fint.'),
    ),
    why: pick(
      language,
      `The pace stays easy${pace ? `, ${pace}` : ''}${speed ? `: ${speed} on the display` : ''}, at 0-1 % incline.`,
      `Farten er fortsatt rolig${pace ? `, ${pace}` : ''}${speed ? `: ${speed} på skjermen` : ''}, med 0-1 % stigning.`,
    ),
    next: pick(
      language,
      'If it feels harder than outside, turn it down: breathing decides, not the display.',
      'Kjennes det tyngre enn ute, skru ned: pusten bestemmer, ikke skjermen.',
    ),
  };
};

export const KIT_ANSWERS = {
  wear: ofAll(wear),
  newShoes: ofRuns(newShoes),
  ice: ofAll(ice),
  treadmillPace: ofRuns(treadmillPace),
} as const;
