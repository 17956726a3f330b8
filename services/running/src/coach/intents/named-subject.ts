import { withLetters } from '@stridewell/language/letters';
import { allCards, type Card } from '@stridewell/understanding';

/** A subject that the words of a message name by themselves, and what may be said about it without a permit. */
export interface NamedSubject {
  card: string;
  has: readonly RegExp[];
  not: RegExp;
  /** The facts of the card that contain no training advice, in the order in which they answer the message. */
  open: readonly number[];
  /** True when these facts answer the message better than the whole card. */
  isExact: boolean;
}

const SUBJECTS: readonly NamedSubject[] = [
  {
    card: 'chest-strap',
    has: [
      /\b(?:chest strap|hr strap|heart rate strap|pulse belt|pulsbelte\w*)\b/i,
      /\b(?:dry|weird|odd|wrong|jump\w*|spik\w*|trust|reading\w*|numbers?|drop\w*|tørr\w*|tørt|rar\w*|feil|hopp\w*|stole|stemmer|viser|tall\w*)\b/i,
    ],
    not: /\b(?:pain\w*|dizzy|faint\w*|flutter\w*|racing|palpitation\w*|breath\w*|pacemaker|vondt|smert\w*|svimmel\w*|besvim\w*|hjertebank|tungpust\w*|pusten)\b/i,
    open: [2, 1],
    isExact: true,
  },
  {
    card: 'black-toenails',
    has: [
      /\b(?:black|blue|bruised|purple|lost|losing|loose|svarte?|blå|mista|mistet|mister|løs\w*)\b.{0,14}\b(?:toe ?-?nails?|tånegl\w*|tåneg\w*|stortånegl\w*)/i,
    ],
    not: /\b(?:red\w*|pus|infect\w*|hot|warm|fever|throb\w*|streak\w*|spread\w*|limp\w*|diabet\w*|numb\w*|no knock|never hit|rød\w*|puss|verk\w*|varm\w*|feber|bank\w*|dunk\w*|stripe\w*|halt\w*|nummen\w*|mørk stripe)\b/i,
    open: [1, 2],
    isExact: true,
  },
  {
    card: 'boredom',
    has: [
      /\b(?:bored|boring|boredom|dull|monotonous|kjedsomhet\w*|kjed\w*|ensformig\w*)\b/i,
      /\b(?:run\w*|treadmill|jog\w*|løp\w*|mølle\w*|mølla|tredemølle\w*|tur(?:en|ene|er)?|runda|langtur\w*)\b/i,
    ],
    not: /\b(?:want to die|kill myself|life|living|drink\w*|depress\w*|numb|pain|hurt\w*|ill|sick|vil dø|livet|leve|drikk\w*|deprimert|vondt|syk|skadet|injur\w*)\b/i,
    open: [1, 2, 3],
    isExact: false,
  },
];

const TABLE = SUBJECTS.map((subject) => ({
  ...subject,
  has: subject.has.map(withLetters),
  not: withLetters(subject.not),
}));

/** Returns the subject that a message names without any sign of a danger; null if there is none. */
export const namedSubject = (message: string): NamedSubject | null =>
  TABLE.find(({ has, not }) => has.every((words) => words.test(message)) && !not.test(message)) ?? null;

/** Returns the card of a named subject. */
export const cardOfSubject = ({ card }: NamedSubject): Card => {
  const found = allCards().find(({ id }) => id === card);
  if (!found) throw new Error(`There is no knowledge card ${card}`);
  return found;
};
