import { foldedOf } from './reading.ts';
import { coreOf, hasLead, ownWords } from './second-words.ts';

/** Conditions that a runner may suppose. */
export const CONDITIONS = [
  ...([
    'better',
    'worse',
    'ill',
    'pain',
    'push',
    'great',
    'tired',
    'time',
    'gentle',
    'weather',
    'missed',
    'kit',
  ] as const),
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Judgements that a runner may ask for: whether something is dangerous, fine or necessary. */
export const JUDGED = ['danger', 'fine', 'needed'] as const;
export type Judged = (typeof JUDGED)[number];

/** Activities that a runner may ask to confirm; `same` if only the last answer is meant. */
export const ACTIVITIES = [
  ...(['hills', 'hard', 'long', 'race', 'strength', 'exercises', 'sport', 'walk', 'rest', 'run', 'same'] as const),
] as const;
export type Activity = (typeof ACTIVITIES)[number];

export const SECOND_KINDS = [
  ...(['doubt', 'condition', 'alternative', 'confirm', 'order', 'judge', 'simpler', 'criteria'] as const),
] as const;

/**
 * A message that reacts to the coach's last answer: doubts it, asks for a condition, an alternative, a confirmation, an
 * order, a judgement, plainer words, or the conditions under which the answer changes.
 */
export interface SecondTurn {
  kind: (typeof SECOND_KINDS)[number];
  condition?: Condition;
  judged?: Judged;
  activity?: Activity;
  /** True for a confirmation of a "no", such as "so no hills?". */
  denies?: boolean;
  /** True for a doubt that refers to somebody else, such as "my friend says that I can". */
  isOfOthers?: boolean;
}

const WORDS_MAX = 14;
const SHORT = 6;

/** Words for each condition. The first match decides; words for pain come before words for feeling fine. */
const CONDITION_WORDS: Readonly<Record<Condition, RegExp>> = {
  better:
    /\b(?:gone|goes away|went away|stops? hurting|no longer|pain ?free|without pain|doesnt hurt|does not hurt|not hurt|no pain|gets? better|is better|borte|gar over|gir seg|smertefri\w*|uten smerter?|ikke (?:gjor )?vondt|ingen smerter?|blir bedre|er bedre)\b/,
  push: /\b(?:anyway|regardless|ignore|do more|run more|go longer|run longer|longer|faster|harder|extra|double|twice|push|likevel|uansett|gjor mer|loper mer|lengre|fortere|hardere|ekstra|dobbelt|to ganger|presser?)\b/,
  worse:
    /\b(?:worse|worsens?|increases?|rises?|flares?|builds up|comes? back|not (?:good|fine|great|ok|okay)|verre|oker|blusser|kommer tilbake|ikke (?:bra|greit|god))\b/,
  ill: /\b(?:sick|ill|fever|flu|a cold|caught cold|virus|throw up|syk|sjuk|feber|forkjol\w*|influensa|omgangssyke)\b/,
  pain: /\b(?:hurts?|hurting|pain\w*|ach(?:e|es|ing|y)|sore\w*|niggles?|twinges?|pulls?|stiff|vondt|smert\w*|verk\w*|sart?|stol|stiv\w*|murr\w*|stikk\w*)\b/,
  great:
    /\b(?:great|good|fresh|strong|fine|amazing|fantastic|energetic|rested|full of energy|pigg|bra|sterk|frisk|uthvilt|topp|super\w*|i form|fint?|greit|well|clean|rent?|ok)\b/,
  gentle:
    /\b(?:slow(?:ly|er)?|easy|easier|gently|gentle|careful(?:ly)?|walk(?:ing)?|jog|short|shorter|half|sakte|saktere|rolig\w*|forsiktig|gar bare|jogger|kort|kortere|halve?)\b/,
  tired:
    /\b(?:tired|exhausted|knackered|sleepy|drained|worn out|heavy legs|legs are heavy|slept|sleep (?:badly|little|poorly)|stressed|sliten|trott|utmattet|tunge? (?:bein|ben)|bein\w* er tunge?|sov\w*|stresset)\b/,
  weather:
    /\b(?:rain\w*|snow\w*|ic[ey]\w*|storm\w*|wind\w*|hot|heat|cold|freez\w*|dark|slippery|regn\w*|sno\w*|glatt|storm\w*|vind\w*|blas\w*|varmt?|kaldt?|minusgrader|morkt?|isen|pa is)\b/,
  missed:
    /\b(?:miss(?:ed)?|skip(?:ped)?|forget|forgot|cant (?:do|make|manage)|dont (?:do|make|manage)|dont have the|hopper over|dropper|glemmer|glemte|mister|gar glipp|ikke (?:far|rekker|klarer|orker))\b/,
  kit: /\b(?:without|no (?:equipment|band|weights|gym|treadmill|watch|step)|dont have (?:a|any)|uten|ikke har (?:en|et|noe|strikk|vekter|utstyr|tredemolle|klokke))\b/,
  time: /\b(?:(?:short on|short of|no|little|less|not enough|only have|have only|limited|dont have) (?:the |much |that much )?(?:time|\d+)|busy|late|\d+ min\w*|(?:darlig|lite|ikke|mindre|knapt med) (?:med )?tid|travelt?|sent|rekker bare|har bare)\b/,
};

const SUPPOSES =
  /^(?:(?:and |but |so |or |ok(?:ay)? |og |men |sa |eller )*)(?:what (?:if|about if|when|happens (?:if|when))|even (?:if|when|though)|if|unless|in case|suppose|assuming|provided|as long as|hva (?:om|hvis|nar|skjer (?:om|hvis|nar))|selv (?:om|nar|hvis)|hvis|dersom|om|sett at|sa lenge|forutsatt)\b/;
/** An objection: "but I feel great", "men jeg går sakte". */
const OBJECTS =
  /^(?:but|though|yet|men|ja men|yes but|ok but)\W+(?:i|im|ill|id|its|it|my|the|today|there|we|jeg|eg|det|den|beina|kroppen|na|i dag|vi)\b/;

const FIRST_MAX = 2;

const conditionIn = (message: string, text: string): Condition | null => {
  if (!SUPPOSES.test(text) && !OBJECTS.test(text)) return null;
  const condition = CONDITIONS.find((each) => CONDITION_WORDS[each].test(text));
  if (!condition) return null;
  const words = new RegExp(CONDITION_WORDS[condition].source, 'g');
  const rest = text
    .replace(words, ' ')
    .split(/[^a-z\d]+/)
    .filter(Boolean);
  return ownWords(rest, /^$/) < FIRST_MAX && coreOf(message).length <= WORDS_MAX ? condition : null;
};

/** A person or thing that says otherwise. Clinicians are excluded, because other answers handle what they said. */
const OTHERS =
  /\b(?:friends?|mates?|coach|trainer|club|husband|wife|partner|girlfriend|boyfriend|mum|mom|dad|mother|father|brother|sister|son|daughter|colleagues?|neighbou?r|everyone|everybody|people|others|someone|somebody|they|he|she|internet|google|chatgpt|youtube|podcast|article|book|magazine|forum|reddit|strava|garmin|watch|app|training plan|venn\w*|kompis\w*|kamerat\w*|trener\w*|klubb\w*|mann\w*|kon[ae]\w*|samboer\w*|kjaereste\w*|mor|mamma|far|pappa|bror|soster|sonnen|datter\w*|kollega\w*|nabo\w*|folk|alle|andre|noen|de|han|hun|nettet|internett|bok\w*|artikkel\w*|klokk\w*|appen)\b/;
const SAYS =
  /\b(?:says?|said|thinks?|thought|told|tells|recommends?|claims?|insists?|reckons?|suggests?|advises?|advised|does it|do it|sier|sa|mener|mente|tror|anbefal\w*|pastar|pasto\w*|synes|rader|gjor det)\b/;
const HEARD =
  /\b(?:i|jeg|eg)(?: have| ve| har)? (?:read|heard|saw|seen|leste|lest|horte|hort|sa|sett)\b(?!.*\b(?:pop|crack|snap|smell|knekk))/;
const CLINICIAN =
  /\b(?:doctors?|gp|physios?|physiotherapists?|surgeons?|nurses?|midwi\w*|specialists?|chiropractor|osteopath|lege\w*|fastlege\w*|fysio\w*|kirurg\w*|sykepleier\w*|jordmor\w*|spesialist\w*|kiropraktor\w*)\b/;

const DOUBTS =
  /^(?:(?:but|so|and|hm+|oh|men|og|sa|ok|wait|vent|no|nei|ehm?|eh) ?,? ?)*(?:(?:are )?you (?:really |quite |absolutely |100 ?%? )?(?:sure|certain|serious|positive)|(?:er )?du (?:helt |virkelig |100 ?%? )?(?:sikker|alvorlig|serios)|(?:really|seriously|for real|honestly|sure|virkelig|seriost|sikkert?|jasa|er det (?:virkelig )?sant|is (?:that|it|this) (?:really )?(?:right|true|correct|so|certain)|stemmer det(?: virkelig)?|er det (?:virkelig |helt )?(?:riktig|rett|sikkert|sant))|how (?:do|can|would) you know|how sure are you|hvordan (?:vet|kan du vite)|hvor sikker er du|i (?:dont|do not|am not|im not) (?:believe|think so|agree|buy|sure|convinced)|(?:jeg|eg) (?:tror ikke|er ikke (?:sikker|enig|overbevist)|er uenig|tviler)|(?:that|this|it) (?:seems|sounds|looks|feels|cant be|is wrong|doesnt (?:seem|sound|feel) right)|(?:det|dette) (?:virker|hores|ser|kjennes|kan ikke stemme|er feil|stemmer ikke)|says who|sier hvem|hvem sier det|can i trust (?:that|you|it)|kan jeg stole pa)\b/;

const doubtIn = (message: string, text: string): SecondTurn | null => {
  const words = coreOf(message);
  if (words.length > WORDS_MAX || CLINICIAN.test(text)) return null;
  if (
    DOUBTS.test(text) &&
    ownWords(
      words,
      /^(?:sure|certain|serious|positive|really|seriously|real|honestly|sikkert?|alvorlig|serios\w*|virkelig|helt|right|true|correct|riktig|rett|sant|stemmer|know|vet|vite|believe|agree|convinced|enig|uenig|overbevist|tviler|wrong|feil|strange|odd|rart|sounds?|hores|trust|stole|low|high|easy|hard|long|short|lavt?|hoyt?|lett|tungt?|langt?|kort|stemme|buy|hvem)$/,
    ) <= 1
  )
    return { kind: 'doubt' };
  const isClaim = !/^(?:what|why|how|when|where|which|can|should|hva|hvorfor|hvordan|nar|kan|skal|bor)\b/.test(
    words[0] ?? '',
  );
  if (isClaim && ((OTHERS.test(text) && SAYS.test(text)) || HEARD.test(text)))
    return { kind: 'doubt', isOfOthers: true };
  return null;
};

const ALTERNATIVE =
  /\b(?:(?:any|some)thing else|something different|(?:an?other|different|other) (?:options?|exercises?|sessions?|workouts?|way|ideas?|one|choices?)|alternatives?|what else|else (?:can|could|should)|instead|other options|noe annet|noe anna|en annen|et annet|andre (?:alternativ\w*|ovelser|muligheter|okter|mater|forslag)|alternativ\w*|hva annet|hva ellers|i stedet|isteden|heller|plan b)\b/;

const ACTIVITY_WORDS: readonly (readonly [Activity, RegExp])[] = [
  ['hills', /\b(?:hills?|uphill|downhill|bakk\w*|motbakk\w*|stigning\w*)\b/],
  [
    'hard',
    /\b(?:intervals?|speed\w*|fast|hard|sprints?|tempo|threshold|push|reps|intervall\w*|fort|raskt|hardt?|terskel\w*|okter med fart|drag)\b/,
  ],
  ['long', /\b(?:long runs?|langtur\w*|long one|den lange|longer|lengre)\b/],
  ['race', /\b(?:rac(?:e|es|ing)|parkrun|lopet|konkurran\w*|renn\w*)\b/],
  ['strength', /\b(?:strength|weights|gym|lifting|styrke\w*|vekter)\b/],
  ['exercises', /\b(?:exercis\w*|rehab|ovelse\w*|opptrening\w*)\b/],
  ['sport', /\b(?:cycl\w*|bik\w*|swim\w*|row\w*|ski\w*|football|sykl\w*|svom\w*|ro|roing|langrenn|fotball)\b/],
  ['walk', /\b(?:walk\w*|gatur\w*|spaser\w*)\b/],
  ['rest', /\b(?:rest\w*|day off|off today|nothing|hvil\w*|fri|fridag|ingenting)\b/],
  ['run', /\b(?:run\w*|jog\w*|train\w*|lop\w*|jogg\w*|tren\w*)\b/],
];
const activityIn = (text: string): Activity => ACTIVITY_WORDS.find(([, words]) => words.test(text))?.[0] ?? 'same';

const CONCLUDES =
  /^(?:ok(?:ay)?,? |right,? |and |but |og |men |greit,? )*(?:(?:so|sa|altsa|meaning|then|da)\b(?: that means| you mean| du mener| det betyr(?: at)?| basically| really| in short| kort sagt)?|(?:that|which|this) means|you mean|you are saying|youre saying|in other words|just to (?:be clear|confirm)|det betyr|du mener|du sier|med andre ord|bare sa jeg forstar)\b/;
const ASKS_OPEN =
  /^(?:what|why|how|when|where|which|who|whats|hows|hva|hvorfor|hvordan|hvor|nar|hvilken|hvilke|hvilket|hvem|can|could|should|may|shall|do|does|will|would|is there|are there|kan|skal|bor|ma|far|vil|er det noe|finnes)\b/;
const DENIES =
  /\b(?:no|not|never|nothing|none|cant|cannot|dont|shouldnt|wont|isnt|skip|drop|leave out|avoid|stop|without|ingen|ikke|aldri|ingenting|dropp\w*|hopp\w* over|unnga\w*|stopp\w*|kutt\w*|uten|nei)\b/;
const NO_ONLY = /^(?:no|ingen|ikke noe[n]?|not any|nothing|none) (?:\w+ ?){1,4}\?\W*$/;

const confirmIn = (message: string, text: string): SecondTurn | null => {
  const conclusion = CONCLUDES.exec(text);
  const rest = (conclusion ? text.slice(conclusion[0].length) : text).replace(/^[\s,.:;-]+/, '');
  const isNo = !conclusion && NO_ONLY.test(text);
  if ((!conclusion && !isNo) || rest.replace(/\W/g, '') === '' || ASKS_OPEN.test(rest)) return null;
  if (coreOf(message).length > WORDS_MAX) return null;
  const activity = activityIn(rest);
  const isDenied = DENIES.test(rest);
  return { kind: 'confirm', activity, denies: isDenied };
};

const ORDER =
  /\b(?:(?:which|what)(?: one| of (?:them|these|those))?(?: (?:comes|goes|do i do|should i do|should come|is|to do|do i take|do i start with))? (?:first|last)|first or (?:last|after)|in (?:what|which) order|(?:what|which) order|(?:which|what)(?: one)? (?:is|matters|are)(?: the)? (?:more|most|best|better)(?: important)?|(?:whats|what is) (?:the )?(?:most important|priority|best)|where do i (?:start|begin)|which (?:one )?do you recommend|hvilke[nt]?(?: av (?:dem|de))?(?: (?:tar jeg|gjor jeg|skal jeg ta|kommer|er|bor jeg ta|av dem))* (?:forst|sist)|hva (?:tar|gjor|skal|bor|kommer)(?: jeg| ta| gjore)* forst|i hvilken rekkefolge|hvilken rekkefolge|hva er viktigst|hvilke[nt]? er (?:viktigst|best)|hvor (?:begynner|starter) jeg|hva begynner jeg med)\b/;

const IS_IT =
  '(?:is|isnt|was|would|could|can|er|var|blir|kan)(?: ikke)? (?:it|that|this|they|those|det|den|dette|de|there)(?: be| vaere| ikke| not| really| virkelig| still| fortsatt| any| noe| a| en| et| too| very| for| helt)*';
const DANGER = new RegExp(
  `\\b(?:${IS_IT} (?:dangerous|harmful|risky|serious|danger|risk|unsafe|bad(?: for me| sign)?|safe|hurt me|damage|farlig\\w*|skadelig\\w*|risiko|risikabelt|alvorlig|utrygt|trygt|ille|skade)|will (?:it|that) (?:hurt|harm|damage|make it worse)|can (?:i|it) (?:hurt|harm|damage|make it worse|get worse)|(?:any|a) (?:risk|danger)|kan (?:det|den|jeg) (?:skade|odelegge|bli verre|gjore det verre))\\b`,
);
const FINE = new RegExp(
  `\\b(?:${IS_IT} (?:ok|okay|fine|alright|allowed|all right|a problem|bad idea|good idea|worth it|normal|possible|greit|lov|i orden|et problem|problem|lurt|dumt|verdt det|normalt|mulig|vanlig)|(?:that|its|thats|it is) (?:ok|okay|fine|allowed|alright)(?: then| right)?\\W*$|(?:det er|gar det) (?:greit|lov|bra|fint|ok)(?: da| vel)?\\W*$)`,
);
const NEEDED =
  /^(?:(?:and|but|so|ok|og|men|sa|ja) )*(?:do i (?:really |still )?(?:have|need) to(?: do (?:it|that|them|this))?|must i|is (?:it|that|this) (?:really )?(?:necessary|needed|required|important|a must)|(?:ma|trenger|skal) jeg(?: virkelig| egentlig)?(?: (?:det|a gjore det|gjore det|ta den|ta dem))?|er det(?: virkelig| egentlig)? (?:nodvendig|viktig|et krav|et ma))(?: (?:then|da|though|every time|hver gang|every day|hver dag|now|na))*\W*$/;

const SIMPLER =
  /^(?:(?:can|could|will|would|please|kan|kunne|du|you|sorry|beklager|eh|hm+|ok|and|og|men|but) ?,? ?)*(?:(?:(?:say|explain|put|word|repeat|tell|si|forklar\w*|gjenta)(?: me| meg| oss)? ?(?:that|it|this|det|den|dette)? ?)?(?:(?:in |with |med |pa )?(?:plain(?:er)?|simpl(?:e|er|y)|more simply|easier|other|different|few(?:er)?|short(?:er)?|normal|everyday|enkle(?:re)?|enkelt|andre|faerre|korte(?:re)?|vanlige?|en enklere|en annen)(?: (?:words?|terms|english|language|way|norsk|ord|mate|sprak))?|once more|one more time|again|en gang til|igjen|differently|annerledes|kort fortalt|in short|in one sentence|i en setning|pa en annen mate)|(?:i )?(?:dont|do not|didnt|cant|did not) (?:really |quite )?(?:understand|get|follow)(?: (?:it|that|this|you|a word|what you mean))?|(?:jeg |eg )?(?:forstar|skjonner|skjonte|forsto)(?: det| deg)? ?ikke(?: det| deg| helt| hva du mener)*|too (?:complicated|technical)|for (?:komplisert|teknisk|vanskelig)|eli5|huh|hae|what|hva)(?: (?:please|pls|takk|then|da|for me|for meg))*\W*$/;

/** Asks what has to happen, or which value is needed, before the decision changes. */
const CRITERIA =
  /\b(?:what (?:else )?(?:has|have|needs?|would have|must)(?: to)? (?:happen|change|improve|be (?:in place|better|different))|what (?:does|would|will|did) it take|what (?:else )?(?:do|would|must|should|am) i (?:still )?(?:need|have|missing|lacking|supposed)(?: to)?|what(?:s| is| else is)? (?:still )?(?:missing|lacking|needed|required|stopping me|in the way|holding me back)|(?:what|which) (?:number|score|figure|pain|value|level|criteria|requirements?)\b|when (?:is|am|are) (?:it|i|that|they) (?:good|low|ready|strong|calm)? ?enough|how (?:do|can|will) i (?:get|move|go) (?:there|up|on|back|past|out of)|hva (?:ma|skal|skulle|matte) (?:til|skje|endre seg|vaere|bli)|hva (?:kreves|trengs|mangl\w*|gjenstar|star igjen|skal til|er det som (?:mangler|stopper))|hva (?:ma|trenger|bor) jeg (?:gjore|ha|vise|klare|oppna)? ?(?:for (?:a|at|jeg)|da)|(?:hvilke[nt]?|hva slags|hva) (?:tall\w*|smerte\w*|verdi\w*|score\w*|kriterie\w*|krav\w*|niva\w*)\b|nar er (?:det|den|jeg) (?:godt|bra|lavt|rolig|klar|sterk)? ?nok|hvordan (?:kommer|far) jeg (?:dit|opp|videre|tilbake))\b/;
const CRITERIA_KNOWN =
  /^(?:whats|hows|first|forst|move|down|ned|under|over|mangl\w*|happen|change|improve|missing|lacking|needed|required|stopping|holding|number|score|figure|pain|value|level|criteria|requirements?|enough|ready|calm|low|good|better|normal|usual|higher|heavier|further|open|opens|opened|allowed|allows?|lets?|stage|step|ladder|phase|next|jog\w*|walk\w*|race|back|past|til|skje|endre|seg|bli|blir|kreves|trengs|mangler|gjenstar|igjen|stopper|tall\w*|smerte\w*|verdi\w*|score\w*|kriterie\w*|krav\w*|niva\w*|nok|klar|lavt?|lav|bra|bedre|normal\w*|vanlig\w*|hoyere|tyngre|videre|apner?|lov|trinn\w*|steg\w*|stige\w*|fase\w*|neste|gange|lop\w*|opp|dit|tilbake|gjore|plass|orden|takes?|supposed)$/;

/** "Again" alone does not ask for plainer words. */
const isSimpler = (text: string): boolean => SIMPLER.test(text) && !/^(?:igjen|again)\W*$/.test(text);

/**
 * Recognises by its form how a message reacts to the last answer; null for a message that stands on its own. Pure. It
 * reads only the message; the conversation determines the subject.
 */
export const secondTurnOf = (message: string): SecondTurn | null => {
  const text = foldedOf(message);
  const words = coreOf(message);
  if (text === '' || words.length > WORDS_MAX) return null;
  if (isSimpler(text)) return { kind: 'simpler' };
  if (
    ORDER.test(text) &&
    ownWords(
      words,
      /^(?:first|last|order|important|most|best|better|priority|matters|recommend|forst|sist|rekkefolge|viktigst|best|start)$/,
    ) <= 1
  )
    return { kind: 'order' };
  if (CRITERIA.test(text) && ownWords(words, CRITERIA_KNOWN) === 0) return { kind: 'criteria' };
  const condition = conditionIn(message, text);
  if (condition) return { kind: 'condition', condition };
  const doubt = doubtIn(message, text);
  if (doubt) return doubt;
  if (NEEDED.test(text)) return { kind: 'judge', judged: 'needed' };
  const known =
    /^(?:danger\w*|harm\w*|risk\w*|serious|safe|unsafe|bad|worr\w*|farlig\w*|skad\w*|risik\w*|alvorlig|trygt|ille|bekymre\w*|redd|sign|problem|ok|okay|fine|alright|allowed|idea|worth|normal|possible|greit|lov|orden|lurt|dumt|verdt|normalt|mulig|vanlig|hurt|damage|worse|verre|good)$/;
  const isPlain = ownWords(words, known) === 0;
  if (isPlain && DANGER.test(text)) return { kind: 'judge', judged: 'danger' };
  if (isPlain && FINE.test(text) && !CONCLUDES.test(text)) return { kind: 'judge', judged: 'fine' };
  const confirm = confirmIn(message, text);
  if (confirm) return confirm;
  if (isPlain && FINE.test(text)) return { kind: 'judge', judged: 'fine' };
  if (
    ALTERNATIVE.test(text) &&
    ownWords(
      words,
      /^(?:something|anything|different|options?|ideas?|choices?|alternativ\w*|forslag|muligheter|b|give|gi|suggest|foresla|finnes|annet|anna|ellers|bytte|swap)$/,
    ) === 0
  )
    return { kind: 'alternative' };
  return null;
};

/** Details of the last answer that a short question may ask for. */
export const DETAILS = [
  ...(['until', 'length', 'distance', 'often', 'pace', 'effort', 'when', 'where', 'which', 'amount', 'how'] as const),
] as const;
export type Detail = (typeof DETAILS)[number];

const DETAIL_WORDS: Readonly<Record<Detail, RegExp>> = {
  until:
    /\b(?:until when|for how (?:long|many (?:days|weeks))|how many (?:days|weeks)|til nar|hvor mange (?:dager|uker)|hvor lenge til)\b/,
  length: /\b(?:how (?:long|many min\w*|much time)|hvor (?:lenge|lang|mange min\w*|lang tid)|kor lenge)\b/,
  distance: /\b(?:how (?:far|many (?:km|k|miles|kilomet\w*))|hvor (?:langt|mange (?:km|mil|kilomet\w*))|kor langt)\b/,
  often:
    /\b(?:how (?:often|many times)|hvor (?:ofte|mange ganger)|kor ofte|every day|hver dag|times a week|ganger i uka)\b/,
  pace: /\b(?:how (?:fast|slow|slowly|quick)|(?:what|which) (?:pace|speed)|hvor (?:fort|raskt|sakte)|(?:hvilken|hva slags) fart|kor fort)\b/,
  effort: /\b(?:how (?:hard|easy|heavy|tough)|hvor (?:hardt?|rolig|tungt?|lett))\b/,
  when: /\b(?:when|what (?:time|day)|which day|nar|hvilken dag|hvilket tidspunkt|hva slags dag|kor tid)\b/,
  where: /\b(?:where|hvor(?= (?:da|skal|kan|bor|loper|gjor|er)|\W*$)|hvilket sted)\b/,
  which: /\b(?:which|what kind|what sort|hvilke[nt]?|hva slags)\b/,
  amount: /\b(?:how (?:much|many|big)|hvor (?:mye|mange|stor\w*))\b/,
  how: /\b(?:how(?! (?:come|sure|about))|hvordan|korleis|korsen)\b/,
};

/** Returns the detail of the last answer that a short question asks for; null for other messages. */
export const detailAsked = (message: string): Detail | null => {
  const text = foldedOf(message);
  return DETAILS.find((detail) => DETAIL_WORDS[detail].test(text)) ?? null;
};

const LEANING = /\b(?:it|that|this|those|them|they|one|ones|then|so|same|det|den|dette|de|dem|da|sa|samme)\b/;

/**
 * True for a short message that depends on the conversation and has no subject. If nothing else recognises
 * it, the coach asks back in the context of the conversation.
 */
export const isLeaning = (message: string): boolean => {
  const words = coreOf(message);
  if (words.length === 0 || words.length > SHORT + 2) return false;
  const own = ownWords(words, /^$/);
  return own === 0 || (own === 1 && words.length <= SHORT && (hasLead(message) || LEANING.test(foldedOf(message))));
};

/** Words of the forms above that do not concern the body. */
const FORM_WORDS =
  /^(?:sure|certain|serious|positive|really|seriously|right|true|correct|wrong|sikkert?|alvorlig|virkelig|helt|riktig|rett|sant|stemmer|feil|first|last|order|important|most|best|better|priority|matters|recommend|forst|sist|rekkefolge|viktigst|something|anything|different|options?|ideas?|alternativ\w*|forslag|annet|ellers|plain\w*|simpl\w*|easier|words?|terms|english|norwegian|norsk|enkl\w*|ord|understand|forstar|ok|okay|fine|allowed|greit|lov|necessary|nodvendig|rain\w*|snow\w*|wind\w*|regn\w*|sno\w*|vind\w*|slow\w*|gently|sakte\w*|rolig\w*|hills?|bakk\w*|intervals?|intervall\w*|tempo|hard|fast|hardt?|fort|long|short|langtur\w*|race|lopet|strength|styrke|rest|hvile|cycl\w*|sykl\w*|walk\w*|gatur|risk|farlig|dangerous|friends?|coach|husband|wife|kompis|venn\w*|trener\w*|naboen|mener|says|said|know|knows|vet|great|bra|time|tid|miss|skip|hopper|dropper|treadmill|tredemoll\w*|molla|molle|inside|indoors?|outside|inne|innendors|ute|ice|icy|glatt|speilblank\w*|slippery|dark|morkt?|snowy|recover|reset|adapt|checkin|innsjekk\w*|score|miles?|km|kilomet\w*|min|mins|minutes?|minutter|hours?|timer|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mandag\w*|tirsdag\w*|onsdag\w*|torsdag\w*|fredag\w*|lordag\w*|sondag\w*|weekend|helg\w*|shorter|longer|kortere|lengre|lang|kort|far|langt|lenge|often|ofte|heavier|tyngre|early|late|tidlig|sent|happen|change|missing|criteria|mangler|kreves|skje|number|tall\w*|stage|step|trinn\w*|steg\w*|phase|fase\w*|normal\w*|vanlig\w*|though|tho)$/;
const FEELS_GREAT =
  /\b(?:(?:i )?feel(?:ing)?|im|(?:jeg )?(?:foler|kjenner) meg|jeg er)(?: (?:so|really|very|pretty|just|veldig|helt|skikkelig))* (?:great|good|fine|fresh|strong|bra|fin|pigg|sterk|uthvilt)\b/;
/** Words for sensations, which are not plain even if every other word is. */
const SENSES = /\b(?:feel\w*|felt|foler|kjenn\w*|merker|breath\w*|puste\w*|see|ser|hear|horer|stand|sta)\b/;

/**
 * True for a message whose words all belong to the forms above or name no subject. It does not concern the body, so the
 * message that it continues determines whether the conversation is ordinary.
 */
export const isPlainForm = (message: string): boolean => {
  const text = foldedOf(message).replace(FEELS_GREAT, ' ');
  const words = text.split(/[^a-z\d]+/).filter(Boolean);
  return words.length <= WORDS_MAX && !SENSES.test(text) && ownWords(words, FORM_WORDS) === 0;
};
