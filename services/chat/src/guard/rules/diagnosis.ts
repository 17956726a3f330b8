import type { WordRule } from '../categories.ts';

/** Folded names of medical conditions in English and Norwegian, and typical endings of such names. */
export const CONDITIONS = [
  'stress (?:fracture|reaction|injury)|\\w*fractures?|fractured|broken (?:bone|foot|ankle|leg|toe|metatarsal)',
  '\\w*tendin\\w*|tendon(?:itis|osis|opathy)|\\w{3,}itis|\\w{3,}opathy|\\w{3,}algia|an(?:a)?emia|anemi|shin ?splints?|mtss|medial tibial \\w+',
  '\\w+ syndrome|\\w*syndrom|runners knee|jumpers knee|patellofemoral \\w+|chondromalacia|menisc\\w+|menisk\\w*',
  '(?:acl|pcl|mcl|ligament|cartilage|labral|muscle|tendon|hamstring|calf|achilles|groin|quad) (?:tear|rupture|strain|sprain)',
  'torn \\w+|sprain(?:ed)?|strained \\w+|ruptured?|herniat\\w+|slipped disc|bulging disc|sciatica|piriformis',
  'osteo\\w+|arthrosis|stenosis|impingement|neuroma|blood clot|dvt|thrombosis|embolism|angina|arrhythmia',
  'heart (?:attack|disease|condition|failure)|asthma|diabetes|infection|concussion|clinical depression|anxiety disorder',
  'eating disorder|anorexia|bulimia|red ?s|overtraining|covid|pneumonia|influenza',
  '\\w*betennelse\\w*|(?:tretthets|stress|bein|ben|mellomfots|larhals|ribbeins)?brudd|\\w*fasci\\w*tt|isjias|\\w*prolaps',
  'loperkne|hopperkne|halspore|haelspore|korsband\\w*|strekkskade|muskelstrekk|en strekk|forstu\\w*|avrevet \\w+|artrose',
  'blodpropp|hjertefeil|hjerteinfarkt|astma|depresjon|spiseforstyrrelse|overtrent|kyssesyke|influensa',
].join('|');

const YOU =
  '(?:you(?: \\w+){0,2} (?:have|has|got|suffer|developed|torn|fractured|sprained)|youve|youre (?:suffering|dealing))';
const SEEMS =
  '(?:is|are|was|be|been|being|sounds?|looks?|seems?|feels?|points?|suggests?|indicates?|means?|fits?|matches|screams)';
const THIS = `(?:this|that|it|these|symptoms?|pain|which|here)(?: \\w+){0,2} ${SEEMS}`;
const DU =
  '(?:du har|har du|du lider|du (?:har )?(?:fatt|utviklet|padratt)|(?:det|dette)(?: \\w+){0,2} (?:er|hores|ser|virker|ligner|tyder|passer|vaere))';
const CLAIM = `(?:${YOU}|${THIS}|${DU}|thats|its|diagnos\\w*|typical|classic|case of|signs? of|sounds like|looks like|tegn pa|tyder pa|tilfelle av|typisk|klassisk|almost certainly|most likely|probably|sannsynligvis|trolig)`;

/** True when the text does not state the diagnosis as a fact, as in "I cannot say whether you have …". */
const isLeftOpen = (before: string): boolean =>
  /\b(?:cannot|cant|not able to|unable to|dont|do not|kan ikke|vet ikke) (?:say|tell|know|judge|assess|determine|si|vurdere|avgjore|vite)? ?(?:for sure )?(?:whether|if|that|om|at)? ?$/.test(
    before,
  );

export const DIAGNOSIS: WordRule[] = [
  {
    id: 'diagnosis.claim',
    category: 'diagnosis',
    pattern: new RegExp(`\\b${CLAIM}\\b[^.!?]{0,60}?\\b(?:${CONDITIONS})\\b`, 'g'),
    excuse: isLeftOpen,
  },
  {
    id: 'diagnosis.named',
    category: 'diagnosis',
    pattern: new RegExp(`\\bdiagnos\\w*\\b.{0,60}?\\b(?:${CONDITIONS})\\b`, 'g'),
  },
  {
    id: 'diagnosis.reversed',
    category: 'diagnosis',
    pattern: new RegExp(
      `\\b(?:${CONDITIONS})\\b[^.!?]{0,40}\\b(?:(?:what|which|thats what) (?:you|this|it|youre)|is your (?:problem|diagnosis)|det (?:du|dette|det) (?:har|er)|det er det)\\b`,
      'g',
    ),
  },
  {
    id: 'diagnosis.body',
    category: 'diagnosis',
    pattern:
      /\b(?:your|din|ditt|dine) \w+(?: \w+)? (?:is|are|er|has been|have been|looks|ser) (?:\w+ ){0,2}(?:inflamed|torn|damaged|broken|fractured|ruptured|sprained|strained|dislocated|infected|betent|revet|brukket|skadet|odelagt|overbelastet)\b/g,
  },
];
