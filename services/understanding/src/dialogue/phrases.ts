import { foldedOf } from './reading.ts';

const test =
  (pattern: RegExp) =>
  (message: string): boolean =>
    pattern.test(foldedOf(message));

/** "why?", "hvorfor det?", "how come?" */
export const isWhy = test(
  /^(?:but |and |so |men |og |ok(?:ay)?,? |hm+,? )*(?:why(?:s)?(?: (?:is )?(?:that|so|not|now|then|though|is it|this))*|why (?:so|that|this|exactly|just) (?:many|much|few|little|early|late|often)|how come|for what reason|hvorfor(?: (?:det|da|ikke|er det sa|sa))*|koffor(?: det)?|hvorfor (?:sa|akkurat sa|bare sa) (?:mange|mye|fa|lite|tidlig|sent|ofte)|hva er grunnen(?: til det)?)\W*$/,
);

/** "no, I meant Thursday", "nei, torsdag", "not that day". Returns the rest of the message; null for other messages. */
export const correctedTo = (message: string): string | null => {
  const match =
    /^\W*(?:no|nope|nah|nei|neida|sorry|beklager|oops|wait|vent|feil)\b[\s,.:;!-]*(?:i (?:meant|mean)|jeg (?:mente|mener)|eg meinte|meant|mente|not that,?|ikke det,?|sorry,?|it (?:was|is)|det (?:var|er))?\s*(.*)$/is.exec(
      message,
    ) ?? /^\W*(?:i meant|i mean|jeg mente|jeg mener|eg meinte|meant|mente)\s+(.*)$/is.exec(message);
  const rest = match?.[1]?.trim() ?? '';
  return rest === '' ? null : rest;
};

/** Maximum number of characters of a correction. */
const CORRECTION_MAX = 200;

/**
 * The rest of a message that says what was meant: "no, I meant the tempo one", "nei, jeg tenkte på søndag". Null for a
 * message that only denies.
 */
export const meantInstead = (message: string): string | null => {
  if (message.length > CORRECTION_MAX) return null;
  const match =
    /^\W*(?:(?:no|nope|nah|nei|neida|sorry|beklager|oops|wait|vent|feil|ah|oh|hm+|haha|hehe|ok|men|but)\b\W*)*(?:(?:i|jeg|eg|æ)\s+)?(?:(?:actually|egentlig|egentleg)\s+)?(?:meant|mean|was asking(?: about)?|was thinking (?:of|about)|asked about|am talking about|mente|mener|meinte|meiner|spurte om|spør om|tenkte p[åa]|tenkte meir på|snakka om|snakket om)(?:\s+(?:egentlig|egentleg|actually|jo|da))*(?![\p{L}])[\s,:]*(.+)$/isu.exec(
      message,
    );
  const rest = match?.[1]?.trim() ?? '';
  return /[\p{L}\d]/u.test(rest) ? rest : null;
};

/** "shorter", "make it shorter", "kortere". */
export const isShorter = test(
  /^(?:ok(?:ay)? |and |og |can (?:you|we|i|it be) |kan (?:du|vi|jeg|den (?:bli|vaere|gjores)) |could (?:you|we) |please |litt |a bit |make (?:it|that) |gjor den |lag den |do )*(?:shorter|kortere|shorten it|kort(?:e)? den ned|kort ned)(?: (?:please|pls|takk|version|utgave|one|then|da))*\W*$/,
);

/** "too long", about a long answer. */
export const isTooLong = test(
  /^(?:thats |that is |det (?:er|var) |its )?(?:too long|too much text|for lang(?:t|e)?|for lenge|for mye tekst|tldr)(?:[,. ]+(?:shorter|kortere)(?: please| takk)?)?\W*$/,
);

