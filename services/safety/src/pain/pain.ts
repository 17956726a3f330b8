import { fold } from '../gate/engine/fold.ts';
import { BODY, OTHER_SCALE, PAIN } from './pain-words.ts';

/**
 * Numbers that are written in letters. "En" and "to" are read as numbers only if no noun and no other number follows.
 */
const WORDS: Readonly<Record<string, number>> = {
  ...{ null: 0, zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ en: 1, ein: 1, to: 2, tre: 3, fire: 4, fem: 5, seks: 6, sju: 7, syv: 7, atte: 8, ni: 9, ti: 10 },
  ...{ ener: 1, toer: 2, treer: 3, firer: 4, femmer: 5, sekser: 6, sjuer: 7, syver: 7, atter: 8, nier: 9, tier: 10 },
};
const LETTERS =
  'one|two|three|four|five|six|seven|eight|nine|ten|null|zero|ener|toer|treer|firer|femmer|sekser|sjuer|syver|atter|nier|tier|(?:en|ein)(?! [a-z\\d])|(?<!\\b(?:have|need|want|going|go|got|used|able|how|what|when|where|like|try|ought|plan|hope|due|had|has) )to(?! (?!(?:av|og|eller|til|na|nar|i|under|etter)\\b)[a-z\\d])|tre|fire|fem|seks|sju|syv|atte|ni|ti(?! (?:to|i)\\b)';
const VALUE = `(10(?:\\.0)?(?![\\d.:x%])|\\d(?:\\.\\d)?(?![\\d:x%]|\\.\\d)|${LETTERS})(?: (?:og en|and a) (halv|half))?`;
/** `1-2`: the higher number is used. */
const RANGE = `(?:${VALUE} ?(?:-|to|til|or|eller) ?)?${VALUE}`;
const UNIT =
  '(?! ?(?:(?:hard|easy|long|good|short|tough|whole|full|light|heavy|slow|fast|extra|hele|harde|rolige|lange|korte|nye|tunge|lette|gode) )?(?:days?|dag(?:er|s)?|weeks?|uk(?:e|er|a)|months?|maned\\w*|min\\w*|hours?|timer?|h|sets?|sett|reps?|repetition\\w*|repetisjon\\w*|rm|times|gang(?:er)?|runs?|sessions?|okt\\w*|rounds?|runder?|intervals?|drag|sec\\w*|s|sek\\w*|pm|am|oclock|years?|ar|legs?|bein|k|km|kms|cm|mm|percent|prosent|bpm|watts?|ml|cl|dl|mi|miles?|m|meters?|metres?|mil|kg|kilos?|kilo|grams?|g|ibux|tablets?|tabletter|pills?|piller|beers?|ol|degrees?|grader|laps?|floors?|etasjer|stairs|trapper|of the|av de|of my|av mine|(?:av|of) (?!10\\b|ti\\b|ten\\b)\\d+|(?:more|flere|til)\\b)\\b|[-/]\\d)';

