import { fold } from '../gate/engine/fold.ts';
import { namedPain, PAIN_READ_MAX } from './pain.ts';
import { BODY, PAIN } from './pain-words.ts';

/** A runner's pain report: a number, or words for severe or worsening pain. */
export interface ReportedPain {
  /** 0 to 10; null if there is no number. */
  pain: number | null;
  /** True for words such as "can hardly walk" and "hurts like hell", which are treated as pain above 6. */
  isSevere: boolean;
  /** True for pain that is worse than before, or worse on the morning after. */
  isWorse: boolean;
}

export interface ToldReading {
  /** True if the conversation is already about pain, so a number alone means pain. */
  isSpokenOf: boolean;
  /** True if a number without a word for pain means pain, as with the physio coach: "log 7", "was 2, now 8". */
  takesNumbers?: boolean;
  /**
   * True if a part of a message that consists only of a number means pain: in a message to the physio coach, after an
   * answer.
   */
  takesBare?: boolean;
}

const HAS_PLACE = new RegExp(`\\b(?:${PAIN}|${BODY}|tendon|raises?|tahev|jogg?|rep)\\b`);

/** Questions about a number that nobody has, and pain of other people. */
const SUPPOSED =
  /^(?:is|are|er)(?: an?| en)? (?:pain|smerter?)(?: (?:level|of|at|pa|niva))* \d+(?:[.,]\d)?(?: ?\/ ?10)? (?:ok|okay|okei|fine|normal|too much|bad|greit|for mye|farlig|vanlig|normalt)\b|\b(?:what if|suppose|supposing|imagine|pretend|lat som|tenk deg|in case|in theory|hypothetic\w*|hypotetisk|if (?:the|my|it|its|pain|i|that|there|a)\b|hvis|dersom|visst (?:det|smert\w*)|når som helst|whenever|(?:when|once|until) (?:the |my )?(?:pain|it) (?:is|gets?|goes|hits|reaches|comes)|nar (?:smert\w+|det|den) (?:er|blir|kommer|nar)|til (?:smert\w+|det|den) (?:er|blir)|what (?:does|do|would) (?:a |an |the )?(?:pain|level|number|score|\d|it mean|that mean)|what (?:is|counts|about|happens)(?: (?:a|an|as|the|if|when|at|with))* (?:pain|level|\d|limit|too much|severe|normal|acceptable|it|the)|how (?:bad|high|much) (?:is|can|may|should|pain)|which number|hva (?:betyr|regnes|menes|skjer|er(?: en| et)? (?:smert\w+|niva|\d|for mye|grensa))|hvor (?:hoy|mye|vondt|sterk) (?:kan|er det|skal|tales|er lov|smerte)|hvilket tall|means?|betyr|limit|grens[ea]\w*|allowed|tillatt|threshold of pain|would be|ville v(?:ae|e)re|maks(?:imum|imalt)?|at most|at worst allowed|explain|forklar\w*|difference between|forskjellen)\b/;
const OTHERS =
  /\b(?:my|min|mitt|mine) (?:wife|husband|partner|girlfriend|boyfriend|son|daughter|kid|child|friend|mate|buddy|brother|sister|mother|mum|mom|father|dad|dog|boss|colleague|kone|mann|samboer|kjaereste|sonn|datter|barn|venn|venninne|kompis|kamerat|bror|soster|mor|mamma|far|pappa|hund|sjef|kollega)s?\b|\b(?:his|her|hans|hennes) (?:knee|pain|achilles|heel|back|hip|kne|smerte|akilles|hael|rygg|hofte)/;
const EARLIER =
  /\b(?:yesterday|i gar|last (?:week|month|year|season|time|autumn|spring|summer|winter)|forrige (?:uke|maned|gang|ar|sesong)|i fjor|years? ago|weeks? ago|months? ago|for (?:\d+|en|to|tre|fire|fem|et|noen|mange) (?:uker?|ar|maneder|dager) siden|days ago|used to)\b/;
const OF_TODAY =
  /\b(?:now|na|today|i dag|idag|this morning|i morges|tonight|i kveld|still|fortsatt|enna|again|igjen|worse|verre)\b/;

