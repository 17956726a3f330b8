import type { SafetyCategory } from '../categories.ts';
import { CONCEPTS } from '../model/concepts.ts';
import { normalize } from '../model/normalize.ts';

/**
 * Everyday sentences whose words resemble those of a category. They are recognised only if the text mentions none of
 * the category's signs.
 */
interface Everyday {
  categories: readonly SafetyCategory[];
  text: RegExp;
  unless?: RegExp;
  /** True if the sentence is recognised only in a short message about which the model is not certain. */
  isMild?: true;
}

/**
 * Maximum number of words in a message in which a mild everyday sentence is recognised; a longer message may contain
 * something else.
 */
const MILD_WORDS = 25;

const EVERYDAY: readonly Everyday[] = [
  {
    // Another sport on a day without running.
    categories: ['eating', 'selfharm', 'substance', 'pregnancy'],
    text: /^(?=.*\b(?:cycl(?:e|ing)|bik(?:e|ing)|swim\w*|row\w*|spin(?:ning)?|sykl\w*|svomm\w*|padl\w*|ro)\b)(?=.*\b(?:off days?|rest days?|days? off|easy days?|fridag\w*|hviledag\w*)\b)/,
    unless:
      /\b(?:eat\w*|food|ate|weight|burn\w*|calor\w*|guilt\w*|fat|thin\w*|mat|spis\w*|vekt\w*|kalori\w*|skyld\w*|feit|tynn\w*|periods?|mens\w*|cutting|kutt\w*|hurt myself|skade meg|only thing|eneste)\b/,
  },
  {
    // A stitch after a drink or a meal.
    categories: ['substance', 'syncope', 'selfharm', 'cardiac', 'eating', 'illness', 'breathing', 'sugar'],
    text: /\b(?:(?:side ?)?stitch(?:es)?\b.{0,40}\b(?:dr[iau]nk\w*|eat|ate|juice|water|squash|breakfast|gel)|hold (?:hver gang|nar|i sida|etter at|av a|hvis)\b.{0,30}\b(?:dr[iau]kk\w*|spis\w*|saft\w*|juice|vann|frokost|gel)|(?:far|fikk|fatt) (?:alltid )?hold\b)/,
    unless:
      /\b(?:alcohol|beers?|wine|vodka|pints?|ol|vin|sprit\w*|shoulder|skuld\w*|chest|bryst\w*|arm|jaw|kjeve\w*|faint\w*|besvim\w*|breath\w*|pust\w*|blood|blod\w*|fever\w*|feber\w*|hard (?:as|som)|worse every|at rest|i ro|wound|sar(?:et)?|op|surgery|opera\w*)\b/,
  },
  {
    categories: ['selfharm', 'abuse', 'eating'],
    text: /\b(?:motivat\w*|motiver\w*|motivasjon\w*)\b/,
    unless:
      /\b(?:live|living|leve|life|livet|die|dead|dying|do|death|anything|everything|alt|noe|hurt|skade|hopeless|haplos\w*|eat\w*|spis\w*|food|mat)\b/,
  },
  {
    categories: ['head', 'syncope', 'stroke'],
    text: /\b(?:single[ -]leg\w*|one[ -]leg\w*|on one leg|ett ?beins\w*|pa (?:ett|et) bein|deadlifts?|markloft\w*|balanc\w*|balans\w*|squats?|knebo\w*|step[ -]?ups?|lunges?|utfall)\b.{0,60}\b(?:fall(?:ing)?(?: over)?|tip(?:ping)? over|wobbl\w*|mister balansen|vingl\w*|faller|velter)\b/,
    unless:
      /\b(?:hit|slo|head|hode\w*|dizz\w*|svim\w*|faint\w*|besvim\w*|vision|syn\w*|numb|nummen|weak|speech|confus\w*|since (?:monday|yesterday|the fall)|without warning)\b/,
  },
  {
    categories: ['medication', 'selfharm', 'head', 'substance', 'pregnancy'],
    text: /\b(?:deadlift\w*|markloft\w*)\b/,
    unless:
      /\b(?:pain\w*|hurt\w*|vondt|pills?|tabl\w*|medicine|medisin\w*|pregnan\w*|gravid\w*|head|hode\w*|drunk|dizz\w*|numb|operat\w*|surgery|want to|die)\b/,
  },
  {
    categories: ['syncope', 'stroke', 'cardiac', 'rupture', 'head', 'clot', 'illness'],
    text: /\b(?:toe ?)?nails? .{0,20}\b(?:black|dark)\b|\bta?a?negl\w* .{0,20}\b(?:svart\w*|mork\w*)\b|\bblack toenails?\b|\bsvart\w* ta?a?negl\w*/,
    unless:
      /\b(?:everything|vision|sight|eyes|alt|oyne\w*|faint\w*|besvim\w*|fell|falt|swollen|hoven\w*|hot|varm\w*|red|rod\w*|pus|puss|fever|feber|diabet\w*|numb|nummen|cold|kald\w*|whole|hele)\b/,
  },
  {
    categories: ['cardiac', 'breathing', 'illness', 'allergy'],
    text: /\b(?:(?:chest|hr|heart rate) (?:strap|belt|monitor)|brystbelte\w*|pulsbelte\w*|brystreim\w*)\b.{0,25}\b(?:hurts?|chaf\w*|rub\w*|irritat\w*|burns?|gnag\w*|gniss\w*|svir|klor)\b.{0,25}\b(?:skin|hud\w*|raw|bryst\w*|chest)\b/,
    unless:
      /\b(?:breath\w*|pust\w*|arms?|jaw|kjeve\w*|tight\w*|pressure|press\w*|trykk\w*|tung\w*|heart (?!rate)\w+|hjerte\w*|faint\w*|svim\w*|dizz\w*|inside|inni|under)\b/,
  },
  {
    categories: ['pregnancy', 'illness'],
    text: /\b(?:nipples?|brystvort\w*)\b/,
    unless: /\b(?:pregnan\w*|gravid\w*|breastfe\w*|amm(?:er|ing)|lump|kul|fever|feber|discharge|pus|puss|week|uke)\b/,
  },
  {
    // The breathing exercise of a programme.
    categories: ['breathing', 'syncope', 'cardiac', 'third'],
    text: /\b(?:which|what|whats|how|where|when|hvilke\w*|hva|hvor\w*|nar)\b.{0,20}\b(?:(?:breathing|breath)[ -](?:things?|exercises?|drills?|stuff|bit|ones?|part|work|holds?|technique\w*|routine)|puste?(?:ovelse\w*|greie\w*|teknikk\w*|ting\w*))\b/,
    unless:
      /\b(?:(?:cant|cannot|couldnt|unable to|hard to|struggl\w* to|kan ikke|far ikke|klarer ikke|fikk ikke|vanskelig a) (?:\w+ ){0,2}?(?:breathe|get (?:any |enough )?(?:air|breath)|catch|fill|puste|pusten|luft|dra pusten)|short of|breathless|tight\w*|chest|bryst\w*|pain\w*|hurts?|vondt|stikk\w*|stab\w*|blue|bla|lips|leppe\w*|dizz\w*|svim\w*|faint\w*|besvim\w*|wheez\w*|whistl\w*|piping|inhaler|inhalator\w*|asthma|astma\w*|panic|panikk\w*|blood|blod|doesnt help|hjelper ikke|numb|nummen\w*)\b/,
  },
  {
    // A small child as the reason for a bad night.
    categories: ['third', 'pregnancy', 'abuse', 'selfharm', 'sugar', 'illness'],
    text: /^(?=.*\b(?:sleep\w*|slept|awake|night|nights|tired|hours?|sov\w*|sover|vaken|natt|netter|natta|trott|trett|timer)\b)(?=.*\b(?:neighbou?rs?|next door|upstairs|downstairs|flatmates?|roommates?|nabo\w*|etasjen|oppe|nede)\b.{0,30}\b(?:bab(?:y|ies)|newborns?|kids?|twins?|toddlers?|infants?|barn\w*|bab(?:yen|yer)|unge\w*|tvilling\w*|nyfodt\w*|en liten)\b)/,
    unless:
      /\b(?:wont wake|cant wake|limp|slapp\w*|blue|bla|breath\w*|pust\w*|fever|feber|blood|blod\w*|hit|hits|hitting|slar|slo|shak\w+|riste\w*|hurt\w*|skad\w*|kill\w*|drep\w*|die|dying|dead|do|dod|end it|for good|myself|meg selv|pills|piller|faint\w*|besvim\w*|chest|bryst\w*|dizz\w*|svimm\w*|black\w*|svart\w*|pregnan\w*|gravid\w*|breastfe\w*|amm\w+|nobody needs|ingen trenger)\b/,
  },
  {
    // A child who joins the runner, with a question about the effect on the runner's own session.
    categories: ['minor'],
    text: /\b(?:ruin\w*|spoil\w*|mess\w*(?: up)?(?: with)?|wreck\w*|affect\w*|disturb\w*|hurt|slow\w*|odelegg\w*|forstyrr\w*|gar (?:det|dette) ut over|bremse\w*|teller)\b.{0,25}\b(?:my|me|mine|the session|okta|okten|turen|planen|farten|meg|min|mi|mitt)\b/,
    unless:
      /\b(?:plan|program|programme|schedule|training plan|treningsplan|opplegg|intervals?|intervaller) (?:for|to|til) (?:her|him|them|my|the kid|henne|han|ham|dem|jenta|gutten|ungen|barn\w*)|\b(?:how (?:far|fast|much|often|many)|what pace|which pace|hvor (?:langt|fort|mye|ofte|mange)|hvilken fart|hvilket tempo) (?:\w+ )?(?:can|should|may|is|does|kan|bor|skal|far|er) (?:she|he|they|a|my|hun|han|de|et|en|jenta|gutten|barn\w*)|\b(?:im|i am|jeg er|eg er) (?:1[0-7]|\d)\b|\b(?:pain\w*|sore|hurts|vondt|coach|trener)\b/,
  },
  {
    // A regular period.
    categories: ['eating', 'pregnancy', 'illness', 'minor', 'substance'],
    isMild: true,
    text: /\b(?:mensen|menstruasjon\w*|(?:har|fatt|fikk|fekk|med) mens(?! (?:jeg|eg|ae|hun|ho|han|de|dei|vi|det|du|den)\b)|periods?(?! (?:of|in|between))|time of the month)\b/,
    unless:
      /\b(?:miss\w*|late|gone|stopp\w*|slutt\w*|skulle|should have|overdue|kommet|nause\w*|kvalm\w*|sick|spy\w*|coffee|kaffe|veker?|slipper|glad|happy|no|not|never|havent|lost|ikkj?e|borte|utebl\w*|forsvunn\w*|months?|maned\w*|uker?|weeks?|faint\w*|besvim\w*|svimm\w*|dizz\w*|heavy|kraftig\w*|soak\w*|clots?|fever|feber|pains?|painful|vondt|sterke?|severe|unbearable|irregular|uregelmess\w*|losing|weight|vekt\w*|eat\w*|spis\w*|food|lett(?:ere)?|lighter|since|siden|pregnan\w*|gravid\w*|test|blod\w*|blood\w*|chest|bryst\w*|heart|hjert\w*|alone|lei meg|trist|sad|die|1[0-7])\b/,
  },
  {
    // The menopause and its treatment.
    categories: ['heat', 'illness', 'joint', 'bone', 'sugar', 'cardiac', 'substance', 'medication'],
    isMild: true,
    text: /\b(?:hot flush\w*|hot flash\w*|hetetokt\w*|menopaus\w*|overgangsalder\w*|hrt)\b/,
    unless:
      /\b(?:chest|bryst\w*|faint\w*|besvim\w*|heart|hjert\w*|pulse?\w*|numb|nummen|swoll\w*|hoven\w*|fever|feber|weight|vekt\w*|bleed\w*|blod\w*|breath\w*|pust\w*|pains?|vondt|dizz\w*|svimm\w*|confus\w*|stopped taking|slutta|sluttet|dose|doble\w*)\b/,
  },
  {
    // A warm room at night.
    categories: ['heat', 'illness'],
    isMild: true,
    text: /\b(?:varmt|hot|warm) (?:pa|i|in) (?:(?:the|my) )?(?:soverom\w*|rommet|bedroom|room|flat|bed)\b|\b(?:soverommet|bedroom|room) (?:was|er|var) (?:\w+ )?(?:varmt|hot|warm)\b/,
    unless:
      /\b(?:fever|feber|temp\w*|chills?|frys\w*|chest|bryst\w*|faint\w*|besvim\w*|confus\w*|forvirr\w*|vomit\w*|spy\w*|kast\w*|headache|hodepine|ill|sick|syk|sjuk|weight|vekt\w*|cough\w*|host\w*)\b/,
  },
  {
    // One painkiller for a headache or cramps, some time ago.
    categories: ['medication', 'head'],
    isMild: true,
    text: /\b(?:tok|took|had)(?: \w+){0,2} (?:ibux|paracet\w*|ibuprofen|aspirin|painkiller|smertestillende)(?: \w+){0,2} (?:for|mot|against) (?:a |my |the )?(?:headache|hodepine\w*|vondt i hodet|mensvondt|cramps|tannpine|toothache)\b/,
    unless:
      /\b(?:\d+|two|three|four|to|tre|fire|again|igjen|still|fortsatt|daily|every|hver|fell|falt|hit|slo|blow|worst|verste|sudden\w*|plutselig\w*|vomit\w*|spy\w*|before|for turen|for okta|so i can|sa jeg kan|pregnan\w*|gravid\w*)\b/,
  },
  {
    // A sore arm after a vaccine.
    categories: ['illness', 'medication', 'allergy', 'joint', 'cardiac', 'nerve'],
    isMild: true,
    text: /\b(?:(?:flu|covid|tetanus) (?:jab|shot|booster)|vaccin\w*|\w*vaksin\w*)\b/,
    unless:
      /\b(?:fever\w*|feber\w*|ill|sick|syk|sjuk|swoll\w*|hoven\w*|rash|utslett|hives|elveblest|breath\w*|pust\w*|chest|bryst\w*|faint\w*|besvim\w*|dizz\w*|svimm\w*|heart|hjert\w*|chills?|frys\w*|temp\w*|3[89]|4[01]|throat|hals\w*|numb|nummen|pregnan\w*|gravid\w*|ached? all|verk\w*)\b/,
  },
  {
    // A question about the runner's age without a number or a school.
    categories: ['minor'],
    isMild: true,
    text: /\b(?:(?:pa )?min alder|my age|alderen min|someone my age)\b/,
    unless:
      /\b(?:1[0-7]|[5-9]|school|skole\w*|klasse\w*|grade|junior\w*|ung|unge|young|teen\w*|tenar\w*|konfirm\w*|mum|mom|parents?|foreldr\w*|mamma|pappa|mor|far|gymtime\w*|laerer\w*|class\w*|confirm\w*|vgs|vg ?\d|girl|boy|jente|gutt|protein\w*|lol|haha\w*|allowed|lov|should i even|lag\w*|team|squad|club|klubb\w*)\b/,
  },
  {
    categories: ['cauda', 'rupture', 'clot', 'joint', 'nerve', 'illness', 'allergy'],
    isMild: true,
    text: /\b(?:larene|lara|laret|thighs?|armhul\w*|armpits?)\b(?: \w+){0,2} (?:gnisser|gnager|gnis\w*|gnag\w*|chaf\w*|rub|rubs|rubbing)\b/,
    unless:
      /\b(?:numb|nummen\w*|pus|puss|fever|feber|swoll\w*|hoven\w*|spread\w*|red line|rod strek|blood|blod\w*|hot|varm\w*)\b/,
  },
  {
    // Dumbbells.
    categories: ['eating'],
    isMild: true,
    text: /\b(?:vekta|vekter|vektene|manual\w*|weights|dumbbells?|kettlebells?)(?: \w+)? (?:hjemme|heime|at home)\b/,
    unless: /\b(?:kg|veie\w*|weigh\w*|lose|ga ned|scales?|badevekt\w*|fat|feit|tynn|thin|spis\w*|eat\w*)\b/,
  },
  {
    // The energy that a run burns.
    categories: ['eating'],
    isMild: true,
    text: /\b(?:how many|hvor mange|kor mange) (?:calories|kcal|kalorier|kaloriar)\b.{0,40}\b(?:burn\w*|run|hour|session|marathon|forbrenn\w*|brenn\w*|tur\w*|time\w*|okt\w*|langtur\w*|maraton)\b/,
    unless:
      /\b(?:only|bare|kun|less|mindre|under|lose|losing|weight|vekt\w*|ned|thin\w*|tynn\w*|slank\w*|allowed|lov|deserve|earn|fortjen\w*|make up|gjore opp|skip\w*|hopp\w*|should i eat|can i eat|kan jeg spise|bor jeg spise|fat|feit|ate|spiste|without eating|uten a|sick|guilt\w*|skyld\w*|fasting|faste\w*)\b/,
  },
  {
    // A child who comes along on an easy run, by bike or on foot.
    categories: ['minor', 'third'],
    isMild: true,
    text: /^(?=.*\b(?:easy|slow|recovery|rolig\w*|sakte)\b)(?=.*\b(?:kid|child|son|daughter|boy|girl|sonn\w*|datter\w*|dattera|gutten|jenta|ungen|barnet|minsten|eldste\w*)\b).*\b(?:(?:bli|vaere|vere|jogge|lope) med|(?:ta|taking|take|bring\w*) (?:henne|ham|han|dem|her|him|them|with me|along)|joins?|joining|come along|comes? (?:with|along)|tags? along|bikes?|cycles?|rides?|sykler|next to me|beside me|ved siden av)\b/,
    unless:
      /\b(?:plan|program\w*|schedule|train\w*|tren\w*|intervall?\w*|half|halv\w*|marat\w*|race|lop(?:et)?|\d{2} ?k\b|how (?:far|fast|much|often)|hvor (?:langt|fort|mye|ofte)|pace|pain\w*|vondt|hurts?|sick|syk|faint\w*|besvim\w*|breath\w*|pust\w*|im 1[0-7]|jeg er 1[0-7]|coach|trener|long|lang\w*|fast\w*|fort|hard\w*|lol|haha\w*)\b/,
  },
  {
    // Diabetes that is under control, without a value or a sign.
    categories: ['sugar'],
    isMild: true,
    text: /\b(?:diabetes|type (?:1|2|one|two|en|to))\b.{0,50}\b(?:gar (?:det )?(?:fint|bra)|det gar (?:fint|bra)|well[ -]controlled|under control|stabil\w*|stable|velregulert\w*|god kontroll|no problems?|fine for years)\b/,
    unless:
      /\b(?:low|lav\w*|hypo\w*|foling\w*|dizz\w*|svimm\w*|high|hoyt?|keton\w*|units?|enheter|\d[.,]\d|1\d|2\d|sick|syk|kvalm\w*|pump\w*|foot|fot|sar|faint\w*|shak\w*|skjelv\w*|thirst\w*|torst)\b/,
  },
  {
    // A heart that beats with joy or nerves.
    categories: ['cardiac'],
    isMild: true,
    text: /\b(?:hjertet|hjarta|heart)\b(?: \w+)? (?:banker|pounds?|beats?|races?|dunker|hamrer)\b.{0,12}\b(?:when i (?:see|saw|think|look)|nar (?:jeg|eg|ae) (?:ser|tenker))\b/,
    unless:
      /\b(?:pain\w*|vondt|rest|hvile|night|natt\w*|dizz\w*|svimm\w*|faint\w*|besvim\w*|uneven|irregular|uregelmess\w*|skip\w*|breath\w*|pust\w*|tight\w*|press\w*|trykk\w*|hours?|timer|stairs|trapp\w*)\b/,
  },
];

