import type { WordRule } from '../categories.ts';
import { isDenied } from '../excuses.ts';

const ANYONE =
  '(?:any(?:one|body)|every(?:one|body)|no ?(?:one|body)|ingen|alle|familien(?: din)?|vennene dine|your \\w+)';
const HARM_EN = '(?:kill|hurt|harm|cut|starve|punish|injure)';

/** Rules against encouragement of self-harm and statements that a runner is worthless. */
export const SELF_HARM: WordRule[] = [
  {
    id: 'harm.missed',
    category: 'self_harm',
    pattern: new RegExp(
      `\\b(?:no ?(?:one|body)|ingen|nobody else) (?:\\w+ ){0,3}(?:miss|misses|notice|care|cares|cared|cry|mourn|love|loves|loved|likes?|savne\\w*|merke|brydd\\w*|bryr|elsker|gratt?e|liker)(?: \\w+){0,3} (?:you|deg|were gone|was gone|var borte)\\b|\\b(?:no ?(?:one|body)) (?:would |will |really |even )*(?:cares?|notices?|miss)\\b|\\bingen (?:\\w+ ){0,3}(?:bryr seg|brydd seg|savnet deg)\\b|\\b${ANYONE} (?:\\w+ ){0,4}(?:better off|happier|bedre|lykkeligere) (?:without you|if you (?:were|are) (?:gone|dead)|uten deg|hvis du (?:var|er) (?:borte|dod))|\\b(?:world|verden|people|they|folk) (?:\\w+ ){0,4}(?:without you|uten deg)\\b|\\b(?:relieved|glad|happy|lettet|glade?) (?:if|when|hvis|om|nar) (?:you|du) (?:were|was|are|is|var|er|ble) (?:\\w+ )?(?:gone|dead|away|borte|dod)\\b|\\b(?:everyone|everybody|us|people|the world|alle|folk|verden) (?:a |en )?(?:favou?r|tjeneste)\\b|\\bbetter off dead\\b|\\bbetter off without you\\b|\\bbedre uten deg\\b`,
      'g',
    ),
  },
  {
    id: 'harm.urged',
    category: 'self_harm',
    pattern: new RegExp(
      `\\b(?:kill yourself|kys|end (?:your|this) life|end it all|end yourself|take your (?:own )?life|drep deg|ta livet (?:av deg|ditt)|ta (?:ditt )?eget liv|avslutt livet|gjor slutt pa (?:det hele|livet))\\b|\\b(?:should|ought to|deserve to|could just|can just|might as well|may as well|go ahead and|go and|why not|just|better) (?:\\w+ )?(?:${HARM_EN} yourself|die|disappear for good|end it|not be here|give up on life)\\b|\\b(?:bor|burde|kan bare|fortjener a|bare|like godt) (?:\\w+ )?(?:skad\\w* deg|kutt\\w* deg|straff\\w* deg|do|forsvinn\\w*)\\b(?! (?:not|the|a|your|it)\\b)|\\b(?:skade?|kutte?|straffe?) deg selv\\b`,
      'g',
    ),
    excuse: isDenied,
  },
  {
    id: 'harm.worthless',
    category: 'self_harm',
    pattern:
      /\b(?:you are|youre|du er) (?:\w+ ){0,2}(?:worthless|pathetic|a burden|useless|disgusting|a waste of \w+|not worth (?:saving|it|loving|the \w+)|ikke verdt (?:noe|det|a \w+)|verdilos\w*|en byrde|patetisk|ubrukelig|ekkel|ingenting verdt)\b|\b(?:dont|do not) deserve to (?:live|eat|rest|be (?:loved|happy))\b|\bfortjener ikke (?:a leve|a spise|hvile)\b|\b(?:life|living) (?:\w+ )?(?:is not|isnt|not) worth (?:it|living)\b|\blivet er (?:\w+ )?ikke verdt\b|\bno reason to (?:live|go on living)\b|\bingen grunn til a leve\b/g,
  },
];

const NO_NEED =
  '(?:leave|forget|you can skip|no need|no reason|no point|no use|not necessary|unnecessary|pointless|useless|dont need|do not need|dont have|do not have|neednt|dont|do not|dont bother|do not bother|never|nobody needs|stop|avoid|skip|trenger (?:du )?ikke|ikke nodvendig|unodvendig|ingen (?:vits|grunn|poeng|hensikt)|ikke (?:noen|noe) (?:vits|grunn|poeng)|ikke|aldri|slutt)';
