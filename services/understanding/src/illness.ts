import type { Words } from '@stridewell/language/language';

/** Words of an illness. */
const ILL =
  /(?<!\p{L})(?:ill|sick|unwell|poorly|flu|virus|covid|fever\w*|temperature|temp|cough\w*|(?:a|this|my) cold|syke?|sjuke?|uvel|forkjøl\p{L}*|feber\p{L}*|influensa\p{L}*|korona|host\p{L}*|kvalm\p{L}*|spy\p{L}*|omgangssyk\p{L}*)(?!\p{L})/iu;

/** People and animals who may be ill instead of the runner. */
const OTHERS =
  /(?<!\p{L})(?:daughters?|sons?|kids?|child\w*|bab(?:y|ies)|toddler|wife|husband|partner|girlfriend|boyfriend|mother|father|mum|mom|dad|parents|colleague\w*|friends?|mate|flatmate|dog|cat|datter\p{L}*|sønn\p{L}*|barn\p{L}*|unge\p{L}*|bab(?:y|yen)|kon[ae]|mannen|samboer\p{L}*|kjæreste\p{L}*|mor|far|mamma|pappa|foreldre\p{L}*|kolleg\p{L}*|venn\p{L}*|kompis\p{L}*|hund\p{L}*|katt\p{L}*)(?!\p{L})/iu;
