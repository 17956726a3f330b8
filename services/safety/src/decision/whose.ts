import { PERSONS } from '../gate/words/excuse-words.ts';
import { normalize } from '../model/normalize.ts';
import { isActOfOther } from './other-danger.ts';

/** A message that is entirely or partly about somebody other than the runner. */
export interface OfOther {
  who: 'other' | 'animal' | 'general';
  /** The parts of the message that are about the runner; empty when there are none. */
  own: string;
  /** The parts that are about the other person. */
  others: string;
  /** True when the other person's problem is long past, or the person is well or under a doctor's care. */
  isOver: boolean;
  /** True when the message only corrects an earlier one: "it was my dad, not me". */
  isCorrection: boolean;
  /**
   * True when the message mentions nothing about the other person but an everyday illness, a pregnancy or a common
   * medicine.
   */
  isMild: boolean;
  /** True when the message before it was about another person as well. */
  follows: boolean;
}

const fold = (words: Iterable<string>): string => [...words].map(normalize).join('|');

const ANIMALS = 'dog|dogs|cat|cats|puppy|horse|hund|hunden|bikkja|katt|katten|hesten|valpen';
/** Words for other people that need no article. */
const MORE =
  'someone|somebody|one of (?:the|my|our) \\w+|everyone|everybody|mora|kompis\\w*|kamerat\\w*|venninn\\w*|vennen\\w*|kollega\\w*|naboen|onkel\\w*|tante\\w*|fetteren|kusina|nevoen|niesen|svoger\\w*|svigermor|svigerfar|bestemora|bestefaren|farmor|farfar|mormor|morfar|sambo|sjefen|treneren|dama|damen|karen|fyren|mannen|gutten|jenta|guttungen|minsten|noen (?=har|fikk|besvim|kollaps|ligger|ble|falt|datt)|half (?:my|the|our) \\w+|halve (?:kontoret|klassen|jobben|gjengen)';
/** Nouns for people that have other meanings without an article or a possessive. */
const NOUN =
  '(?:man|woman|guy|lady|bloke|stranger|nephew|niece|cousin|uncle|aunt|auntie|roommate|flatmate|housemate|co-worker|mate|buddy|pal|girl|boy|runner|athlete|clubmate|student|pupil|client|fiance|fiancee|spouse|grandson|granddaughter|coach|boss|kone|mann|dame|kar|fyr|loper|gutt|jente|venn|kollega|nabo|onkel|tante|fetter|kusine|nevo|niese|sjef|trener)';
/**
 * Words for other people that are recognised only after an article or a possessive: "type" and "trener" have other
 * meanings.
 */
const WITH_ARTICLE = `(?:my|our|a|an|the|his|her|this|that|another|min|mi|en|ei|ein|denne|var|et) (?:(?:old|older|little|young|younger|good|best|running|training|fellow|elderly|gammel|eldre|ung|god) )*${NOUN}`;
const PERSON = `(?:${fold([...PERSONS].filter((word) => !new RegExp(`^(?:${ANIMALS})$`).test(normalize(word))))}|${MORE}|${WITH_ARTICLE}|(?:lady|woman|man|guy|runner) (?:at|in|on|from|next to) )`;
/**
 * A person without an article, recognised by their location or by what happens ("girl in front of me has collapsed").
 */
const BARE =
  '(?:girl|boy|lad|bloke|dude|chap|mate|buddy|pal|stranger|jogger|cyclist|walker|teammate|clubmate|jente|dame|fyr|lagkamerat|lagkompis|joggeren?|syklist(?:en)?) (?:at|in|on|from|next|ahead|behind|lies|lying|foran|bak|ved|pa|i|has|had|is|was|just|went|fell|collapsed|har|hadde|er|ble|falt|ligger|fikk|datt|who|som)|(?:man|woman|guy|lady|runner|mann|loper|kvinne) (?:in front|ahead|behind|foran|bak|ved siden)';
const LEAD =
  '(?:(?:and|og|so|sa|but|men|because|fordi|since|that|at|hi|hei|hey|help|hjelp|ok|today|yesterday|now|just now|i dag|i gar|na|what if|once|also|well|on \\w+day|pa \\w+dag) )*';