/**
 * True for an everyday sentence that the model mistakes for one of the category.
 * @param isCertain true when the model is certain enough for a STOP
 */
export const isEveryday = (text: string, category: SafetyCategory | null, isCertain = false): boolean => {
  if (category === null) return false;
  const read = normalize(text);
  const isLong = read.split(/\s+/).length > MILD_WORDS;
  return EVERYDAY.some(
    ({ categories, text: form, unless, isMild }) =>
      categories.includes(category) && !(isMild && (isLong || isCertain)) && form.test(read) && !unless?.test(read),
  );
};

/** Medicines for long-term use that do not affect training by themselves. */
const DAILY =
  '(?:sertralin\\w*|zoloft|cipralex|escitalopram|citalopram|fluoxetin\\w*|prozac|venlafaxin\\w*|mirtazapin\\w*|ssri|antidepressants?|antidepressiva|levaxin|levothyrox\\w*|thyroxin\\w*|thyroid (?:pills?|tablets?|meds?)|stoffskiftemedisin\\w*|antihistamin\\w*|cetirizin\\w*|zyrtec|loratadin\\w*|allergy (?:pills?|tablets?|meds?)|allergimedisin\\w*|allergitablett\\w*|statins?|statiner|atorvastatin|simvastatin|lipitor|p-?pill\\w*|birth control(?: pill)?|contraceptive pill|omeprazol\\w*|vitamin d|iron tablets?|jerntablett\\w*|ritalin|concerta|medikinet|adhd[ -](?:meds?|medicine|medisin\\w*))';
