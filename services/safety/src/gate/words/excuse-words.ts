import { fold } from '../engine/fold.ts';
import { words } from './split.ts';

const set = (text: string): ReadonlySet<string> => new Set(words(text).map(fold));

/** Words that negate the words after them. */
export const NEGATORS =
  set(`no not never without none neither nor zero nil isnt wasnt arent werent dont doesnt didnt havent hasnt hadnt aint
  denies deny free ingen inga ingenting ikke ikkje uten utan aldri verken hverken intet`);

/** Words after "no" that make the "no" an answer and not a denial, as in "no my chest hurts". */
export const SPEAKERS = set('i im ive my it its there the jeg eg min det');

/** Words that may stand between a negation and the symptom that it denies. */
export const TRANSPARENT =
  set(`a an the my of in at all any real actual sign signs sort kind feel feels feeling felt had have having has got get
  getting been be being ever really longer more further significant sharp new currently i im ive single bit slightest evidence history
  trace hint from experience experiencing experienced noticed notice noticing suffering sudden bad severe
  tegn til noe noen mer lenger har hatt jeg eg er vært blitt kjent kjenner kjente merket føler følt fått fikk antydning snev av i på
  min mitt mine was were som helst spor gjør under on morning night`);

export const OR = set('or nor eller heller');

/** Words that end a denial, as in "no pain until the hill". */
export const ENDS_DENIAL = set('until till til unless except unntatt inntil');
/** Comparisons that imply a current symptom, as in "never had chest pain like this". */
export const COMPARES = set('like such before worse slik slike sånn sånt verre maken');

/** Words that make a denial hypothetical, as in "pretend I have no chest pain". */
export const PRETENDS = set(
  'pretend pretending imagine assume suppose act ignore say late lat forestill ignorer glem anta',
);

/** Negative answers after a symptom, as in "chest pain: none". */
export const ANSWERS_NO = set('no none nope nei ingen nil absent negative zero');

/** Words that make a mentioned symptom current, whatever dates the sentence contains. */
export const PRESENT = set(`now today again still since started tonight currently keeps returning returned yet
  nå idag igjen fortsatt fremdeles ennå enda siste startet begynte`);
/** Words that compare a current symptom with an old one, as in "like last year" or "som i fjor". */
export const LIKENS =
  set(`like as same similar alike again than worse compared som slik slike sånn samme lik likt liknende lignende
  akkurat igjen enn verre`);
export const RECENT =
  set(`now today again still tonight currently since yesterday morning nå idag igjen fortsatt fremdeles ennå natt morges
  kveld går siden`);

export const PAST_VERBS = set('was were had hadde var after etter following recovering recovered');
/** Auxiliary verbs that describe an ongoing state, as in "have had a fever". */
export const ONGOING = set('have ive has been har');
export const WELL = set('fine ok okay good well better healthy recovered gone frisk bra fin feberfri symptomfri bedre');
export const WELL_SINCE = set('since now again siden nå igjen');
export const PASSED_TIME = set('day days week weeks month months ago dag dager uke uker veke veker måned måneder');

/** Words for other people and pets that a note may be about. */
export const PERSONS =
  set(`son sons daughter daughters kid kids child children baby toddler wife husband partner girlfriend boyfriend mother mom
  mum father dad brother sister friend friends colleague colleagues coworker boss neighbour neighbor teammate grandmother grandfather
  grandma grandpa dog cat sønn sønnen sønnene datter dattera datteren barn barna barnet ungen ungene kona mannen samboer samboeren kjæresten
  kjæreste mor mora moren mamma faren pappa bror broren søster søstera søsteren venn vennen venninne venninna kompis kompisen kollega
  kollegaen hunden bestemor bestefar naboen`);
/** Words for family members and pets. A chat message about their fever is usually not a question on their behalf. */
export const HOUSEHOLD: ReadonlySet<string> = new Set(
  [...PERSONS].filter((word) => !/^(friend|venn|kompis|kolleg|colleag|coworker)/.test(word)),
);
/**
 * Words between another person and a symptom that begin a new subject or make the symptom the runner's own, as in "with
 * my wife and I".
 */
export const SELF = set('i im ive me my myself jeg eg meg and og but men so then så');
/** Words for the runner, apart from "I". */
export const FIRST_PERSON = set('im ive me myself jeg eg meg');
/** Verbs which say that their subject has a symptom. */
export const POSSESSES = set(`has had have having got gets getting is was are were been suffered suffers
  har hatt hadde fikk får fått er var ble blitt`);
/** Words that may stand between such a verb and the symptom, as in "had a very bad". */
export const QUALIFIES =
  set(`a an the some his her their its bad severe serious mild slight really very quite so sudden suddenly
  almost nearly just also both left right terrible awful strong sharp en et ei noe litt veldig kraftig kraftige sterke plutselig nesten
  sin sitt sine hans hennes`);
/** Words that may precede the subject of a sentence, as in "because my poor" or "today the". */
export const BEFORE_SUBJECT = set(
  `my our his her their the a poor old little today yesterday min mitt mine vår våre stakkars`,
);
/** Words after which a new subject begins within a clause. */
export const OPENS_SUBJECT = set('because since that when while after fordi siden at da mens etter');
/** Verbs for events that happened to the subject directly before the verb, as in "my brother fainted". */
export const BEFELL = set(`fainted collapsed passed blacked broke dislocated fractured tore ruptured snapped
  besvimte svimte kollapset kollapsa brakk knakk røk`);
export const COMPANY = set('with med and og for from av by near beside');