/** Pain that is treated as above 6, whatever number is given. */
const SEVERE: readonly RegExp[] = [
  /\b(?:can ?not|cant|cannot|can|could|couldnt) (?:hardly |barely |scarcely |not )?(?:even )?(?:walk|stand|put (?:any |my )?weight|bear weight|weight ?bear|step on|get down the stairs|get up the stairs|rise on|limp home)\b/,
  /\b(?:hardly|barely|scarcely) (?:able to )?(?:walk|stand|step|put (?:any )?weight)\b|\b(?:unable|not able) to (?:walk|stand|put (?:any )?weight)\b/,
  /\b(?:kan|klarer|klarar|greier|orker|kunne|klarte|far)(?: jeg| eg)? (?:nesten |knapt |knapp |nappe |sa vidt |ikke |ikkje |neppe |nesten ikke |nesten ikkje )+(?:a |og )?(?:ga|sta|trakke|tra|stotte|belaste|legge vekt|ta trapp\w*|reise)\b/,
  /\b(?:knapt|nesten ikke|nesten ikkje|sa vidt)(?: jeg| eg)?(?: kan| klarer| greier| far)?(?: jeg| eg)?(?: a)? (?:ga|sta|trakke|belaste)\b|\b(?:far|kan|klarer) (?:knapt|ikke|ikkje|nesten ikke|sa vidt) (?:satt?|a sette|sette|satte) (?:ned )?(?:foten|beinet)\b/,
  /\b(?:hurt\w*|sore|pain\w*|ach(?:es|ing)|burn\w*|throb\w*|stings?|raises?) (?:me )?(?:like (?:hell|crazy|mad|fuck|a bitch|the devil)|so (?:much|bad(?:ly)?)|really bad(?:ly)?|very bad(?:ly)?|very much|terribl[ey]|badly|awfull?y?|insanely|intensely|extremely)\b/,
  /\b(?:excruciating|unbearable|agon(?:y|i[sz]ing)|intolerable)\b|\b(?:severe|insane|terrible|horrible|awful|intense|extreme|massive|crazy|worst|shooting|stabbing|sharp) (?:\w+ )?(?:pains?|ache|stabs?|jabs?|twinges?|stings?)\b/,
  /\bpain (?:is |was |got )?(?:now )?(?:so |really |very |just |absolutely )?(?:severe|insane|terrible|horrible|awful|intense|extreme|unreal|crazy|sharp|stabbing|shooting|off the (?:scale|charts))\b/,
  /\b(?:sharp|sudden) (?:stab|stabbing|jab|pain|sting|twinge)\b|\bstab(?:s|bing|bed)? (?:in|on|of pain)\b|\b(?:in|with) (?:so much|a lot of|lots of|terrible|awful|great) pain\b|\b(?:screaming|crying|tears) (?:with|from|in|of) (?:the )?pain\b/,
  // Stairs taken sitting or backwards.
  /\b(?:stairs|steps|trapp\w*)\b(?: \w+){0,3} (?:on my (?:bum|butt|backside|bottom|arse|ass|hands|knees)|backwards|pa (?:rumpa|rompa|baken|alle fire)|baklengs)\b/,
  /\b(?:knee|achilles|heel|hip|back|calf|shin|foot|ankle|tendon|hamstring|itb|it band|groin|pain)(?: \w+)? (?:is|are|s) (?:\w+ )?(?:killing me|on fire|screaming|excruciating)\b/,
  /\b(?:vondt|ondt|vont|verker|smerter|svir|brenner|stikker)(?: \w+){0,3} som (?:bare )?(?:helvete|faen|fy|pokker|bare det|bare rakkeren|et helvete|satan|juling)\b|\bsom (?:helvete|faen|pokker) (?:i|vondt)\b/,
  /\b(?:jaevlig|javlig|jaevla|fryktelig|forferdelig|utrolig|ekstremt|vanvittig|sinnssykt|skikkelig|kjempe|veldig|kraftig|grusomt|intenst|helsikes|sabla|forbanna) ?(?:vondt|ondt|vont|smerte\w*|sart?)\b|\bkjempevondt\b|\bvondt (?:veldig|skikkelig)\b/,
  /\b(?:uutholdelig\w*|ulidelig\w*|utaleleg\w*|ikke til a holde ut)\b|\b(?:sterke|store|intense|kraftige|voldsomme|skarpe?|verste|enorme) (?:\w+ )?(?:smerter?|smerten|stikk|hogg)\b|\b(?:skarpt|plutselig|kraftig) (?:stikk|smell|hogg)\b|\bstikk(?:er)? (?:skikkelig|kraftig|skarpt|voldsomt)\b|\b(?:kneet|akilles\w*|haelen|hofta|ryggen|leggen|foten|smerten\w*) (?:\w+ )?dreper meg\b/,
  /\b(?:i am|im|been|was|still|jeg|ma|matte|eg) (?:still )?(?:limp(?:ing)?|halt(?:er|e|a|et)|hink(?:er|e))\b|\b(?:hurts?|vondt)(?: \w+){0,2} (?:at every step|on every step|with (?:every|each) step|each step|every step|for hvert steg|ved hvert steg|pa hvert steg|hvert steg)\b/,
];
/** Pain that is worse than yesterday or than at the last run. */
const WORSE: readonly RegExp[] = [
  /\b(?:much |a lot |lot |even |way |far |clearly |slightly |a bit |little )?worse\b|\b(?:hurt\w*|pain\w*|sor(?:e|er)|ach\w*)(?: \w+){0,2} (?:a lot |much |way |even |far )?more\b|\bmore (?:pain\w*|sore|hurt)\b|\bsorer\b|\bflar(?:ed?|ing)[ -]?up\b|\b(?:pain|it)(?: has| is)?(?: \w+)? (?:gone up|going up|went up|shot up|increas\w+|rising|risen|rose|climb\w+|doubled)\b/,
  /\bverre\b|\bvondare\b|\bvondere\b|\bmer (?:vondt|smerte\w*|sart?|ondt)\b|\b(?:smert\w+|vondt\w*)(?: \w+){0,4} (?:okt|oket|oker|stiger|steget|mer|forverret|doblet)\b|\bforverr\w+\b|\bblusset opp\b|\btilbakefall\b/,
];
/**
 * Runs that went badly: more pain than a pain-free session allows, whatever number was given. Read only for the physio
 * coach.
 */