const COMMON =
  '(?:ibuprofen|ibux|ipren|paracet\\w*|painkillers?|pain ?killers?|smertestillende|antibiotics?|antibiotika|naproxen|nsaids?|voltaren|diclofenac|creatine|kreatin)';
const TAKES =
  '(?:i take|i am on|im on|i use|ive been on|been taking|been on|taking|on|jeg tar|eg tek|jeg bruker|jeg gar pa|eg gar pa|gar pa|bruker|tar|star pa)';

const PASSING = new RegExp(`\\b${TAKES} (?:\\w+ ){0,3}?${DAILY}\\b`);
const RECOVERED =
  /\b(?:on|finished|pa|ferdig med|tar) (?:\w+ ){0,2}?(?:antibiotics?|antibiotika\w*)\b.{0,50}\b(?:feel(?:ing)? (?:fine|good|ok|okay|great|well)|foler meg (?:fin|bra|frisk|helt fin)|form(?:en)? er (?:fin|bra))\b/;
const ASKED_IN_GENERAL = new RegExp(
  `\\b(?:is|are|er) (?:\\w+ )?${COMMON} (?:\\w+ ){0,2}?(?:common|usual|normal|popular|allowed|legal|banned|doping|vanlig\\w*|lov|tillatt|forbudt)\\b|\\b(?:do|does|why do|how many|hvor mange|hvorfor) (?:\\w+ ){0,3}?(?:runners?|people|athletes|marathoners|lopere|folk|utovere|mosjonister)\\b.{0,25}\\b${COMMON}\\b|\\b(?:lopere|folk|utovere|mange)\\b.{0,12}\\b(?:tar|bruker)\\b.{0,12}\\b${COMMON}\\b`,
);
/** Words which show that the message is about taking, changing or missing a medicine, or about a problem with it. */
const TAKING =
  /\b(?:\d+ ?(?:mg|g|ml|mcg)|dos\w*|double\w*|dobbel\w*|dobl\w*|extra|ekstra|two|to stk|three|tre|more|mer|stop\w*|quit\w*|slutt\w*|skip\w*|miss\w*|forgot|glem\w*|glomt|half|halv\w*|instead|before (?:the |my |a )?(?:run\w*|race\w*|session|marathon)|for (?:lop\w*|okt\w*|turen|marat\w*)|can i take|should i take|may i take|kan jeg ta|bor jeg ta|skal jeg ta|new|ny|nye|started|starta|startet|just began|changed|bytt\w*|dizz\w*|svimmel\w*|faint\w*|side effect\w*|bivirkning\w*|heart|hjert\w*|puls\w*|racing|rash|utslett|tendon|achilles|akilles\w*|sene\w*|cipro\w*|prednis\w*|cortison\w*|kortison\w*|blood thin\w*|blodfortynn\w*)\b/;