/** Numbers that are not pain and are removed before the pain is read: stages, clock times, dates, paces, lengths. */
const OTHER: readonly RegExp[] = [
  /\b(?:stage|trinn\w*|steg|phase|fase|step|zone|sone|week|uke|rpe|size|storrelse|day|dag|level of zone|bib|startnummer|top|topp|z|level (?=\d+ of the)) ?\d+\b/g,
  /\b\d+ ?x ?\d+\S*|\b\d+-0-\d+\b|\bl[45]-?s1\b/g,
  /\b\d{1,2}[:.]\d\d\b(?: ?(?:\/ ?(?:km|mi)|min\w*|per km|pm|am))?/g,
  /\b(?:kl|klokka|klokken) ?\d{1,2}\b|\b(?:at|til|by|before|after|around|for|etter|rundt) \d{1,2} ?(?:oclock|am|pm|tonight|in the (?:morning|evening)|i (?:morgen|kveld)|om (?:morgenen|kvelden))\b/g,
  // "Flying to Tromsø at 5": the hour of an appointment.
  /\b(?:fl(?:y|ies|ying|ights?)|leav(?:e|es|ing)|arriv(?:e|es|ing)|meet(?:s|ing)?|trains?|bus|ferry|plane|party|dinner|school|nursery|pick(?:ing)? up|land(?:s|ing)|board(?:s|ing)|drar|reiser|flyr|flyet|toget|bussen|ferga|motes|henter|barnehagen|middag|fest)\b(?: (?!pain|smert|is\b|er\b|was\b|var\b)[a-z]+){0,4} (?:at|kl|by|before|around|klokka|rundt|innen) \d{1,2}\b(?! ?(?:\/|out of|av) ?10)/g,
  // A stage to move on to: "when can I go to 5", "når kan jeg komme til 6", "til 6 da?".
  /\b(?:i|jeg|eg|ae|we|vi)(?: (?!(?:was|were|have|had|har|hadde|var)\b)[a-z]+){0,2} (?:go|move|get|jump|step|progress|advance|continue|skip|ga|gar|komme|kommer|hoppe|hopper|fortsette|rykke)(?: (?:up|on|over|straight|back|down|ahead|opp|videre|rett|ned|tilbake|over))* (?:to|til|pa) (?:stage |trinn |nr |number )?\d{1,2}\b(?! ?(?:\/|out of|av|in|i|on|pa|smert|pain))/g,
  /^ (?:(?:and|og|so|sa|men|but|what about|hva med|rett|straight|opp|up|videre|da) )*(?:to|til) \d{1,2}(?: (?:da|then|na|now))? ?\?/g,
  /\b\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2}\. ?(?:jan|feb|mar|apr|mai|jun|jul|aug|sep|okt|nov|des)\w*/g,
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d{1,2}\b/g,
  /\b\d{2,}(?:[.,]\d+)?/g,
];
/** "The race is on 4/10": a date, not a pain. */
const DATED =
  /\b(?:race|marathon|half|lop(?:et)?|konkurranse\w*|appointment|legetime|surgery|operasjon\w*|date|dato\w*|opereres)(?: (?:is|er|on|den|the|blir))* \d{1,2}\/1?\d\b/g;
const OF_TEN = /\bofscale\b/;

const LINK =
  '(?:(?:, (?:omtrent|ca|cirka|rundt|about|around|vel)|solid|proper|good|full|strong|steady|god|klar|solid|sterk|stabil|is|its|was|er|var|ligger|kjennes|foles|feels?|felt|hurts?|gives?|gir|at|pa|around|about|cirka|ca|rundt|omtrent|naermere|like|som|maybe|kanskje|perhaps|probably|only|bare|just|now|na|na er|today|i dag|idag|still|fortsatt|already|allerede|a|an|en|et|ein|level|niva|nivaa|score|now at|up to|oppe i|opp i|oppe pa|well|say|jeg|i|me|my|den|det|had|hadde|has|har|been|vaert|to|til|went|gone|got|gikk|rose|steg|jumped|climbed|during|under|walking|running|today is|this morning|i morges|tonight|i kveld|over|above|more than|mer enn) )';
/** Words that may stand between a number and the part that hurts. */
const HERE =
  '(?: ?(?:i|in|on|pa|for|of|med|with)(?: (?:the|my|min|mitt|mine|left|right|venstre|hoyre|both|begge|den|det))*)';