const BAD_RUNS: readonly RegExp[] = [
  /\b(?:two|2|three|3|both|last|the last two|latest|previous)(?: \w+){0,2} (?:runs?|sessions?|jogs?|stages?)\b(?: \w+){0,6} (?:bad|badly|sore|hurt|painful|rough|terribl[ey]|awful|over the limit|too much|not clean)\b/,
  /\b(?:two|2|three|3|another|a|last) (?:really |very )?(?:bad|sore|painful|rough) (?:runs?|sessions?|jogs?)\b|\b(?:run|jog|stage \d{1,2})(?: \w+)? (?:went|was) (?:really |very |so |pretty )?(?:bad|badly|poorly|wrong|painful|sore)\b/,
  /\b(?:to|begge|tre|siste|sist|forrige)(?: \w+){0,3} (?:tur(?:en|er|ene|ane)?|okt(?:a|en|er|ene)?|lopetur\w*)\b(?: \w+){0,6} (?:vondt?|vonde|sar(?:e|t)?|omme?|darlige?|over grensa|for mye)\b/,
  /\b(?:to|tre|en|nok en) (?:\w+ )?(?:darlige?|vonde?|sare?) (?:tur(?:er)?|okt(?:er)?)\b|\b(?:tur(?:en)?|okta|trinnet)(?: \w+)? gikk (?:skikkelig |veldig )?(?:darlig|ille)\b/,
  // Pain on the other side, which the programme does not cover.
  /\b(?:my |the )?other (?:heel|knee|achilles|hip|foot|calf|shin|leg)(?: \w+){0,3} (?:started|starting|begun|began|too|as well|hurts?|sore|aches?)\b/,
  /\b(?:den |det )?andre (?:haelen|kneet|akillesen|hofta|foten|leggen|beinet)(?: \w+){0,3} (?:begynt|begynte|starta|startet|ogsa|vondt?|murrer|verker)\b/,
];