/** "the short version please", "kort oppsummert": asks for the last answer in fewer words, whatever it was. */
export const isBriefly = test(
  /^(?:and |but |so |ok(?:ay)? |og |men |please |can (?:you|i) (?:have|get|give (?:me )?|do |say )?|kan (?:du|jeg) (?:fa|gi(?: meg)?|ta|si)? ?|gi meg |give me |just |bare |a bit |litt )*(?:the |a |en |ei |den |det )?(?:short(?:er|est)?(?: (?:version|answer|one|form))|short answer|kort(?:e|ere|este)? (?:versjon\w*|utgave\w*|svar\w*|variant\w*|fortalt)|kortversjon\w*|kortsvar\w*|tl[;:, ]*dr|in brief|briefly|summar(?:y|ise|ize)(?: (?:it|that))?|kort oppsummert|oppsummert|oppsummer(?: det)?|sammendrag|(?:in )?(?:one|two|a single) (?:lines?|sentences?|words?)|(?:i |pa )?(?:en|to|e[it]) (?:linjer?|setning\w*|ord))(?: (?:please|pls|takk|then|da))*\W*$/,
);

/** "yes", "ja takk". */
export const isYes = test(
  /^(?:yes|yep|yeah|yup|sure|ja|jepp|japp|jo|gjerne|absolutely|of course|selvsagt)(?:,? (?:please|pls|takk|thanks|do it|gjor det|gjerne|that|det|the first|det forste))*\W*$/,
);
/** "no", "nei takk". */
export const isNo = test(
  /^(?:no|nope|nah|nei|niks|neither|none|ingen)(?:,? (?:thanks|thank you|takk|of (?:those|them)|av (?:dem|delene)|not that|ikke det))*\W*$/,
);

const ORDINALS: readonly RegExp[] = [
  /^(?:i mean |jeg mener )?(?:the |den |det )?(?:first|1st|forste|1)(?: (?:one|option|thing|alternativet|delen))?\W*$/,
  /^(?:i mean |jeg mener )?(?:the |den |det )?(?:second|2nd|andre|2)(?: (?:one|option|thing|alternativet|delen))?\W*$/,
  /^(?:i mean |jeg mener )?(?:the |den |det )?(?:third|3rd|tredje|3)(?: (?:one|option|thing|alternativet))?\W*$/,
];
const LAST = /^(?:the |den |det )?(?:last|latter|siste)(?: (?:one|option|alternativet))?\W*$/;
const THAT = /^(?:yes,? |ja,? )?(?:that(?: one)?|this one|den(?: der)?|det|akkurat den|exactly that)\W*$/;

/** The position of the option that a message chooses among `count`, like 1 for "the second one"; null for none. */
export const chosenIn = (message: string, count: number): number | null => {
  const text = foldedOf(message);
  const at = LAST.test(text) ? count - 1 : THAT.test(text) ? 0 : ORDINALS.findIndex((pattern) => pattern.test(text));
  return at >= 0 && at < count ? at : null;
};

/** A request to answer in the unit that the message names, such as "in miles"; not "20 miles". */
export const isUnitOnly = test(
  /^(?:and |og |ok |please |can (?:i|you) (?:have|get|say|give|show) (?:it|that|me that|that for me) |kan (?:jeg|du) (?:fa|si|vise|ta) (?:det|den) |what(?:s| is) (?:that|it) |hva (?:er|blir) (?:det|den) |how (?:much|far|fast|long) is (?:that|it) |hvor (?:mye|langt|fort) (?:er|blir) (?:det|den) |det |den |that |it )*(?:in|i|per|pr|use|bruk|to|til|switch to|bytt til)? ?(?:miles?|km|kms|k|kilomet\w*|engelske mil|mil|min(?:utes|utter)?(?: ?\/ ?| per | a )(?:mile|mi|km))(?: (?:please|pls|takk|instead|i stedet))*\W*$/,
);

/** A request to answer in another language, such as "can you answer in Norwegian". */
export const isLanguageOnly = test(
  /^(?:hi |hey |hei |please |ok |og |and )*(?:can|could|will|kan|vil|answer|reply|speak|write|svar|snakk|skriv|ta det|say|si|in|i|pa)?\b.{0,40}\b(?:norwegian|norsk|bokmal|nynorsk|english|engelsk)(?: (?:please|pls|takk|instead|i stedet|from now on|fra na av))*\W*$/,
);