/** Forms that indicate pain by themselves. */
const STRONG = [
  // "8 out of 10", "4/10"
  `${RANGE} ofscale\\b`,
  // "pain is now a 4", "smerten er 8", "pain 8.5", "pain nine"
  `${PAIN}(?: (?!x )[a-z]+){0,4}?(?: , (?:omtrent|ca|cirka|rundt|about|around|maybe|kanskje|say|vel))? ${RANGE}\\b${UNIT}`,
  // "knee 8 today", "kneet er en 8", "my knee is at 8"
  `${BODY} ${LINK}{0,4}${RANGE}\\b${UNIT}`,
  // "7 in the knee", "8 i haelen", "9 pain", "7.5 i akillesen"
  `${RANGE}${HERE}? ${BODY}\\b`,
  `${RANGE}(?: in| i| of| med)? ${PAIN}\\b`,
  // "level nine pain", "smerteniva 8"
  `(?:pain|smerte) ?(?:level|score|scale|niva|skala|tall)(?: (?:is|er|at|pa|of))* ${RANGE}\\b${UNIT}`,
].map((form) => new RegExp(`(?<![\\w.])${form}`, 'g'));
/** Forms that indicate pain only if the message is already about pain. */
const WEAK = [
  // "its a 6", "was a 4", "about a 4", "got to a 3", "level 9", "niva 9", "er en 8"
  `(?:\\ba|\\ban|at|at about|level|niva|pa|hit|reached|er|var|va|is|was|its|en|et|ein|now|na|became|ble|up to|opp i|oppe i|til|to) (?:naermere |about |around |ca |cirka |circa |rundt |like |kanskje |maybe )?(?:a |an |en |et |ein |at |pa )?${RANGE}\\b${UNIT}`,
  // "kjente bare 1-2", "felt 3"
  `(?:felt|feels|feel|kjente|kjenner|hadde|har|had|have|got|fikk|only|bare|just|log|logg|logge|register|registrer|note|noter|put in|put down|skriv|legg inn|for inn|around|about|rundt|cirka|ca) (?:\\w+ )?${RANGE}\\b${UNIT}`,
  // "4 at rest and 8 on stairs", "5 while jogging and 5 the day after", "4 under step-downs"
  `${RANGE} (?:today|i dag|now|na|this morning|i morges|next morning|neste morgen|the day after|dagen etter|the morning after|at rest|i ro|in the (?:morning|evening)|om (?:morgenen|kvelden)|while|mens|during|under|when i|when im|nar jeg|on stairs|on the stairs|i trapp\\w*|going down|nedover|after|etter|on the|going up)\\b`,
  // "above 6", "over seks"
  `(?:above|over|more than|mer enn) ${VALUE}\\b${UNIT}`,
].map((form) => new RegExp(`(?<![\\w.])${form}`, 'g'));

/** "Above 6" is read as at least 7, so that the result is never lower than the reported pain. */
const ABOVE = /(?:^|\s)(?:above|over|more than|mer enn) (?:\S+)$/;
const DENIED =
  /\b(?:not|isnt|wasnt|no longer|never|ikke|ikkje|aldri|less than|under|below|mindre enn)(?: (?:a|an|en|et|at|pa|above|over|more than|mer enn))*$/;

/** "Should I run 5 or 8": numbers for what the runner wants to do are not pain. */
const DOES =
  /\b(?:run|runs|ran|running|jog|jogged|do|did|doing|done|go|walk|walked|lift|add|try|take|took|eat|ate|have|lope|loper|lop|jogge|jogga|ga|gar|gikk|ta|tar|tok|gjore|gjor|gjorde|lofte|loft|prove|spise|spiste|hadde|har)(?: (?:a|an|en|et|like|only|bare|just|about|rundt|maybe|kanskje|the|another|til|extra|ekstra|my|those|all|at|pa|in|i))*(?: [\da-z.]+ ?(?:-|or|eller|to|til))?$/;
const HAS = /\b(?:have|had|hadde|har)(?: (?:a|an|en|et))?$/;

const painWritten = (written: string, half: string | undefined): number =>
  (WORDS[written] ?? Number(written)) + (half === undefined ? 0 : 0.5);

const PAST =
  /\b(?:was|were|var|va|yesterday\w*|i gar|i forgars|last (?:week|month|year|time|night|run)|forrige (?:uke|maned|gang)|sist\b|ago|siden da|earlier|tidligere|before|for da|used to|pleide|started at|began at|begynte (?:pa|med)|went from|gikk fra|from|fra)\b/;
const PRESENT =
  /\b(?:now|na|today|i dag|idag|this morning|i morges|tonight|i kveld|currently|akkurat na|still|fortsatt|is|er|its|next morning|neste morgen|the day after|dagen etter)\b/;

interface Named {
  value: number;
  isStrong: boolean;
  isPast: boolean;
  isDenied: boolean;
}