const SYMPTOM =
  /\b(?:pains?|painful|hurt\w*|ache\w*|sore|vondt|ondt|smerte(?!still)\w*|verk\w*|numb\w*|nummen|weak\w*|svak\w*|swollen|swell\w*|hoven\w*|breath\w*|pust\w*|chest|bryst\w*|blood|blod\w*|blor|confused|forvirr\w*|die|pee|urin\w*|tiss\w*|fever|feber|sick|kvalm\w*|vomit\w*|kast\w*|unwell|uvel|shak\w*|skjelv\w*|cramp\w*|fall\w*|black\w*|svart\w*|pregnan\w*|gravid\w*|drunk|alcohol|alkohol|beer|ol)\b/;

/**
 * True when a message only mentions a long-term medicine in passing, or asks a general question about a common one
 * (`language.md` 2.3). A doctor or pharmacist can answer it; training is not blocked.
 */
export const isMedicineInPassing = (text: string): boolean => {
  const read = normalize(text)
    .replace(/[,.?!]/g, ' ')
    .replace(/\s+/g, ' ');
  if (TAKING.test(read) || SYMPTOM.test(read)) return false;
  const isAboutRunner = /\b(?:i|im|ive|my|me|jeg|eg|meg|min|mitt)\b/.test(read);
  return PASSING.test(read) || RECOVERED.test(read) || (!isAboutRunner && ASKED_IN_GENERAL.test(read));
};

const LEG: readonly SafetyCategory[] = ['clot', 'rupture', 'bone', 'joint', 'nerve'];
/** Categories of the card about a part of the body that hurts, without any other sign. */
const OF_PART: readonly [parts: string, categories: readonly SafetyCategory[]][] = [
  ['calf leg shin hip knee ankle tendon joint bone', LEG],
  ['back', ['cauda', 'nerve']],
  ['belly', ['illness', 'heat', 'allergy']],
  ['throat', ['illness', 'allergy']],
];
const PARTS = OF_PART.map(([parts, categories]) => ({
  parts: new Set(parts.split(' ').map((name) => CONCEPTS.indexOf(name))),
  categories,
}));

/** Returns the categories that a card about the part may have; null if the text mentions none of these parts. */
export const categoriesOfPart = (concepts: readonly number[]): readonly SafetyCategory[] | null =>
  PARTS.find(({ parts }) => concepts.some((concept) => parts.has(concept)))?.categories ?? null;