const NOT_WORSE =
  /\b(?:no|not|isnt|wasnt|never|nothing|without|dont|doesnt|didnt|arent|neither|nor|ikke|ikkje|aldri|uten|verken|hverken|ingen|rather than|afraid of|worried|fear\w*|redd for|make it|making it|makes it|get|gets|getting it|become|gjor(?:e|r)? det|blir det|bli)(?: \w+){0,3} (?:any )?(?:much |noe |noko |mye |litt |a bit )?$/;
const BETTER = /\b(?:better|less|bedre|mindre|gone|borte|fine|improv\w+)\b/;
/** "Does it get worse when I run": a question, not a report. */
const ASKED_WORSE =
  /\b(?:can|could|will|would|does|do|may|might|should|kan|vil|blir|skal|bor|hvorfor blir)\b(?: \w+){0,6}$/;

const reach = (text: string, forms: readonly RegExp[], denied: RegExp): boolean =>
  forms.some((form) => {
    const match = form.exec(text);
    if (!match) return false;
    const head =
      text
        .slice(Math.max(0, match.index - 50), match.index)
        .split(/[,.;!?]/)
        .at(-1) ?? '';
    return !denied.test(head) && !ASKED_WORSE.test(head.trimEnd());
  });
const DENIED_SEVERE =
  /\b(?:no|not|isnt|wasnt|never|without|dont|doesnt|didnt|arent|ikke|ikkje|aldri|uten|ingen|used to)(?: \w+){0,2} $/;
const CAN_WALK = /\bcan (?:even )?(?:walk|stand|put|bear|step|get|rise)\b/;

const isSevereIn = (text: string): boolean =>
  HAS_PLACE.test(text) || /\b(?:walk|ga|trakke|sta|stand|weight|stairs|trapp\w*)\b/.test(text)
    ? SEVERE.some((form, at) => {
        const match = form.exec(text);
        if (!match) return false;
        // "Can I walk" and "can walk" report nothing.
        if (at === 0 && CAN_WALK.test(match[0])) return false;
        const head =
          text
            .slice(Math.max(0, match.index - 50), match.index)
            .split(/[,.;!?]/)
            .at(-1) ?? '';
        return !DENIED_SEVERE.test(head);
      })
    : false;

const BARE =
  /^[\s\W]*(?:(?:still|fortsatt|framleis|its|it is|er|det er|den er|en|an?|about|ca|cirka|rundt|maybe|kanskje|nok|vel|sikkert|probably|omtrent|roughly|like|say|now|na|up to|opp i|just|bare|around|en) )*(10|\d(?:[.,]\d)?)(?:[\s\W]*(?:still|fortsatt|framleis|now|na|today|i dag|please|maybe|kanskje|i think|tror jeg|of|av|out|10|ti|\/)*)*[\s\W]*$/;

/**
 * Returns the number in a message that contains nothing else, such as "8" and "en 8 nå", after a question about pain;
 * null for other messages.
 */
export const bareNumberIn = (message: string): number | null => {
  const [, number] = BARE.exec(fold(message).replace(/\s+/g, ' ').trim()) ?? [];
  return number === undefined ? null : Math.min(10, Number(number.replace(',', '.')));
};

/** A list with numbers: "1. what is today 2. can I bike". */
const LISTED = /(?:^|\s)1[.)].*\s2[.)]/s;

/**
 * Returns the highest number among the parts of a message that consist only of a number and are not a question: "7. it
 * eases when I warm up".
 */
const bareClauseIn = (message: string): number | null => {
  if (LISTED.test(message)) return null;
  const found = message
    .split(/(?<=[.,;!?\n])(?!\d)/)
    .filter((part) => !part.trimEnd().endsWith('?'))
    .flatMap((part) => bareNumberIn(part.replace(/[.,;!\n]+\s*$/, '')) ?? []);
  return found.length === 0 ? null : Math.max(...found);
};

