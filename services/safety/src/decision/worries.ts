import type { SafetyCategory } from '../categories.ts';
import { normalize } from '../model/normalize.ts';
import { isFarewell } from './farewells.ts';

/** A phrase about which the runner must always be asked. */
export interface Worry {
  id: string;
  /** Null for a physical problem that is mentioned without a body part or a sign. It leads to the general card. */
  category: SafetyCategory | null;
}

const BODY =
  '(?:me|meg|body|inside|kropp(?:en)?|head|hode(?:t)?|chest|bryst(?:et)?|heart|hjert(?:et|a)|stomach|belly|tummy|gut|mage(?:n)?|back|rygg(?:en)?|neck|nakke(?:n)?|leg|legs|bein(?:et|a)?|ben(?:et|a)?|calf|legg(?:en)?|shin|skinnlegg(?:en)?|thigh|lar(?:et)?|hamstring|quad|knee|kne(?:et)?|ankle|ankel(?:en)?|foot|feet|fot(?:en)?|toe|ta(?:a|en)|heel|hael(?:en)?|achilles|akilles(?:en)?|hip|hofta|hofte(?:n)?|groin|lysk(?:a|en)|arm(?:en)?|hand(?:a|en)?|shoulder|skulder(?:en)?|throat|hals(?:en)?|lungs?|lunge(?:ne)?|eyes?|oye(?:t)?|muscle|muskel(?:en)?|joint|ledd(?:et)?|tendon|sene(?:n)?)';
const NOT_RIGHT =
  '(?:off|wrong|amiss|up|weird|strange|funny|odd|not (?:quite |at all |really )?(?:right|ok|okay|normal|as it should(?: be)?)|galt|feil|gale|rart|rar|muffens|ikke (?:helt |som )?(?:bra|riktig|rett|normalt|som det skal|det skal)|ikkje (?:heilt |som )?(?:bra|rett|som det skal|det skal))';
const SOMETHING = '(?:something|somethings|smth|summat|noe|noko|nokka|et eller annet|eit eller anna)';
const IS =
  '(?:is|s|was|isnt|feels?|felt|seems?|has gone|went|er|var|kjennes|kjens|foles|virker|har gatt|stemmer)(?: (?:just|really|definitely|still|a bit|a little|seriously|skikkelig|litt|virkelig|fortsatt|helt|ganske|very|so|kind of|sort of))*';

/** Phrases for a physical problem without a body part or a sign. */
const UNCLEAR: readonly RegExp[] = [
  new RegExp(`\\b${SOMETHING} ${IS} ${NOT_RIGHT}(?: (?:\\w+ ){0,3}?)\\b${BODY}\\b`),
  new RegExp(
    `\\b${SOMETHING} (?:in|with|about|inside|i|med|pa)(?: \\w+){0,3}? ${BODY} (?:\\w+ )?${IS} ?(?:${NOT_RIGHT}|ikke|ikkje)\\b`,
  ),
  new RegExp(`\\b${SOMETHING} ${NOT_RIGHT} (?:in|with|inside|i|med|pa)(?: \\w+){0,2}? ${BODY}\\b`),
  new RegExp(
    `\\b(?:my|min|mitt|mine)(?: \\w+)? ${BODY} (?:is|are|feels?|er|kjennes|foles|virker)(?: \\w+)? (?:not (?:quite |really )?right|all wrong|very wrong|really weird|helt feil|veldig rar[te]?|ikke (?:helt )?(?:riktig|som (?:den|det|de) skal))\\b`,
  ),
  new RegExp(
    `\\b(?:kroppen|my body|whole body) (?:just |bare )?(?:is|feels?|er|kjennes|foles|virker) (?:\\w+ )?${NOT_RIGHT}`,
  ),
  /\b(?:there is|theres|det er|da e) (?:something|smth|noe|noko) (?:really |very |skikkelig |veldig |virkelig )?(?:wrong|off|galt|feil|gale)\b(?! (?:with|in|about|med|i|pa) (?:the |my |this |that |it|min |mitt |den |det |dette )?(?:app|plan|watch|garmin|shoe|shoes|score|strava|gps|session|login|graph|calendar|klokk\w+|sko\w*|okt\w*|innlogging\w*|graf\w*|kalender\w*|import\w*))/,
  /\b(?:something|noe|noko) (?:doesnt feel|does not feel|dont feel|kjennes ikke|foles ikke|kjens ikkje) (?:quite |helt |heilt )?(?:right|ok|okay|normal|riktig|rett|bra)\b/,
  /\b(?:i|ive|im)(?: \w+)? (?:dont|do not|havent been) (?:feel|feeling) (?:at all |too |very |so |quite |really )?(?:right|well|good|like myself|normal)\b(?! (?:about|with (?:the|my)|if i|in (?:the|these|my) (?:new )?sho))/,
  /\b(?:i|ive been|im) (?:just |really |actually )?(?:feel|feeling|felt) (?:so |really |absolutely |just |very |utterly |pretty |quite |a bit |kind of |a little |all )*(?:awful|terrible|horrible|dreadful|rotten|wretched|ghastly|poorly|unwell|off|like death|like im dying|strange|weird)\b(?! (?:for|about|that i|because i (?:skip|miss)|when i (?:skip|miss)|day|if i|(?:in|with|on) (?:the |these |my |this |those )?(?:\w+ )?(?:shoes?|vest|jacket|tights|clothes|gear|app|group|club|socks|treadmill)\b))/,
  /\b(?:jeg |eg |)(?:foler|foler jeg|kjenner|kjenner jeg|foeler|kjenne|foler eg) (?:jeg |eg |)meg (?:sa |helt |heilt |veldig |skikkelig |ganske |litt |bare |kjempe|ordentlig )*(?:elendig|forferdelig|grusom|darlig|daarlig|uvel|rar|merkelig|helt av|fryktelig|uggen|ikke (?:helt )?(?:bra|frisk|som meg selv))\b(?! (?:fordi jeg (?:droppa|hoppa)|for at|over (?:at|a)))/,
];

