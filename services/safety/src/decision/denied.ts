import { normalize } from '../model/normalize.ts';

/**
 * Signs that a message may deny. Each is a problem, so "no X" is good news. Words for what a healthy body does ("no
 * feeling", "no strength", "no urine") are not among them.
 */
const SIGN = [
  ...[
    'numb(?:ness)?',
    'tingl(?:ing|es?)',
    'pins and needles',
    'swelling',
    'swollen',
    'redness',
    'warmth',
    'hot',
    'warm',
  ],
  ...['fever', 'temperature', 'cough(?:ing)?', 'cold', 'limp(?:ing)?', 'night pain', 'red flags?', 'warning signs?'],
  ...['(?:chest|night|bone|joint|rest|calf|groin|sharp|real|more|big)? ?pains?', 'dizz(?:y|iness)', 'faint(?:ing|ed)?'],
  ...['weakness', 'headaches?', 'nausea', 'sick(?:ness)?', 'rash', 'bruis(?:e|es|ing)', 'locking', 'giving way'],
  ...['(?:leg|foot|arm|nerve|bladder|bowel|bathroom|toilet|pee|peeing|wee|bathroom|heart|chest|breathing|back) '].map(
    (part) => `${part}(?:stuff|things?|trouble|problems?|issues?|symptoms?|changes|signs?)`,
  ),
  ...[
    'nummenhet',
    'nummen',
    'prikking',
    'stikking',
    'hevelse',
    'hovent?',
    'hovne',
    'varmt?',
    'rodhet',
    'rodt?',
    'feber',
  ],
  ...[
    'hoste',
    'forkjol(?:a|et)',
    'halting',
    'halter',
    'nattesmerter',
    'faresignal(?:er|ene)?',
    'roede flagg',
    'rode flagg',
  ],
  ...[
    '(?:bryst|natte|hvile|legg|lyske)?smerter?',
    'vondt(?: om natta| i brystet)?',
    'svimmel(?:het)?',
    'besvim(?:t|else)',
  ],
  ...['svakhet', 'hodepine', 'kvalm(?:e|het)?', 'utslett', 'blamerker?', 'lasing', 'laser seg'],
  ...[
    '(?:blaere|blaera|tarm|bein|tisse|do|hjerte|pust)(?:en|et|a|e)?[ -]?(?:greier|problem(?:er)?|plager|trobbel|ting|symptomer?)',
  ],
].join('|');

const NO =
  '(?:no|not|isnt|arent|without(?: any)?|zero|never(?: any| had)?|havent(?: had)?(?: any)?|dont have(?: any)?|nor|ingen|inga|ikke|ikkje|uten|heller ikke|hverken|verken)';
const SMALL = '(?:(?:any|at all|a|an|the|real|signs? of|noe|noen|nokon|noko|tegn til|tegn pa) )*';
const LIST = `${SMALL}(?:${SIGN})(?:(?: ?, ?| or | and | nor | eller | og |/)(?:no |not |ingen |ikke )?${SMALL}(?:${SIGN}))*`;
/** Words that cancel a denial: "no pain until today", "no fever yet". */
const TAKEN_BACK =
  '(?! (?:until|till|before|yet|but now|any ?more|like|for|til|enna|lenger|som|bare nar|only when|except|unntatt))';
const DENIED = new RegExp(`\\b${NO} ${LIST}\\b${TAKEN_BACK}`, 'g');

/** Statements that something is fine: "bladder fine". */
const WELL =
  /\b(?:my |the |both )?(?:bladder|bowels?|pee|peeing|wee|legs?|feet|breathing|feeling|sensation|strength|balance|blaera|blaeren|tarmen|tissinga|beina|bena|pusten|folelsen|kraften|balansen)(?: (?:is|are|feels?|er|kjennes))?(?: (?:all|totally|perfectly|completely|helt))? (?:fine|ok|okay|normal|clear|good|as normal|all right|alright|fin|fint|fine|grei|greit|normalt?|som vanlig|som normalt|i orden)\b(?! (?:until|till|before|except|apart|only|but|if|when|til|men|bare|nar|unntatt))/g;

/** Returns the text without the signs that it denies; the same text if it denies none. Pure. */
export const withoutDenied = (text: string): string => {
  const read = normalize(text);
  const rest = read.replace(DENIED, ' ').replace(WELL, ' ');
  return rest === read ? text : rest;
};