const BEFORE =
  '(?:(?:my|our|a|an|the|his|her|their|this|that|another|some|min|mitt|mi|mine|var|en|ei|et|ein|denne|den|ene|eine|one|poor|old|older|oldest|little|younger|youngest|eldest|best|close|good|dear|stakkars|gamle|lille|beste|best|eldste|yngste|training|running|club|team|random|klubb|treningsparten|female|male|elderly|\\d+[- ]year[- ]old|\\d+ ar gamle) )*';

const SUBJECT = new RegExp(`^${LEAD}${BEFORE}(?:${PERSON}|${BARE})\\b`);
const ANIMAL = new RegExp(`^${LEAD}${BEFORE}(?:${ANIMALS})\\b`);
/** A clause that begins as if it were about another person but is not: "dad called", "the coach says I". */
const CALLED =
  /\b(?:called|phoned|rang|texted|ringte|ringer|meldte|drove|helped|kjorte|hjalp|saw|sa at jeg|thinks? im|bor|gave|gir|recommend\w*|told|anbefal\w*)\b/;
const PRONOUN = new RegExp(`^${LEAD}(?:he|she|hes|shes|theyre|han|hun|ho|hans|hennes|his|her)\\b`);
/** A person described by what the runner does with them: "a runner I coach". */
const RELATIVE =
  /\b(?:who |that |som )?(?:i|jeg|eg) (?:coach|train|know|live with|run with|work with|trener|kjenner|loper med|bor med|jobber med)\b/g;
/** Where the other person is: "sitting next to me". */
const BESIDE =
  /\b(?:next to|beside|in front of|here with|along with|ved siden av|foran|her med|sammen med) (?:me|us|meg|oss)\b/g;
const FIRST = /\b(?:i|im|ive|ill|id|me|myself|mine|we|us|jeg|eg|meg|vi|oss|selv)\b/;
/** "My" before anything but a person. */
const MY = new RegExp(
  `\\bmy (?!(?:\\w+ ){0,2}?(?:${PERSON}|${NOUN}|${ANIMALS})\\b)|(?<!\\d )\\b(?:mitt|mine|mi|min)\\b(?! (?:\\w+ ){0,1}?(?:${PERSON}|${ANIMALS})\\b)`,
);
/** A person with a possessive after the noun, as in Norwegian, and groups such as "half my office". */
const THEIRS = new RegExp(
  `\\b(?:${PERSON}|${ANIMALS}) (?:min|mi|mitt|mine|var|vart|vare)\\b|\\bhalf (?:my|of my) \\w+`,
  'g',
);
const ISOLATED_I =
  /(?<=\b)i(?= (?:am|was|have|had|feel|felt|got|get|can|cant|think|fainted|fell|hit|do|did|need|want|still|also|just|ran|run|slept|could|should|would|will)\b)/;
const NORWEGIAN =
  /\b(?:er|og|har|ikke|ikkje|som|pa|jeg|eg|hun|han|det|den|kan|henger|snakker|puster|ser|skrev|sier|mamma|pappa|fikk|vondt|sin|sitt|na|ligger|falt|besvimte|mannen|dama|damen|kona|noen|kompisen|faren|moren|gutten|jenta)\b/;

const CORRECTION = new RegExp(
  `^(?:no |nei |sorry |beklager )*(?:it was|it is|its|that was|this is about|i meant|det var|det er|det gjelder|det gjaldt|jeg mente) (?:about )?${BEFORE}(?:${PERSON}|${ANIMALS})\\b(?!.{0,8}\\b(?:who|som)\\b)`,
);
const NOT_ME = /\b(?:not me|not mine|ikke meg|ikkje meg|it wasnt me|not about me)\b/;
/** Words which show that the runner is meant after all. */
const IS_ME =
  /\b(?:(?:i mean )?its (?:actually |really )?me\b|it was (?:actually )?me\b|i mean me\b|det er (?:egentlig )?meg\b|det gjelder meg\b)(?! (?:who|som|that))/;