/** Phrases of somebody who may want to die or feels hopeless. "End it" about a run or a session is not one of them. */
const CRISIS: readonly RegExp[] = [
  /\b(?:ill|i will|im going to|im gonna|imma|gonna|i want to|wanna|i should|i could|i might|let me|id rather|ready to|time to|thinking (?:of|about)|think about) (?:just |probably |maybe |honestly )?(?:end|ending) it(?: all)?\b(?! (?:with|on|at|by|in|there|here|early|after|strong|fast|easy|slow|when|before|as|like|a bit|today at))/,
  /\b(?:jeg|eg|skal|vil|bare|kunne|lyst til a|pa a) (?:skal |vil |bare |kommer til a |kunne )*(?:avslutte|ende|gjore slutt pa|gjera slutt pa) (?:det hele|alt|alt sammen|livet|det heile)\b/,
  /\bgi(?:r|ve|ving|vin)?(?: jeg| eg)? (?:helt |bare |just )?(?:up|opp)\b(?: on|,| pa)? (?:(?:absolutely|bokstavelig talt|rett og slett) )?(?:alt|everything|life|it all|livet|alt sammen|living)(?! (?:sugar|alcohol|chocolate|coffee|dairy|meat|carbs|sukker|snus|alkohol|kaffe|annet|anna|hap|hope|else))\b/,
  /\b(?:no|zero|ingen|inga|ikke noe|not much) (?:point|vits|mening|meining|use)(?: lenger| anymore)? (?:in|i|med|to) (?:anything|everything|life|living|noe|noko|alt|livet|a leve|going on|noen ting|nokon ting)\b/,
  /\b(?:nothing|ingenting|intet) (?:matters|betyr noe|har noen mening|means anything|gir mening)(?: (?:any ?more|lenger|now|at all))?\b(?! (?:more|less|like|as much|except|but|mer|mindre)\b)/,
  /\b(?:wish|want|hope|skulle onske|onsker|ville|vil)\b.{0,40}\b(?:stay(?:ed|s)? (?:that way|numb|gone|under)|never wake|not wake|wouldnt wake|didnt wake|feel nothing|ikke vakne|aldri vakne|slippe a vakne|forsvinne for alltid|disappear (?:for good|forever))\b/,
  /\b(?:my life|livet(?: mitt)?|mitt liv) (?:is|er|feels|foles)(?: \w+){0,2} (?:over|slutt|ruined|meaningless|worthless|odelagt|meiningslost|meningslost|forbi)\b/,
  /\b(?:cant|cannot|can not|dont want to|do not want to|wont|couldnt|refuse to) (?:keep on |go on |keep )?(?:live|living|exist|existing|be alive|go on) (?:with (?:this|the|my|these) (?:\w+ )?(?:pain|pains|agony|back|body|injury|knee|leg|hip|foot)|like this|this way|any ?more|any longer)\b/,
  /\b(?:orker|vil|kan|klarer|gidder|makter|orkar)(?: jeg| eg)? (?:ikke|ikkje)(?: \w+){0,2} (?:leve|livet|liv|a leve|eksistere)(?! (?:uten|utan)\b)\b/,
  /\b(?:count\w*|saving up|saved up|stash\w*|hoard\w*|collect\w*|teller|talte|har talt|samler|samlet|sparer|gjemmer|gjemt) (?:\w+ ){0,3}?(?:pills|tablets|sleeping pills|piller|pillene|tabletter|tablettene|sovetabletter)\b/,
  /\b(?:cant|cannot|do not|dont) see (?:a|any|the) (?:way out|way forward|future|point(?: in anything| any ?more)?)\b(?! (?:of|in (?:the|this|my|these|a|running|strides|tempo)))/,
  /\b(?:ta|tar|tok) livet (?:sitt|mitt|av (?:seg|meg))\b|\b(?:take|takes|taking|took) (?:his|her|their|my) (?:own )?life\b|\bkill(?:s|ing)? (?:himself|herself|themselves|themself)\b/,
  /\bser (?:ingen|ikke noen|ingen annen) (?:utvei|vei ut|fremtid|framtid)\b/,
];