const YESTERDAY = /\b(?:yesterday\w*|i gar|last night|i gar kveld)\b/g;
/** Minimum pain of yesterday that is taken into account, because it limits the day after. */
const HIGH_YESTERDAY = 6;

const numberTold = (message: string, text: string, reading: ToldReading): number | null => {
  const { isSpokenOf, takesNumbers, takesBare } = reading;
  const bare = isSpokenOf ? bareNumberIn(message) : null;
  if (bare !== null) return bare;
  const clause = takesBare === true || (takesNumbers === true && HAS_PLACE.test(text)) ? bareClauseIn(message) : null;
  const named = namedPain(message);
  const numbers = clause === null ? [] : [clause];
  if (named !== null) {
    const isEarlier = named.isPast && EARLIER.test(text) && !OF_TODAY.test(text);
    const isOfYesterday = !EARLIER.test(text.replace(YESTERDAY, ' ')) && !BETTER.test(text);
    const isCounted = !isEarlier || (takesNumbers === true && isOfYesterday && named.value >= HIGH_YESTERDAY);
    if (isCounted && (named.isStrong || isSpokenOf || takesNumbers === true)) numbers.push(named.value);
  }
  return numbers.length === 0 ? null : Math.max(...numbers);
};

/** The parts of a message that are about the runner's own body and are not hypothetical. */
const ownWords = (message: string): string =>
  message
    .split(/(?<=[.?!;\n,](?!\d))/)
    .filter((part) => !SUPPOSED.test(fold(part)) && !OTHERS.test(fold(part)))
    .join('');

/**
 * Returns the current pain of the runner that a message reports; null when it reports none. Questions about what a
 * number means, other people's pain and pain of earlier days are ignored. Pure.
 */
export const reportedPainIn = (message: string, reading: ToldReading = { isSpokenOf: false }): ReportedPain | null => {
  const own = ownWords(message.slice(0, PAIN_READ_MAX));
  const text = fold(own).replace(/\s+/g, ' ').trim();
  const pain = numberTold(own, text, reading);
  const isEarlier =
    EARLIER.test(text.replace(/\b(?:after|since|etter|siden) (?:yesterday\w*|i gar|last (?:night|run))/g, '')) &&
    !OF_TODAY.test(text) &&
    !/\b(?:than|enn|since|siden)\b/.test(text);
  const isSevere = !isEarlier && isSevereIn(text);
  const isAbout = HAS_PLACE.test(text) || reading.isSpokenOf || pain !== null;
  const isBadRun = reading.takesNumbers === true && !isEarlier && reach(text, BAD_RUNS, NOT_WORSE);
  const isBetter = BETTER.test(text) && !/\bworse|verre\b/.test(text);
  const isWorse = !isEarlier && !isBetter && isAbout && reach(text, WORSE, NOT_WORSE);
  const isMorning =
    pain !== null &&
    pain > 2 &&
    /\b(?:still|fortsatt|and|og)\b.{0,12}\d.{0,12}\b(?:next morning|the day after|day after|neste morgen|dagen etter|this morning|i morges)\b/.test(
      text,
    ) &&
    !isBetter;
  if (pain === null && !isSevere && !isWorse && !isBadRun) return null;
  return { pain, isSevere, isWorse: isWorse || isMorning || isBadRun };
};

/** Combines two reports: the higher number, and the severity words of both. */
export const worstOf = (a: ReportedPain, b: ReportedPain): ReportedPain => ({
  pain: a.pain === null ? b.pain : b.pain === null ? a.pain : Math.max(a.pain, b.pain),
  isSevere: a.isSevere || b.isSevere,
  isWorse: a.isWorse || b.isWorse,
});

/** Words for severe pain are treated as at least this number. */
const SEVERE_PAIN = 7;

/** The number that the rules use for reported pain; null if the words give none. */
export const ruledPain = ({ pain, isSevere }: Pick<ReportedPain, 'pain' | 'isSevere'>): number | null =>
  isSevere ? Math.max(pain ?? SEVERE_PAIN, SEVERE_PAIN) : pain;