const GENERAL =
  /^(?:(?:hi|hei|ok|just wondering|random question|quick question|generelt|in general) )*(?:(?:what|whats|which|hva|kva)(?: are| is| er)?(?: the| de| early| typical| vanlige| tidlige| common| warning| first)* (?:signs?|symptoms?|tegn\w*|teikn\w*|symptom\w*) (?:of|on|for|pa|ved|pa at)\b|how (?:do|can|would|should) (?:i|you|one|we) (?:recogni[sz]e|spot|tell if someone|tell if somebody|notice|detect)\b|hvordan (?:kjenner|ser|oppdager|merker) (?:man|jeg|en|du)\b|(?:what (?:should|do|would|can) (?:i|you|one|we) do|hva (?:gjor|bor|skal|kan) (?:jeg|man|en|vi)(?: gjore)?) (?:if|when|hvis|om|nar|dersom) (?:someone|somebody|a (?:fellow )?runner|another runner|a stranger|a friend|en annen|noen|en loper|andre)\b|(?:if|hvis|dersom) (?:someone|somebody|noen|en annen)\b)/;

const PAST =
  /\b(?:years? ago|last (?:year|month|season|spring|summer|autumn|winter|march|april|may|june|july)|in (?:19|20)\d\d|when (?:he|she) was|as a (?:kid|child)|once had|used to|long ago|i fjor|forrige (?:ar|maned|sesong|uke)|ar siden|da (?:han|hun) var|en gang i|for lenge siden)\b/;
const WELL =
  /\b(?:all fixed|fixed now|(?:hes|shes|theyre|is|are|er|han|hun|ho|he|she|doing|feels?|alt|it|det)(?: \w+){0,2} (?:ok|okay|fine|good|well|better|recovered|frisk|bra|fin|ok) (?:now|again|na|igjen)|(?:ok|okay|fine|better|well|recovered|healthy|frisk|bra|bedre|fin) (?:now|again|na|igjen)|fully recovered|all good|recovered|friskmeldt|at the vet|hos dyrlege\w*|pa dyrlege\w*|(?:is|are|er|ligger|currently) (?:safe )?(?:in|at|pa) (?:the )?(?:hospital|sykehus\w*)|gikk bra|det gar bra|turned out (?:fine|ok|okay|to be nothing))\b/;

/** Maximum number of words in a statement about another person that may be mild. */
const MILD_WORDS = 9;
const MILD =
  /\b(?:sick|ill|flu|covid|corona|a cold|fever|stomach bug|norovirus|threw up|syke?|sjuke?|korona|influensa|forkjol\w+|omgangssyk\w+|feber|kastet opp|spydde|pregnant|gravid|(?:takes|uses|tar|bruker) (?:ibuprofen|ibux|paracet\w*|painkillers|allergy pills|smertestillende|allergitabletter))\b/;
/** Words that make such a statement more than mild. */
const GRAVE =
  /\b(?:bab(?:y|ies)|newborn|months?|weeks?|spedbarn|nyfodt|maned\w*|uker?|stiff|stiv\w*|rash|utslett|breath\w*|pust\w*|limp|slapp\w*|blue|bla|confus\w*|forvirr\w*|blood\w*|blod\w*|blor|pain\w*|vondt|waters|rier|many|mange|too|all|alle|hele|\d{2,}|yellow|gul|mottled|grey|gra|asleep|wont|vil ikke|not)\b/;
/** Something swallowed that may be a poison, which makes being sick more than mild, in whatever part of the message it stands. */
const SWALLOWED =
  /\b(?:eaten|ate|eating|swallowed|swallow|drank|drunk|spist|spiste|svelget|svelga|svelgde|slukt|slukte|drukket|drakk)\b.{0,50}\b(?:tablets?|pills?|capsules?|medicines?|meds|vitamins?|bleach|cleaner|detergent|batter(?:y|ies)|magnets?|berries|mushrooms?|plants?|tablett\w*|piller|pillene|kapsl\w*|medisin\w*|vitamin\w*|klor\w*|vaskemiddel\w*|batteri\w*|magnet\w*|baer|sopp\w*|plante\w*)\b/;
/** Words for a problem that continues, whatever else is past. */
const GOES_ON =
  /\b(?:still|again|keeps?|(?<!(?:fine|ok|okay|well|better|good|recovered|healthy) )now\b(?! (?:fine|ok|okay|well|better|good|recovered))|(?:has|\w+s) got an?|fortsatt|igjen(?!nom)|enna|wants?|vil|spor|asks?)\b/;