/** Vomiting or a body weight that indicates an eating disorder. */
const PURGED =
  /\b(?:thr[eo]w(?:ing|n)? (?:\w+ ){0,4}?up|throw(?:ing)? (?:\w+ ){0,4}?up|vomit\w*|puk(?:e|ed|ing)|sick|purg\w+|kast(?:er|et|a|e)(?: \w+){0,4}? opp|spy(?:r|dde|dd)?)\b.{0,40}\b(?:on purpose|deliberately|intentionally|med vilje|med hensikt|to (?:get|be|stay|feel) (?:lighter|light|thin|thinner|skinny|skinnier)|for a (?:bli|vaere|holde meg) (?:lett|lettere|tynn|tynnere|slank))\b|\b(?:ma[dk]e|making) myself (?:throw up|vomit|sick|puke)\b(?! (?:with worry|with nerves))|\b(?:fingeren|fingrene|finger|fingers) (?:\w+ ){0,2}?(?:i halsen|down my throat)\b/;

const LEG =
  '(?:calf|calves|leg|thigh|ankle|shin|legg(?:en)?|lar(?:et)?|ankel(?:en)?|tykklegg\\w*|bein(?:et)?|ben(?:et)?)';
const BIGGER = '(?:bigger|larger|thicker|wider|fatter|fuller|rounder|storre|tykkere|tjukkere|breiere|mer|more)';
/** One leg that is thicker than the other. */
const UNEVEN: readonly RegExp[] = [
  new RegExp(
    `\\b(?:left|right|one|venstre|hoyre|ene|eine)\\b(?: \\w+)? ?${LEG}\\b(?: \\w+){0,4}? (?:\\d+(?:[.,]\\d)? ?(?:cm|mm|centi\\w*|inch\\w*|in)\\b)?(?: \\w+)? ?${BIGGER} (?:around |rundt |i omkrets )?(?:than|enn)\\b`,
  ),
  new RegExp(`\\b${LEG}\\b(?: \\w+){0,5}? \\d+(?:[.,]\\d)? ?(?:cm|mm|centimet\\w*|inch(?:es)?) ${BIGGER}\\b`),
  new RegExp(
    `\\b\\d+(?:[.,]\\d)? ?(?:cm|mm|centimet\\w*|inch(?:es)?) (?:difference|forskjell)\\b.{0,30}\\b(?:${LEG}|calves|legs|leggene|beina)\\b`,
  ),
];

/** Somebody close who hits the runner. "Beats me on the hills" and "slår meg i spurten" do not match. */
const HITS_ME: readonly RegExp[] = [
  /\b(?:my (?:\w+ )?(?:brother|sister|dad|father|mum|mom|mother|husband|wife|partner|boyfriend|girlfriend|ex|son|uncle|stepdad|stepfather|coach|flatmate)|he|she) (?:\w+ )?(?:hits|hit|slaps|slapped|punches|punched|kicks|kicked|chokes|choked|shoves|shoved) me\b(?! (?:with|up|for|that|on the|in the (?:sprint|hills?|final)))/,
  /\b(?:(?:broren|bror|sostera|sosteren|faren|far|mora|mor|mannen|kona|samboeren|kjaeresten|eksen|onkelen|stefaren|treneren)(?: min| mi)?|han|hun|ho) (?:\w+ )?(?:slar|slo|sparker|sparka|sparket|dytter|dytta|dyttet|kveler|lugger|lugga) meg\b(?! (?:med|pa|i|over|opp)\b)/,
];