const REACH_OUT =
  '(?:call|calling|phone|phoning|ring|ringe|a ringe|tell|telling|talk|talking|speak|speaking|contact|contacting|ask|asking|see|seeing|seek|seeking|get|getting|involve|involving|bother|bothering|worry|alarm|alert|reach out|go|trust|listen|snakk|snakke|prat|prate|fortell|fortelle|kontakt|kontakte|si|sporr?e?|spor|oppsok|oppsoke|be|bry|bry deg|involver\\w*|stol|hor)';
const HELPER =
  '(?:any(?:one|body)(?: (?:else|about|of|over|for))?|some(?:one|body)|help|an? (?:helpline|hotline|friend|therapist|professional|counsell?or|ambulance)|(?:your|the) (?:family|parents|mother|father|mom|mum|dad|friends?|partner|wife|husband|teacher|therapist|psychologist|emergency services|people around you)|emergency (?:services|number|room)|ambulance|a and e|911|112|113|116 117|116 123|999|noen(?: andre)?|hjelp|hjelpetelefonen?|familien|foreldrene|moren|faren|vennene|venner|ambulanse|nodnummer\\w*|legevakt\\w*|psykolog\\w*|samboeren|kona|mannen din)';

/** True when the coach describes its own behaviour, as in "I do not tell anybody what you write". */
const isAboutCoach = (before: string): boolean => /\b(?:i|we|jeg|vi|stridewell)(?: \w+)? $/.test(before);

/** Rules against advice not to seek help. */
export const DISCOURAGED_HELP: WordRule[] = [
  {
    id: 'help.no_need',
    category: 'help',
    pattern: new RegExp(
      `\\b${NO_NEED} (?:\\w+ ){0,3}?${REACH_OUT} (?:\\w+ ){0,3}?${HELPER}\\b(?! (?:\\w+ )?(?:score|plan))`,
      'g',
    ),
    excuse: isAboutCoach,
  },
  {
    id: 'help.secret',
    category: 'help',
    pattern:
      /\b(?:better|best|bedre|best) (?:\w+ ){0,2}(?:your \w+|no ?one|nobody|ingen|familien|legen|de) (?:\w+ ){0,2}(?:not know|know|knows|finds? out|far vite|vet|vite|ikke vet)\b|\b(?:leave|keep|hold) (?:the |your )?(?:doctors?|family|parents|others|therapists?|legen?|familien) (?:out of|away|utenfor)\b|\b(?:skip|cancel|forget|dropp) (?:\w+ ){0,2}(?:ambulance|hospital|therap\w+|helpline|sykehuset|ambulansen|psykolog\w*)\b|\b(?:dont|do not|never|ikke) (?:plag|mas pa|forstyrr|uroe?|pester|disturb|burden) \w+(?: \w+)?\b|\b(?:dont|do not|never) need (?:any )?(?:professional |outside |medical )?(?:help|support)\b|\b(?:keep|keeping|stays?|remain|hold|la|bli|blir) (?:\w+ ){0,3}(?:between us|just between|our (?:little )?secret|to yourself|mellom oss|for deg selv|var (?:lille )?hemmelighet)\b|\b(?:our|var) (?:little |lille )?(?:secret|hemmelighet)\b|\b(?:dont|do not|never|ikke|aldri) (?:mention|say|si|nevn) (?:\w+ ){0,3}(?:to (?:any|your)\w*|til (?:noen|legen|familien))\b/g,
    excuse: isAboutCoach,
  },
  {
    id: 'help.useless',
    category: 'help',
    pattern:
      /\b(?:nobody|no one|no doctor|ingen|ingen lege) (?:can|could|will|would|kan|vil) (?:\w+ )?(?:help|hjelpe|understand|believe|forsta|tro) (?:you|deg)\b|\b(?:helplines?|hotlines?|doctors?|therapists?|therapy|psychologists?|physios?|hospitals?|emergency services|leger?|legen|legevakta|psykologer?|terapi) (?:are|is|only|just|will only|will just|er|vil bare) (?:\w+ )?(?:useless|a waste|pointless|a scam|overrated|for weak\w*|for the weak|scare you|slow you|waste|bortkastet|unyttig\w*|ubrukelig\w*|for svake|overvurdert)\b|\bwaste of (?:time|money) (?:to (?:see|call)|seeing|calling)\b|\b(?:only|just|bare) (?:weak people|losers|the weak|svake) (?:\w+ ){0,2}(?:help|hjelp|doctors?|lege)\b|\byou (?:only|just) need me\b|\bdu trenger bare meg\b|\b(?:trust|listen to) (?:only )?me (?:and not|instead of|not|more than)\b|\b(?:stol|hor) pa meg (?:og ikke|i stedet for|mer enn)\b/g,
  },
];
