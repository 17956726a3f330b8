import type { WordRule } from '../categories.ts';
import { isDenied } from '../excuses.ts';

export const PREVENTION: WordRule[] = [
  {
    id: 'prevention.prevents',
    category: 'prevention',
    pattern:
      /\b(?:prevent|prevents|preventing|prevented|stops?|eliminates?|forebygg\w*|hindr\w*|forhindr\w*) (?:\w+ ){0,4}?(?:injur\w+|getting hurt|overuse|skade\w*|belastningsskade\w*)\b|\binjury[ -]?(?:free|proof\w*)\b|\bskadefri\w*/g,
    excuse: isDenied,
  },
  {
    id: 'prevention.guarantee',
    category: 'prevention',
    pattern:
      /\b(?:guarantee\w*|garanter\w*|i promise|jeg lover|risk[ -]?free|risikofri\w*|zero risk|no risk|ingen risiko|never (?:get|be) (?:hurt|injured)|(?:wont|will not|cannot|cant) (?:get|be) (?:hurt|injured)|(?:blir|bli)(?: du)? (?:ikke|aldri) skadet|(?:ikke|aldri) (?:bli )?skade deg)\b/g,
    // Allows "I cannot guarantee".
    excuse: (before) => /\b(?:cannot|cant|no|not|nobody can|dont|kan ikke|ingen kan|ikke) $/.test(before),
  },
];

/** True when the text refers to a later time, as in "until you are well". */
const isYetToCome = (before: string): boolean => /\b(?:until|till|til|when|nar|once|if|hvis|before) $/.test(before);
/** True when the text denies that the runner is fit to run, as in "I cannot say that you are" or "you are not". */
const isWithheld = (before: string): boolean =>
  /\b(?:cannot|cant|not|never|dont|kan ikke|aldri|ikke) (?:be |get |give you |gi deg )?(?:the |a |et )?$/.test(
    before,
  ) ||
  /\b(?:cannot|cant|kan ikke) (?:say|tell you|tell|promise|judge|si|love)(?: deg)?(?: that| whether| if| at| om)? (?:you are|youre|du er) $/.test(
    before,
  );

const TO_RUN =
  '(?:run|running|race|racing|train|training|jog|exercise|compete|return|go|start|continue|lope|lop|trene|konkurrere|jogge|fortsette|starte)';
const DOCTOR =
  '(?:doctor|physio\\w*|gp|specialist|medical|hospital|checked|emergency|lege\\w*|legevakt\\w*|fysio\\w*|spesialist\\w*|sykehus\\w*)';

export const CLEARING: WordRule[] = [
  {
    id: 'clearing.cleared',
    category: 'clearing',
    pattern:
      /\b(?:cleared|clear you|medically clear|all clear|green light|thumbs up|fit to (?:race|run|compete|return)|klarer\w+ (?:for|til|deg)|klarert|friskmeld\w*|gront lys|klarsignal)\b/g,
    excuse: isWithheld,
  },
  {
    id: 'clearing.safe',
    category: 'clearing',
    pattern: new RegExp(
      `\\b(?:safe|trygt|ufarlig|harmless|no danger|ingen fare) (?:\\w+ ){0,4}?${TO_RUN}\\b|\\b${TO_RUN} (?:\\w+ ){0,3}?(?:is|are|er) (?:\\w+ )?(?:safe|harmless|trygt|ufarlig)\\b|\\bsafely (?:run|race|return)|\\btrygt (?:lope|konkurrere)`,
      'g',
    ),
  },
  {
    id: 'clearing.fine',
    category: 'clearing',
    pattern:
      /\b(?:ai|ki|algorithm|algoritmen|model|modellen) (?:says|said|confirms|sier|bekrefter)\b|\b(?:you are|youre|du er) (?:\w+ )?(?:fine|healthy|injury free|not injured|perfectly|completely|frisk|helt (?:fin|frisk|ok)|ikke skadet)\b|\b(?:nothing|ingenting|ikke noe) (?:is |er |to |a |er det )?(?:\w+ )?(?:wrong|serious|worry|galt|alvorlig|bekymre|bekymret)\b|\b(?:its|that is|this is|thats|det er|dette er) (?:just |only |bare |kun )?(?:nothing|harmless|ufarlig|ingenting|helt normalt)\b|\bikke farlig\b/g,
    excuse: isYetToCome,
  },
  {
    id: 'clearing.no_doctor',
    category: 'clearing',
    pattern: new RegExp(
      `\\b(?:no need|dont need|do not need|neednt|not necessary|dont (?:bother|have)|skip|avoid|cancel|trenger ikke|ikke nodvendig|unodvendig|dropp|avlys)\\b[^.!?]{0,40}\\b${DOCTOR}`,
      'g',
    ),
  },
];