/** The runner's own illness in addition to somebody else's: "the kids are ill and now me", "caught it from my son". */
const MINE_TOO =
  /(?<!\p{L})(?:me too|and (?:now )?(?:me|i)|so am i|same here|i (?:have|am|caught|got|feel|'ve|'m)|i'(?:ve|m)|my (?:throat|nose|head)|from (?:my|the)|eg|æ|jeg (?:også|og|har|er|føler|kjenner|ble|fikk)|meg (?:også|og)|og (?:nå )?(?:jeg|meg)|smitt\w*|(?:av|fra) (?:barn|ung|sønn|datter|kona|mannen|samboer)\p{L}*)(?!\p{L})/iu;
/** The runner is well: "but I am fine", "men jeg er frisk". */
const I_AM_WELL =
  /(?<!\p{L})(?:i am|i'm|im|i feel|am i|jeg er|eg er|æ e|er jeg|føler meg|selv er jeg) (?:still |totally |perfectly |completely |not |ikke |helt |fortsatt |selv )*(?:fine|well|ok|okay|healthy|good|ill|sick|frisk|fin|bra|syk|sjuk)(?!\p{L})/iu;
const DENIED =
  /\b(?:not|ikke|ikkje) (?:\w+ )?(?:ill|sick|syk|sjuk)\b|\b(?:fine|well|ok|okay|healthy|good|frisk|fin|bra)\b/i;

/** An illness that is over, unless it has lasted since then. */
const OVER =
  /(?<!\p{L})(?:last (?:week|month|year)|(?:days?|weeks?|months?|years?) ago|(?:i )?(?:was|were|had)|recovered|over it|gone now|back (?:from|after)|after (?:a|the|my|being)|forrige (?:uke|måned)|sist uke|(?:dager|uker|måneder|år) siden|i fjor|var|hadde|frisk (?:igjen|nå)|etter (?:en |å ha )?(?:sykdom|influensa|forkjøl\w*|feber\w*|vært))(?!\p{L})/iu;
const LASTING =
  /\b(?:since|still|siden (?:i|mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag)|fortsatt|ennå|enda)(?!\p{L})/iu;

/** True when a message about an illness is about somebody else's alone: "the kids are ill, I am fine". */
export const isOthersIllness = (message: string): boolean => {
  if (!OTHERS.test(message)) return false;
  const own = I_AM_WELL.exec(message)?.[0];
  return own === undefined ? !MINE_TOO.test(message) : DENIED.test(own);
};

/** True when a message names an illness that the runner may have. */
export const namesIllness = (message: string): boolean => ILL.test(message) && !isOthersIllness(message);

/** True when a message after a report of an illness is about the runner's current illness. */
export const isIllNow = (message: string): boolean =>
  !isOthersIllness(message) && (!OVER.test(message) || LASTING.test(message));

/** Signs above the neck that are not an illness by themselves (`language.md` 2, category 15). */
const OF_NOSE =
  /(?<!\p{L})(?:runny nose|nose (?:is )?(?:running|runny|blocked|stuffy)|(?:blocked|stuffy) nose|sniffl\p{L}*|rennende nese|renn\p{L}* (?:i|fra) nes[ae]|nes[ae] renner|tett (?:i )?nes[ae]|snuf\p{L}*|snør\p{L}*)(?!\p{L})/iu;
const MORE_THAN_NOSE =
  /(?<!\p{L})(?:cold|forkjøl\p{L}*|fever\p{L}*|feber\p{L}*|temp\p{L}*|cough\p{L}*|host\p{L}*|ach\p{L}*|verk\p{L}*|chest|bryst\p{L}*|ill|sick|unwell|poorly|syke?|sjuke?|uvel|kvalm|dårlig|throat|hals\p{L}*|headache|hodepine|chills|frys\p{L}*|dizz\p{L}*|svimmel|breath\p{L}*|pust\p{L}*|tired|exhausted|slapp|sliten|flu|influensa|blood|blod)(?!\p{L})/iu;
const DENIED_SIGNS = /(?<!\p{L})(?:no|not|without|ingen|ikke|ikkje|uten) (?:\p{L}+ )?\p{L}+/giu;

const OTHERWISE_WELL =
  /(?<!\p{L})(?:otherwise|apart from that|fine|no fever|without fever|feel (?:good|ok|okay|well)|ellers|bortsett fra det|fin form|(?:ingen|ikke|uten) feber|frisk|i form)(?!\p{L})/iu;

/** True when a message names a runny or blocked nose, no further sign, and says that the runner is well otherwise. */
export const isOnlyNose = (message: string): boolean =>
  OF_NOSE.test(message) && OTHERWISE_WELL.test(message) && !MORE_THAN_NOSE.test(message.replace(DENIED_SIGNS, ' '));

const DEGREES =
  /(?<start>^|[.,!?;:]\s+|(?<!\p{L})(?:is|are|er|e|was|var|va|at|på|to|til|målte|measured|says|sier|viser|shows|har|have|got|hadde|had|now|nå|about|ca|rundt)\s+)(?<number>37[.,][5-9]|(?:38|39|40|41)(?:[.,]\d)?)(?=\s*(?:$|[.,!?;](?!\d)|°|\b(?:now|today|tonight|this morning|still|degrees|nå|i dag|i kveld|i natt|i morges|fortsatt|grader)(?!\p{L})))/iu;

/**
 * Returns a message with a number of 37.5 to 41 as a body temperature, for the decision on a message after one about an
 * illness: "39. two sets then?".
 */
export const withTemperature = (message: string): string => message.replace(DEGREES, '$<start>temperature $<number>');

/** The answer to a message about a runny or blocked nose of a runner who is well otherwise. It permits no run and forbids none. */
export const ONLY_NOSE: Words = {
  en: 'A runny or blocked nose alone is no illness that needs rest: how you feel decides, and less is always fine. With a fever, a cough in the chest, aches or an upset stomach there is no training until you have been well for a whole day, so tell me if one of them comes.',
  nb: 'Rennende eller tett nese alene er ingen sykdom som krever hvile: formen din avgjør, og mindre går alltid fint. Får du feber, hoste ned i brystet, verk i kroppen eller urolig mage, blir det ingen trening før du har vært frisk et helt døgn, så si fra hvis noe av det kommer.',
};

/** The answer to a message about somebody else's illness. It permits nothing. */
export const OTHERS_ILL: Words = {
  en: 'I hope it passes soon. What counts for your training is how you are: tell me at once if you get a fever, a cough or feel unwell, and then you rest until you have been well for a whole day.',
  nb: 'God bedring til dem det gjelder. For treningen din er det hvordan du selv har det som teller: si fra med en gang hvis du får feber, hoste eller føler deg dårlig, så hviler du til du har vært frisk et helt døgn.',
};
