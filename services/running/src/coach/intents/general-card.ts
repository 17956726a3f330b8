import { withLetters } from '@stridewell/language/letters';
import { allCards, type Card, type CardGroup, findCard, isOfQuietGroup } from '@stridewell/understanding';

const SHORT_WORD = 3;
const STEM = 5;

/** True when a message has a word of more than three letters of a card's title, or its beginning. */
export const isTouchedIn = (message: string, { title }: Card): boolean => {
  const said = message.toLowerCase();
  return [title.en, title.nb].some((text) =>
    (text.toLowerCase().match(/\p{L}+/gu) ?? []).some(
      (word) => word.length > SHORT_WORD && said.includes(word.slice(0, STEM)),
    ),
  );
};

/** Groups of cards that must not answer a message without an intent, because it may be about a symptom. */
const OF_BODY: ReadonlySet<CardGroup> = new Set<CardGroup>(['body', 'rehab']);

/** Returns the card that answers a message without an intent; null when no card clearly does. */
export const generalCard = (message: string): Card | null => {
  const { card } = findCard(message, null);
  if (!card || OF_BODY.has(card.group)) return null;
  return isOfQuietGroup(card) || isTouchedIn(message, card) ? card : null;
};

/** A question that asks what a word means, and nothing else. */
const DEFINES = withLetters(/^\W*(?:what(?:'?s| is| are| does)|hva (?:er|betyr)|explain|forklar)\b/i);
const LONGEST = 50;

/** A question about a kind of thing, not about one in the plan: "what is a tempo run?". */
const OF_KIND = withLetters(/^\W*(?:what(?:'?s| is) an?|what are|what does|hva er (?:en|et|ei)|hva betyr)\b/i);

/** True when a message asks what a term means, whatever else its words may say. */
export const definesTerm = (message: string): boolean => OF_KIND.test(message);

/** The card that explains a term of training. */
const TERMS = (
  [
    [
      /\b(?:tempo ?(?:runs?|økt\w*|tur\w*|løp\w*)|threshold (?:runs?|running|training)|terskel(?:økt\w*|trening|løp\w*))\b/i,
      'threshold-running',
    ],
    [/\b(?:intervals?|intervall\w*)\b/i, 'intervals'],
    [/\b(?:fartlek|fartslek)\b/i, 'fartlek'],
    [/\b(?:strides|stigningsløp\w*)\b/i, 'strides'],
    [/\b(?:negative splits?|negativ splitt)\b/i, 'negative-split'],
    [/\b(?:cadence|stegfrekvens\w*|kadens)\b/i, 'cadence'],
    [/\b(?:hrv|heart rate variability|hjertefrekvensvariabilitet)\b/i, 'hrv'],
    [/\b(?:vo2 ?-?max)\b/i, 'vo2max-watch'],
  ] as const
).map(([words, id]) => ({ words: withLetters(words), id }));

/** Subjects of cards about which a short message asks in a few words or by naming only the subject. */
const SUBJECTS = (
  [
    [/^\W*(?:what is |hva er )?(?:hrv)\b\W*$/i, 'hrv'],
    [/\btoo cold (?:to|for)\b|\bfor kaldt (?:til|for|å)\b|\bhow cold is too cold\b|\bhvor kaldt (?:er|kan)\b/i, 'cold'],
    [/\b(?:running|løpe) (?:every ?day|hver dag)\b|\brun every ?day\b|\bløper hver dag\b/i, 'running-every-day'],
    [
      /\b(?:how (?:do|should|to) i? ?breathe?|breathing|hvordan puster|pusteteknikk\w*)\b(?!.*\b(?:hard|can'?t|tungt)\b)/i,
      'breathing',
    ],
    [/\b(?:music|headphones?|earbuds?|podcasts?|musikk|hodetelefon\w*|ørepropper|podkast\w*)\b/i, 'headphones'],
    [/\b(?:with|have|bring|take|med|ta)\b.*\b(?:dog|hund\w*|bikkja)\b/i, 'running-with-dog'],
    [/\b(?:drink|glass|have|had|drikke|ta|drakk)\b.*\b(?:wine|beers?|alcohol|prosecco|vin|øl|alkohol)\b/i, 'alcohol'],
    [/\b(?:blisters?|gnagsår\w*|vannblemm\w*|blemmer?)\b/i, 'socks-blisters'],
    [
      /\b(?:watch|garmin|polar|coros|suunto|strava|apple health|klokk\w*)\b.*\b(?:sync\w*|synk\w*|synkron\w*|connect\w*|link\w*|pair\w*|import\w*|kobl\w*)\b|\b(?:sync\w*|synk\w*|connect|import\w*|kobl\w*)\b.*\b(?:watch|garmin|polar|coros|suunto|strava|klokk\w*)\b/i,
      'app-import',
    ],
    [
      /\b(?:vaccin\w*|flu (?:jab|shot)|covid (?:jab|shot)|vaksin\w*)\b(?!.*\b(?:fever|ill|sick|chills|feber|syk|sjuk)\b)/i,
      'vaccination-day',
    ],
    [
      /\b(?:beers?|pint|wine|øl|pils|vin|vinglass)\b.*\b(?:before|after|run|race|før|etter|tur\w*|løp\w*)\b/i,
      'alcohol',
    ],
    [/\b(?:stroller|pram|buggy|barnevogn\w*|løpevogn\w*|joggevogn\w*)\b/i, 'running-buggy'],
    [/\b(?:how (?:do|should|to) i? ?run (?:up |down )?hills|(?:løpe|løper) (?:i )?(?:bakker|motbakke\w*))\b/i, 'hills'],
    [
      /\b(?:5\d|6\d|7\d)\b.*\b(?:train|run) differently\b|\b(?:5\d|6\d|7\d)\b.*\btrene annerledes\b/i,
      'running-after-50',
    ],
  ] as const
).map(([words, id]) => ({ words: withLetters(words), id }));

/** Minor skin problems, about which the runner need not be asked as about pain or an injury. */
const OF_SKIN = withLetters(/\b(?:blisters?|gnagsår\w*|vannblemm\w*|blemmer?)\b/i);
const WORSE_SKIN = withLetters(
  /\b(?:red|pus|infect\w*|hot|warm|fever|streak\w*|spread\w*|limp\w*|diabet\w*|rødt?|puss|verk\w*|varmt?|feber|stripe\w*|halt\w*)\b/i,
);

/** True when a message is about a blister without a sign of an infection. */
export const isOfSkin = (message: string): boolean => OF_SKIN.test(message) && !WORSE_SKIN.test(message);

const FEW_WORDS = 9;

/** Returns the card of a subject that a short message names; null if there is none. */
export const subjectCard = (message: string): Card | null => {
  if (message.split(/\s+/).length > FEW_WORDS) return null;
  const found = SUBJECTS.find(({ words }) => words.test(message));
  return (found && allCards().find(({ id }) => id === found.id)) ?? null;
};

/** Returns the card that explains the term which a short question asks about; null if there is none. */
export const termCard = (message: string): Card | null => {
  if (message.length > LONGEST || !DEFINES.test(message)) return null;
  const term = TERMS.find(({ words }) => words.test(message));
  return (term && allCards().find(({ id }) => id === term.id)) ?? null;
};