/** Returns the text without numbers that are not pain, and with decimal points. */
const plain = (message: string): string => {
  let text = ` ${fold(message)} `
    .replace(/\bi ?dag\b/g, 'i dag')
    .replace(/(\d) ?½/g, '$1.5')
    .replace(/(?<![\d.,])(10|\d),(\d)(?![\d,.])/g, '$1.$2')
    .replace(DATED, ' # ')
    .replace(/ ?(?:\/|\b(?:out of|av|of|pa en skala til)) ?(?:10|ti|ten)\b/g, ' ofscale ')
    .replace(/\b10\b(?!\.)(?! ?(?:x|km?|k|min|mi)\b)/g, 'ten');
  for (const form of OTHER) text = text.replace(form, ' # ');
  return text
    .replace(/(?<=[a-z]) ?[:=–—](?= ?[\da-z])/g, ' ')
    .replace(/(?<=[a-z]) - ?(?=\d)/g, ' ')
    .replace(/(?<=\d)(?:->|→|=>)(?=\d)/g, ' now ')
    .replace(/[,;!?()"«»]|\.(?!\d)/g, ' , ')
    .replace(/\s+/g, ' ');
};

/** The part of the text that a number belongs to, up to the next comma, "but" or "and". */
const CLAUSE = /(?: ,|\b(?:but|men|and|og|then|so|sa)\b)/;
const around = (text: string, from: number, to: number): string => {
  const before = text.slice(0, from).split(CLAUSE).at(-1) ?? '';
  const after = text.slice(to).split(CLAUSE)[0] ?? '';
  return `${before}${text.slice(from, to)}${after}`;
};

/** "From 1 to 7", "fra 1 til 7", "2 -> 8": only the second number is kept. */
const CHANGED = new RegExp(
  `\\b(?:from|fra) (?:a |an |en |et )?${VALUE} (?:to|til) (?:a |an |en |et )?(?=${VALUE}\\b)`,
  'g',
);

const namedIn = (text: string): Named[] => {
  const found: Named[] = [];
  const read = (forms: readonly RegExp[], isStrong: boolean): void => {
    for (const form of forms)
      for (const match of text.matchAll(form)) {
        const [whole, low, lowHalf, high, highHalf] = match;
        // "Above 6" has one value; all other forms may have a range.
        const pairs: [string | undefined, string | undefined][] = [
          [low, lowHalf],
          [high, highHalf],
        ];
        for (const [written, half] of pairs) {
          if (written === undefined || written === 'half' || written === 'halv') continue;
          const at = match.index + whole.lastIndexOf(written);
          const head = text.slice(Math.max(0, at - 40), at).trimEnd();
          const isAbove = ABOVE.test(`${head} ${written}`);
          const value = painWritten(written, half) + (isAbove ? 1 : 0);
          if (!(value >= 0 && value <= 10.5)) continue;
          if (!isStrong && DOES.test(head) && !HAS.test(head)) continue;
          const clause = around(text, at, at + written.length);
          const isPast = PAST.test(clause) && !PRESENT.test(clause.replace(/\bwas\b|\bvar\b/g, ''));
          found.push({ value: Math.min(10, value), isStrong, isPast, isDenied: DENIED.test(head) });
        }
      }
  };
  read(STRONG, true);
  read(WEAK, false);
  return found;
};

/** The pain in a message. */
export interface NamedPain {
  /** 0 to 10: the worst current pain, or the worst earlier pain if no current pain is mentioned. */
  value: number;
  /** True when the words themselves show that the number is about pain. */
  isStrong: boolean;
  /** True when the message mentions only earlier pain. */
  isPast: boolean;
}

/**
 * Maximum number of characters that are read. The rest of a longer text says nothing more about pain and would only
 * cost time.
 */
export const PAIN_READ_MAX = 1_200;

/** Returns the pain in a message with the details in its words; null if there is none. */
export const namedPain = (message: string): NamedPain | null => {
  const text = plain(message.slice(0, PAIN_READ_MAX)).replace(CHANGED, ' now ');
  const hasPlace = new RegExp(`\\b(?:${PAIN}|${BODY})\\b`).test(text);
  if (!hasPlace && OTHER_SCALE.test(text)) return null;
  const said = namedIn(text).filter(({ isDenied }) => !isDenied);
  const now = said.filter(({ isPast }) => !isPast);
  const counted = now.length > 0 ? now : said;
  if (counted.length === 0) return null;
  const isStrong =
    counted.some((each) => each.isStrong) && (hasPlace || OF_TEN.test(text)) ? true : hasPlace && now.length > 0;
  return { value: Math.max(...counted.map(({ value }) => value)), isStrong, isPast: now.length === 0 };
};

/** Returns the pain in a message, 0 to 10; null if there is none. */
export const painIn = (message: string): number | null => namedPain(message)?.value ?? null;