const SPLIT = /[.!?;:\n\r]+(?=\s|$)|,\s*|\s[-–—]\s|\s(?:but|and|so|because|men|og|så|fordi|while|mens)\s/i;

type Owner = 'self' | 'other' | 'animal' | null;

/** A person with "'s", such as "my mate's chest" and "my wife's on the floor". */
const CLITIC = new RegExp(
  `\\b(${fold(PERSONS)}|mate|buddy|pal|roommate|flatmate|uncle|aunt|nephew|niece|cousin|gran|nan|girl|boy|guy|lady|woman|client|fiancee?|spouse|coach)s\\b`,
  'g',
);

/** Actions of the runner for the person: "do I pour water on her". They are about the person. */
const FOR_THEM =
  /\b(?:do|should|can|shall|skal|bor|kan) (?:i|we|jeg|eg|vi)\b.{0,30}\b(?:her|him|them|henne|ham|dem)\b(?! (?:run|plan|session|program))/;

const ownerOf = (clause: string): Owner => {
  const read = normalize(clause)
    .replace(CLITIC, '$1')
    .replace(RELATIVE, ' ')
    .replace(BESIDE, ' ahead ')
    .replace(/[^a-z0-9 ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // What the person swallowed or wrote, whatever of the runner it mentions: "swallowed my iron tablets".
  if (SUBJECT.test(read) && isActOfOther(read)) return 'other';
  // In Norwegian, "i" means "in".
  const plain = read.replace(THEIRS, ' ');
  const words = NORWEGIAN.test(read) && !ISOLATED_I.test(read) ? read.replace(/\bi\b/g, ' ') : read;
  if (FOR_THEM.test(read) && !MY.test(plain)) return null;
  if (FIRST.test(words) || MY.test(plain)) return 'self';
  if (ANIMAL.test(read)) return 'animal';
  if (SUBJECT.test(read) && !CALLED.test(read)) return 'other';
  return PRONOUN.test(read) ? 'other' : null;
};

/**
 * Returns how a message is about somebody other than the runner; null when all of it may be about the runner. Each
 * clause belongs to its subject; a clause without a subject belongs to the subject of the previous clause. Pure.
 * @param follows true when the previous message was about another person, so a message without a subject is as well
 */
export const ofOther = (text: string, follows = false): OfOther | null => {
  const read = normalize(text).replace(/[,.!]/g, ' ').replace(/\s+/g, ' ').trim();
  if (NOT_ME.test(read) && CORRECTION.test(read))
    return { who: 'other', own: '', others: '', isOver: true, isCorrection: true, isMild: false, follows };
  if (IS_ME.test(read)) return null;
  let owner: Owner = follows ? 'other' : null;
  let who: OfOther['who'] | null = null;
  const own: string[] = [];
  const others: string[] = [];
  for (const clause of text.split(SPLIT)) {
    if (!clause?.trim()) continue;
    const plain = normalize(clause)
      .replace(/[^a-z0-9 ]+/g, ' ')
      .trim();
    if (
      GENERAL.test(plain) &&
      !MY.test(plain.replace(THEIRS, ' ')) &&
      !/\b(?:i have|ive|jeg har|eg har|i had|my|min|mitt)\b/.test(plain)
    ) {
      who ??= 'general';
      others.push(clause.trim());
      continue;
    }
    owner = ownerOf(clause) ?? owner;
    if (owner === 'other' || owner === 'animal') {
      who = who === 'other' ? who : owner;
      others.push(clause.trim());
    } else own.push(clause.trim());
  }
  if (who === null) return null;
  const told = others.join('. ');
  const said = normalize(told)
    .replace(/[^a-z0-9 ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const isMild = said.split(' ').length <= MILD_WORDS && MILD.test(said) && !GRAVE.test(said) && !SWALLOWED.test(read);
  const isOver = (PAST.test(said) || WELL.test(said)) && !GOES_ON.test(said);
  return { who, own: own.join('. '), others: told, isOver, isCorrection: false, isMild, follows };
};