/** "It snapped" and "something popped", if the rest of the message mentions nothing else that can break. */
const SNAPPED =
  /\b(?:it|something|smth|noe|det|noko|den)(?: \w+)? (?:snapped|popped|ripped|tore|gave way|went (?:pop|snap|bang|twang)|rok|raok|smalt|smelte|knakk|revna|revnet|sprakk)\b(?! (?:up|out|in|into|a|my (?:head|mind)|to mind|opp|av|inn))/;
const BREAKABLE =
  /\b(?:laces?|shoelaces?|strap|band|belt|pole|poles|watch|screen|zip|zipper|headphones?|earbuds?|cord|cable|branch|twig|rope|elastic|lisse\w*|reim\w*|strikk\w*|stav\w*|klokke\w*|klokka|skjerm\w*|glidelas\w*|gren\w*|tau\w*|kvist\w*|flaske\w*|bottle|battery|batteri\w*|app|appen)\b/;

/** A heart that skips beats, in words that the phrase rules do not contain. */
const SKIPPING =
  /\b(?:heart|heartbeat|hjert(?:et|a)|hjarta)\b(?: (?:has|have|is|keeps?|kept|been|har|holder|er|sa|liksom|plutselig|alltid|ofte|stadig|pa|a|og|litt|bare))* (?:skipp\w+|flutter\w*|flopp\w+|flip-?flopp\w*|flipp\w*|jump(?:ed|ing)|hopp(?:et|a|e|ende)|flagr\w*|flaks\w*|galopp\w*|stutter\w*)(?! (?:with (?:joy|excitement)|av (?:glede|lykke)|for joy|i taket|over (?:okt|den|mandag|denne)))\b/;

const HEIGHT_WEIGHT =
  /\b(1[4-9]\d|2[01]\d) ?(?:cm)?\b(?: \w+){0,3}?,? (\d{2,3})(?:[.,]\d)? ?(?:kg|kgs|kilos?)\b|\b(\d{2,3})(?:[.,]\d)? ?(?:kg|kgs|kilos?)\b,?(?: \w+){0,4}? (1[4-9]\d|2[01]\d) ?(?:cm|hoy|tall|lang)\b/g;
const BMI = /\b(?:bmi|kmi)(?: (?:is|er|of|pa|at|now|na|under|below|ca|about))* (\d{2}(?:[.,]\d)?)\b/g;
/** Body mass index below which the runner is asked about food and weight. */
const LOW_BMI = 17.5;

const isUnderweight = (text: string): boolean => {
  for (const [, bmi] of text.matchAll(BMI)) if (Number(bmi?.replace(',', '.')) < LOW_BMI) return true;
  for (const [, height, weight, weightFirst, heightAfter] of text.matchAll(HEIGHT_WEIGHT)) {
    const metres = Number(height ?? heightAfter) / 100;
    if (Number(weight ?? weightFirst) / metres ** 2 < LOW_BMI) return true;
  }
  return false;
};

/** Returns a phrase that indicates a crisis; null if there is none. */
export const crisisIn = (text: string): Worry | null => {
  const read = normalize(text).replace(/[,.]/g, ' ').replace(/\s+/g, ' ');
  const isCrisis = CRISIS.some((form) => form.test(read)) || isFarewell(read);
  return isCrisis ? { id: 'crisis', category: 'selfharm' } : null;
};

/** Returns a phrase about vomiting on purpose; null if there are none. */
export const purgedIn = (text: string): Worry | null =>
  PURGED.test(normalize(text)) ? { id: 'purged', category: 'eating' } : null;

/**
 * Returns a phrase about which the runner must be asked, other than one that indicates a crisis; null if there is none.
 */
export const worryIn = (text: string): Worry | null => {
  const read = normalize(text).replace(/\s+/g, ' ');
  const purged = purgedIn(text);
  if (purged) return purged;
  if (isUnderweight(read)) return { id: 'underweight', category: 'eating' };
  if (HITS_ME.some((form) => form.test(read))) return { id: 'hits_me', category: 'abuse' };
  if (SKIPPING.test(read)) return { id: 'skipping_heart', category: 'cardiac' };
  if (UNEVEN.some((form) => form.test(read))) return { id: 'uneven_legs', category: 'clot' };
  if (SNAPPED.test(read) && !BREAKABLE.test(read)) return { id: 'snapped', category: 'rupture' };
  if (UNCLEAR.some((form) => form.test(read))) return { id: 'unclear', category: null };
  return null;
};
