import type { Pattern } from './pattern.ts';

const WHY = /\b(?:why|how come|hvorfor|skjønner ikke|forstår ikke|don'?t (?:get|understand|see) why)\b/i;

/** Worries, and reports of runs. */
export const WORRIES = {
  whatCounts: {
    intent: 'checkinHow',
    has: [
      /\b(?:score|readiness|check-?in|skår\w*|scoren?|dagsform\w*|innsjekk\w*)\b/i,
      /\b(?:go(?:es)? into|counts? (?:in|into|towards|for)|part of|does .* (?:count|care|know|include|use|see)|just the sliders|based on|affect\w*|teller|tar (?:den|appen|scoren) hensyn|inngår|regnes (?:med|inn)|bryr|påvirker)\b/i,
      /\b(?:pulse|heart rate|hr|hrv|watch|garmin|tempo|run|nap\w*|coffee|caffeine|alcohol|beer|work|kids?|cause|which|steps|puls\w*|hvilepuls\w*|klokk\w*|dupp\w*|kaffe\w*|koffein\w*|øl|jobb\w*|unger|barn\w*|skritt|høneblund\w*)\b/i,
    ],
    not: /\b(?:why|hvorfor|sick|syk|hurt|vondt|period|mensen)\b/i,
  },
  honest: {
    intent: 'checkinHow',
    has: [
      /\b(?:lie|lying|fake|fudge|cheat\w*|pretend|make up (?:a|the) number|lyve|lyver|jukse|jukser|juks|fuske\w*|late som)\b/i,
      /\b(?:check-?in|score|slept|sleep|log\w*|app|number|say|readiness|put|enter|innsjekk\w*|dagsform\w*|søvn\w*|sov\w*|logg\w*|tall\w*|skriv\w*|føre\w*|trykk\w*)\b/i,
    ],
    not: /\b(?:lie down|lie in|lie awake|lie on|walk\w*|pain|vondt|eat\w*|mat|spis\w*)\b/i,
  },
  lowDays: {
    intent: 'trend',
    has: [
      /\b(?:two|three|four|several|many|\d|to|tre|fire|flere|så mange|sånne)\b.*\b(?:red|low|recover\w*|bad|røde?|lave?|dårlige?|recover-?dag\w*|rolige)\b.*\b(?:days?|dag\w*)\b|\b(?:recover|red|low|røde?|lave)\b.*\b(?:in a row|på rad)\b/i,
      /\b(?:dangerous|worr\w*|bad|normal|mean\w*|wrong|ok\w*|farlig|bekymr\w*|ille|betyr|galt|normalt|greit|\?)|\?/i,
    ],
    not: /\bcan i\b|\bkan jeg\b|\brun\b|\bløpe\b/i,
  },
  watchEstimate: {
    intent: 'progress',
    has: [
      /\bvo2|\bwatch\b|\bgarmin\b|\bklokk\w*|\bcoros\b|\bsuunto\b|\bapple watch/i,
      /\b(?:unproductive|detraining|dropp\w*|went down|down|lower|lost|gikk ned|gått ned|ned|lavere|uproduktiv|falt|sank)\b/i,
    ],
    not: /\b(?:lost|broke|forgot|without|mistet|glemt\w*|uten) (?:my |the |min |klokka)?(?:watch|garmin|klokk\w*)?|\bheart rate\b|\bpuls\w*\b|\bbroken\b|\bpay/i,
  },
  lighterWhy: {
    intent: 'nextWeek',
    has: [
      WHY,
      /\bnext week\b|\bneste uke\w*|\buka etter/i,
      /\b(?:light\w*|easier|less|short\w*|cut|80|fewer|lett\w*|mindre|kort\w*|færre|kutt\w*|rolig\w*)\b/i,
    ],
  },
  othersCompared: {
    intent: 'progress',
    has: [
      /\b(?:girlfriend|boyfriend|wife|husband|friend\w*|mate|colleague\w*|partner|brother|sister|everyone|others|kjæreste\w*|kona|mannen|venn\w*|kompis\w*|kollega\w*|bror|søster|alle andre|andre)\b/i,
      /\b(?:run\w*|does|train\w*|km|miles|løper|trener|kilometer|mil)\b/i,
      /\b(?:behind|less|too little|keep up|way|should i|enough|bak|mindre|for lite|henger|nok|burde|ligger)\b/i,
    ],
    not: /\b(?:score|data|plan|check-?in|dagsform|innsjekk|pace|speed|fart|can i (?:run|join))\b/i,
  },
  makeUp: {
    intent: 'missed',
    has: [
      /\b(?:make|making|made) (?:it |them |that |this |those )?up\b|\bcatch up\b|\bta (?:den|dem|det|de|økta|øktene|langturen)?\s?igjen\b|\btas igjen\b|\binnhente\b/i,
    ],
    not: /\bcan'?t make\b|\bwhich\b|\bhvilke\b|\bpace\b|\bmilk\b|\bweeks? off\b|\bsick\b|\bsyk\b|\bill\b/i,
  },
  formLost: {
    intent: 'taper',
    has: [
      /\b(?:los(?:e|ing|t)|mist\w*|taper?\b|forsvinn\w*)\b|\bflat\b|\bheavy\b|\bsluggish\b|\btunge?\b|\bslapp\w*/i,
      /\b(?:fitness|form\w*|shape|kondis\w*|taper\w*|nedtrapp\w*|hvile\w*|resting)\b/i,
      /\?|\b(?:afraid|worr\w*|scared|redd|bekymr\w*|feel\w*|føle\w*|kjenne\w*|do i|will i|am i|(?:mister|taper) (?:jeg|eg|æ|man))\b/i,
    ],
    not: /\bsauna\b|\bbath\b|\bmassage\b|\bweeks? off\b|\bholiday\b|\bferie\b|\bsick\b|\bsyk\b|\bwhat is\b|\bhva er\b|\bhow long\b|\bhvor lenge\b|\bwhen\b|\bnår\b|\bweight\b|\bvekt\b/i,
  },
  squeezedIn: {
    intent: 'harder',
    has: [
      /\b(?:squeeze|fit in|add|do|get in|presse inn|rekke|ta)\b.*\b(?:one more|another|extra|en til|ekstra|enda en|nok en)\b/i,
      /\b(?:long|hour|langtur\w*|time\w*|lang)\b/i,
    ],
    not: /\brest day|\bhviledag|\bstrength|\bstyrke|\brep/i,
  },
  extraRun: {
    intent: 'harder',
    has: [
      /\b(?:extra|another|additional|bonus|one more|ekstra|en tur til|enda en)\b.*\b(?:run|jog|session|tur\w*|økt\w*|løpetur\w*)\b|\bekstratur\w*|\ben tur til\b/i,
    ],
    not: /\brest day\b.*\bwhy|\bstrength|\bstyrke|\bbonus points/i,
  },
  longWorry: {
    intent: 'longRun',
    has: [
      /\b(?:\d{2,3}|long run|langtur\w*|that long|så langt)\b/i,
      /\b(?:too (?:much|far|long)|a lot|seems? (?:like )?(?:a lot|much|long)|nervous|worried|scared|for (?:mye|langt|lang|lenge)|mye|nervøs|bekymret|skummelt|redd|grue\w*)\b/i,
      /\b(?:sunday|saturday|long run|after|never|søndag|lørdag|langtur\w*|etter|aldri)\b/i,
    ],
    not: /\b(?:race|løpet|marathon|maraton|week|uka|pain|vondt|can i|could i|kan jeg|score|hr|pulse|hard session)\b.*\b(?:volume|mengde|race|løpet|can i|could i|kan jeg|pain|vondt)|\bdo i have to\b/i,
  },
  overtraining: {
    intent: 'tired',
    has: [
      /\bover-?train\w*|\btrain\w* too (?:much|hard)|\btoo much training\b|\bover-?trent\b|\bovertren\w*|\bfor mye trening\b|\btren\w* for (?:mye|hardt)\b/i,
      /\b(?:how|am i|signs?|symptoms?|tell|know|notice|hvordan|er jeg|tegn\w*|vet|merke\w*|kjenner)\b/i,
    ],
    not: /\b(?:pain|vondt|dizzy|svimmel|faint\w*|chest|bryst\w*|period|mensen|eat|spise\w*|weight|vekt)\b/i,
  },
  feelsFine: {
    intent: 'scoreWhy',
    has: [
      /\b(?:score|readiness|check-?in|dagsform\w*|innsjekk\w*|recover|\d[.,]\d)\b/i,
      /\b(?:feel (?:totally |really |quite |perfectly |so |pretty )?(?:fine|good|great|ok\w*)|føler meg (?:helt |veldig |egentlig |jo )?(?:bra|fin|pigg|helt|i form)|kjenner meg (?:bra|fin|pigg)|er i form|formen er god)/i,
    ],
    not: /\bwhat if\b|\bhva hvis\b|\btomorrow\b/i,
  },
  report: {
    intent: 'markDone',
    has: [
      /^\W*(?:i |jeg |just |so i |ok |ferdig|har |nettopp )*(?:did|done|ran|finished|jogged|completed|got back from|back from|ended up|went for|løp|løpt|tok|jogget|gikk|gått|fullført|ferdig|gjort|gjorde|kom hjem|unnagjort|logget)\b|\bi (?:just )?(?:ran|did|finished)\b|\bjeg (?:har )?(?:nettopp )?(?:løp|løpt|tok|gjorde)\b|\bended up (?:running|doing)\b/i,
      /\d|\bhour\b|\btime\b|\bhalvtime\b|\btoday'?s\b|\bdagens\b/i,
    ],
    not: /\?|\bis (?:that|it)\b|\bproblem\b|\bmatter|\ber det\b|\bgjør det\b|\bshould\b|\bcan i\b|\bskal jeg\b|\bkan jeg\b|\bhow\b|\bwhat\b|\bhvordan\b|\bhva\b|\bhvor\b|\bpain\w*|\bhurt\w*|\bvondt\b|\bsore\b|\bache\w*|\bdizzy|\bchest|\bknee\w*|\bkne\w*|\bstrength\b|\bstyrke\b|\bweeks?\b|\buker\b|\bstage\b|\btrinn\b/i,
  },
} as const satisfies Readonly<Record<string, Pattern>>;
