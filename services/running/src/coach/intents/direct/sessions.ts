import type { Pattern } from './pattern.ts';

const WHY = /\b(?:why|how come|hvorfor|skjønner ikke|forstår ikke|don'?t (?:get|understand|see) why)\b/i;

/** Questions about sessions, strength and the week. */
export const SESSIONS = {
  notation: {
    intent: 'sessionDetail',
    has: [
      /\d ?[x×] ?\(?\d/i,
      /\b(?:mean\w*|what(?:'?s| is| does)|how (?:do|does|should)|explain|betyr|hva er|hvordan|forklar)\b/i,
    ],
    not: /\b(?:pace|fart\w*|tempo)\b/i,
  },
  combined: {
    intent: 'missed',
    has: [
      /\b\d{2,3} ?(?:\+|plus|pluss) ?\d{2,3}\b|\b(?:both|two|begge|to) (?:of them |runs? |sessions? |turer |økter )?(?:together|in one|on the same|i ett|på én|på samme)\b|\bcombine\b|\bslå\w* sammen\b|\b(?:add|tack|stick|chuck|pile|legge?|plusse)\b.{0,24}\b(?:to|onto|on top of|til|på|oppå) (?:the )?(?:sunday|saturday|friday|monday|tuesday|wednesday|thursday|long run|søndag\w*|lørdag\w*|fredag\w*|mandag\w*|tirsdag\w*|onsdag\w*|torsdag\w*|langtur\w*)|\b(?:together|in one go|på én gang|i ett|samme dag)\b/i,
      /\b(?:run\w*|session\w*|sunday|saturday|friday|monday|tuesday|wednesday|thursday|tur\w*|økt\w*|løp\w*|(?:søn|lør|fre|man|tirs|ons|tors)dag\w*)\b/i,
      /\b(?:can|could|should|may|do|just|ok|okay|and|add|kan|skal|bør|får|går|gjøre|ta|legge?)\b/i,
    ],
    not: /\b(?:running days?|løpedag\w*|profil\w*|profile|pain|vondt|strength|styrke\w*|bike|sykkel|sykle|friend\w*|wife|husband|partner|venn\w*|kona|mannen|race|løpet|exercises?|øvelse\w*|run together|løpe sammen)\b/i,
  },
  mayWalk: {
    intent: 'longRun',
    has: [
      /\bwalk(?:ing)? (?:breaks?|a bit|some|in between|parts?)|\bwithout (?:stopping|walking|a break)|\bin one go\b|\bwalk (?:more|longer)|\bhave to walk|\bgåpause\w*|\bgå litt|\buten (?:å )?(?:stopp\w*|gå|pause)|\bmå gå (?:litt|mer)|\bgå mer enn|\bta pauser?\b/i,
      /\b(?:ok|okay|can|may|do i|is it|cheat\w*|allowed|fine|have to|kan|må|er det|juks|lov|greit|hva om|gjør det noe)\b/i,
    ],
    not: /\b(?:when|roughly|how many weeks|weeks until|instead of (?:running|a run)|når|hvor mange uker|stage|trinn|pain|vondt)\b/i,
  },
  easyWhy: {
    intent: 'sessionWhy',
    has: [
      /\bwhy\b.*\bslow\w*|\bwhy\b.*\b(?:so|that|this) easy\b|\bhvorfor\b.*\b(?:så )?(?:sakte|rolig|seint)|\b(?:really|have to|must|need to) run (?:so|this|that) (?:slow|easy)\w*|\b(?:må|skal) (?:jeg|man) (?:virkelig |egentlig )?(?:løpe|jogge|springe) så (?:sakte|rolig|seint)/i,
    ],
    not: /\bnext week|\bneste uke|\bshort\b|\bkort\b|\bscore|\bdagsform/i,
  },
  easyCheck: {
    intent: 'rpe',
    has: [
      /\b(?:how (?:do|can|will) i (?:know|tell|notice)|hvordan (?:vet|merker|kan) jeg|when is it)\b/i,
      /\b(?:easy|slow|gentle|rolig|sakte|lett)\b.*\b(?:enough|nok)\b|\b(?:enough|nok)\b.*\b(?:easy|rolig|sakte)\b/i,
    ],
  },
  lightWhy: {
    intent: 'checkinEffect',
    has: [
      WHY,
      /\b(?:walk\w*|only|just|so short|this short|shorter|gå(?:r|tur)?|bare|så kort|kortere|så lite)\b/i,
      /\b(?:today|now|instead|am i|running|session|i dag|nå|i stedet|økta|løpe)\b/i,
    ],
    not: /\bnext week|\bneste uke|\bsunday|\bsøndag|\blong run|\blangtur|\btaper|\bnedtrapp|\bweek\b|\buka\b|\brehab|\bonly walk(?:ing)?\b.*\bplan|\bonly \d[.,]\d|\beasy\b|\brolig\b|\bscore|\bdagsform|\bten minutes\b|\bbreath\w*/i,
  },
  runOrStrength: {
    intent: 'shorter',
    has: [
      /\b(?:run\w*|jog|løpe|løp|jogge|tur\w*)\b.*\b(?:or|eller)\b.*\b(?:strength|gym|weights|styrk\w*)\b|\b(?:strength|gym|styrk\w*)\b.*\b(?:or|eller)\b.*\b(?:run\w*|løpe|jogge|tur\w*)\b/i,
    ],
    not: /\b(?:before or after|før eller etter)\b/i,
  },
  strengthNext: {
    intent: 'strengthToday',
    has: [/\bstrength|\bgym\b|\bweights\b|\bstyrk\w*/i, /\bnext week|\bneste uke/i],
  },
  strengthWhat: {
    intent: 'strengthToday',
    has: [
      /\bstrength|\bstyrk\w*/i,
      /\b(?:what (?:do|should|exercises)|which exercises|what .*\bdo\b|never done|how do i|how heavy|before or after|hva (?:gjør|skal|bør)|hvilke øvelser|hvordan gjør|aldri (?:trent|gjort)|hvor tung\w*|før eller etter)\b/i,
    ],
    not: /\b(?:why|hvorfor|race|taper|løpet|how (?:often|many|much))\b/i,
  },
  stridesAdded: {
    intent: 'strides',
    has: [
      /\bstrides?\b|\bstigningsløp\w*|\bstigninger\b/i,
      /\b(?:add|can i|could i|may i|at the end|throw in|legge (?:til|inn)|kan jeg|på slutten|ta noen|få)\b/i,
    ],
  },
  whichToSkip: {
    intent: 'missed',
    has: [
      /\b(?:which|what(?:'?s)?|hva|hvilken)\b.*\b(?:worse|better|best|matter\w*|important|skip|drop|miss|lose|droppe|kutte|verst|viktigst|ryke|hoppe)\b/i,
      /\b(?:or|eller)\b/i,
      /\b(?:long run|tempo|threshold|interval\w*|hard|easy|(?:satur|sun|fri|mon|wednes|thurs|tues)day|(?:lør|søn|fre|man|ons|tors|tirs)dag\w*|langtur\w*|terskel\w*|rolig\w*|harde)\b/i,
    ],
  },
  daysPerWeek: {
    intent: 'week',
    has: [
      /\bhow many (?:days|times|runs)\b.*\b(?:a|per|each) week\b.*\bshould\b|\bhow many (?:days|times|runs)\b.*\bshould i\b.*\bweek|\bhvor mange (?:dager|ganger|turer|økter) i uk(?:a|en)\b.*\b(?:bør|skal|må)\b|\bhvor mange (?:dager|ganger|turer)\b.*\b(?:bør|skal)\b.*\bi uk/i,
    ],
    not: /\bstrength|\bstyrke|\bthis week|\bdenne uka/i,
  },
  finishOnly: {
    intent: 'raceGoal',
    has: [
      /\bjust (?:want to |wanna |like to |be happy to )?(?:finish|get round|complete|survive)|\b(?:only|just) (?:to )?finish|\bbare (?:å |vil )?(?:fullføre|komme (?:meg )?(?:i mål|gjennom|rundt))|\bbare (?:å )?(?:gjennomføre)|\bvil bare (?:fullføre|gjennomføre|komme)/i,
    ],
    not: /\bpain|\bvondt|\bsession|\bøkta/i,
  },
  warmUpOfHard: {
    intent: 'warmUp',
    has: [
      /\bwarm(?:ing)?[ -]?up|\boppvarming\w*|\bvarme\w* opp/i,
      /\b(?:hard|tempo|threshold|interval\w*|session|wednesday|tuesday|thursday|onsdag\w*|tirsdag\w*|torsdag\w*|hardøkt\w*|harde|intervall\w*|terskel\w*)\b/i,
    ],
    not: /\brace|\bløpet|\btoday|\bi dag|\bskip|\bdroppe/i,
  },
} as const satisfies Readonly<Record<string, Pattern>>;
