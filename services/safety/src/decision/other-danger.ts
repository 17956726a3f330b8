import { normalize } from '../model/normalize.ts';

/**
 * Danger of another person in lay words: how they breathe, look, talk and react. The words are searched for only in the
 * parts of a message that are about somebody else.
 */

/** Something swallowed that may be a poison. */
const SWALLOWED =
  /\b(?:swallow\w*|ate|eaten|eating|drank|drunk|drinking|got (?:into|hold of)|svelg\w*|slukt\w*|spist\w*|spiste|drakk|drukket|fatt tak i|fikk i seg|fatt i seg)\b.{0,50}\b(?:tabs?|tablets?|pills?|capsules?|iron|medicines?|meds|vitamins?|bleach|cleaner|detergent|batter(?:y|ies)|magnets?|berries|mushrooms?|chlorine|nicotine|vape|snus|tablett\w*|piller|pillene|kapsl\w*|jern\w*|medisin\w*|vitamin\w*|klor\w*|vaskemiddel\w*|batteri\w*|magnet\w*|baer(?:ene)?|sopp\w*|hvit ?snus|nikotin\w*|tennvaeske|lampeolje)\b/;

const SIGNS: readonly RegExp[] = [
  // Breathing that is not normal.
  /^(?=.*\b(?:ground|floor|path|road|collaps\w*|fell|unconscious|wont wake|noises?|strange|weird|bakken|gulvet|loypa|stien|falt|datt|rart|bevisstlos)\b).*\b(?:snor(?:y|es|ing)|snork\w*)\b/,
  /\b(?:gasp\w*|gurgl\w*|gisp\w*|rall(?:er|ing)|surkl\w*|rattl\w*|hardly breathing|barely breathing|not breathing|isnt breathing|puster (?:rart|ikkj?e|nesten ikkj?e|knapt)|pustar (?:rart|ikkj?e)|breath\w* (?:funny|weird|strange)(?:ly)?|hiver etter pusten|cant (?:breathe|get (?:any )?air)|far ikkj?e puste\w*)\b/,
  // No reaction.
  /\b(?:(?:not|isnt|wont|doesnt|cant|didnt) (?:respond\w*|react\w*|wake|be woken|waking)|unresponsive|unconscious|out cold|bevisstlos|bevisstlaus|livlos|reagerer ikkj?e|ikkj?e kontakt|far ikkj?e (?:kontakt|vekket|vekt)|(?:lar seg )?ikkj?e vekke\w*|vakner ikkj?e|vaknar ikkj?e|eyes (?:rolled|are rolling) (?:back|up)|oynene (?:ruller|himla))\b/,
  /^(?=.*\b(?:limp|floppy|slapp|slapt|lealaus|lealos|ground|floor|lying|pale|grey|bakken|gulvet|ligger|blek|gra)\b).*\b(?:(?:not|isnt|wont|doesnt) (?:answer\w*|talk\w*|cry\w*|feed\w*)|svarer ikkj?e|svarar ikkj?e|sier ingenting|gr[aå]ter ikkj?e|limp|floppy|helt slapp|lealaus|lealos)\b/,
  // Face, arm, speech.
  /\b(?:(?:talk\w*|speak\w*|says?|saying|spouting|snakk\w*|prat\w*|babl\w*|sier)(?: (?:just|only|total|complete|all|kind of|bare|helt|noe|masse))* (?:rubbish|nonsense|gibberish|garbage|funny|strange(?:ly)?|weird(?:ly)?|gobbledygook|tull\w*|tov|toys|vas|rart|rarere|usammenheng\w*|utydelig\w*|uforstaelig\w*|grot|graut)|slurr\w*|snovl\w*)\b/,
  /\b(?:(?:one|her|his|the|left|right|ene|venstre|hoyre) (?:arm|side|leg|hand|armen|sida|siden|beinet|handa)(?:s| is| has| er| har| gone| just| went| ble| vart| blitt| henger| hangs)* (?:gone |went |helt )?(?:floppy|limp|dead|numb|weak|useless|slapp|lam|nummen|kraftlos|dau|ned)|face (?:is |has |looks )?(?:droop\w*|dropped|lopsided|crooked)|(?:ansiktet|munnen|munnvik\w*|fjeset|trynet) (?:\w+ )?(?:heng\w*|skjev\w*|skeiv\w*)|heng(?:er|te) i (?:munnvik\w*|ansikt\w*|fjeset)|mouth (?:is )?(?:droop\w*|crooked|lopsided))\b/,
  // Circulation.
  /^(?=.*\b(?:gr[ea]y|ashen|clammy|cold sweat|gra|askegra|blek|bleik|klam|kaldsvett\w*|kaldsveitt\w*)\b).*\b(?:gr[ea]y and \w+|and gr[ea]y|clammy|sweat\w*|chest|indigestion|heartburn|jaw|left arm|klam\w*|kaldsvett\w*|svett\w*|bryst\w*|halsbrann|sure oppstot|venstre arm|kjeve\w*|uvel|kvalm\w*)\b/,
  /\b(?:clutch\w*|grabb\w*|holding|rubb\w*|tar seg til|held seg til|holder seg for|griper)(?: (?:his|her|the|at))* (?:chest|bryst\w*|hjert\w*)\b|\b(?:lips|leppene|leppan)(?: (?:are|have|is|has|gone|went|er|har|ble|blitt|turned))* (?:blue|bla|purple|lilla|gr[ea]y)\b|\b(?:blue|bla) (?:lips|lepper)\b/,
  SWALLOWED,
  // A blow to the head with signs.
  /^(?=.*\b(?:fell|fallen|hit|came off|falt|datt|slo|skled|gikk pa|velta)\b).*\b(?:confus\w*|forvirr\w*|vomit\w*|spy\w*|kaster opp|kasta opp|drowsy|dosig|sovnig|asking the same|spor om (?:det )?samme|doesnt know (?:where|who|what)|vet ikkj?e hvor|husker ikkj?e|blood (?:from|out of) (?:his|her|the) ear|blod fra oret)\b/,
  /\b(?:having a (?:seizure|fit)|fitting|convuls\w*|kramper|krampeanfall|rister i hele|jerking all over)\b/,
];

const MESSAGE =
  '(?:messaged|texted|wrote|written|posted|sent|sending|sends|emailed|snapped|left|skrev|skrevet|skriver|sendte|sendt|sender|sende|la ut|lagt ut|legger ut|posta|snappa|meldte|meldt)';
/** Somebody else who says goodbye, or is at a place of danger. */
const FAREWELLS: readonly RegExp[] = [
  new RegExp(
    `\\b${MESSAGE}\\b.{0,50}\\b(?:good ?bye (?:every|all|to|forever|world|for good)|goodbye\\b.{0,40}\\b(?:tracks|bridge|cliff|station|roof|water|quay|rails)|farewell|a suicide|suicidal|dont want to live|wants? to die|end it|sorry for everything|farvel|avskjed\\w*|adjo|beklager alt|vil ikkj?e (?:leve|mer)|orker ikkj?e mer|ha det for alltid|ta vare pa (?:ungene|hunden|katten|mamma))`,
  ),
  /\b(?:good ?bye|farewell|farvel|adjo|avskjed\w*)\b.{0,60}\b(?:(?:at|on|by|ved|pa|i)(?: the)? (?:tracks|bridge|cliff|station|roof|quay|rails|brua|broa|bruen|skinnene|sporet|toglinja|taket|stupet|kaia|stasjonen))/,
  /\b(?:standing|sitting|climb\w*|star|sitter|stod|klatr\w*)(?: \w+){0,3} (?:on the (?:tracks|edge|ledge|wrong side)|over the rail\w*|on the bridge (?:rail|edge)\w*|pa (?:skinnene|kanten|rekkverket|feil side av rekkverket)|utenfor rekkverket)\b/,
  /\b(?:says?|said|sier|sa|told|skrev|wrote)\b.{0,30}\b(?:(?:he|she|they|han|hun|ho)(?: \w+){0,2} (?:end it|kill (?:him|her|them)sel\w+|die|not be here|ta livet|gjore det slutt|gjore slutt|do|ikkj?e leve)|wants? to die|dont want to live|vil do|vil ikkj?e leve)\b/,
];
/** Games, films, sleep and messages that only sound like danger. */
const HARMLESS =
  /\b(?:wake (?:up )?(?:before|until|till|at)|vakner ikkj?e for|on the (?:sofa|couch)|i sofaen|so proud|asleep|in (?:his|her) sleep|i sovne|sover|snores? (?:at night|so loud|all night)|snorker (?:om natta|hele natta|sa hoyt)|snoring (?:kept|all night|again|at night)|kept me (?:up|awake)|holdt meg vaken|film|movie|game|match|joke|haha\w*|lol|goodbye (?:party|drinks?|run|cake|present|card|race|lap)|leaving (?:do|party|the club|town)|moving|flytter|slutter i (?:klubben|jobben)|new job|ny jobb|avskjeds(?:fest|gave|lop)\w*|dolls?|dukk\w*|mannequin|course|kurs\w*|last week|forrige uke|yesterday|i gar)\b/;

const plain = (text: string): string =>
  normalize(text)
    .replace(/[,.!?;:()"“”«»…]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Returns what endangers the other person: their life by their own hand, or anything else; null if nothing does.
 * @param others the parts of a message that are about the other person
 */
export const dangerOfOther = (others: string): 'crisis' | 'danger' | null => {
  const read = plain(others);
  if (HARMLESS.test(read)) return null;
  if (FAREWELLS.some((form) => form.test(read))) return 'crisis';
  return SIGNS.some((form) => form.test(read)) ? 'danger' : null;
};

/** True for something that a person swallowed, or a goodbye that a person wrote. The text is normalized. */
export const isActOfOther = (read: string): boolean =>
  !/\b(?:that|at) (?:i|jeg|eg)\b/.test(read) && (SWALLOWED.test(read) || FAREWELLS.some((form) => form.test(read)));
