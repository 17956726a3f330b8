import { type Pattern, RACE } from './pattern.ts';

/** Questions about one decision. */
export const CHOICES = {
  illBeforeRace: {
    intent: 'illnessReport',
    has: [
      /\b(?:if|what if|suppose|in case|hvis|om|hva om|dersom)\b/i,
      /\b(?:ill|sick|cold|flu|unwell|under the weather|syk|forkjøl\w*|influensa)\b/i,
      /\b(?:race|marathon|week before|race week|start\w*|løpet|løpsuka|maraton\w*|uka før|uken før|halvmaraton\w*)\b/i,
    ],
    not: /\b(?:am|i'?m|have|feel|got|jeg er|har|føler)\b (?:ill|sick|a cold|syk|forkjøl\w*|feber)|\bfever|\bfeber/i,
  },
  paceWithout: {
    intent: 'zonePace',
    has: [
      /\b(?:pace|how (?:fast|hard)|effort|fart\w*|tempo|hvor (?:fort|hardt)|kor (?:fort|hardt)|innsats\w*)\b/i,
      /\b(?:don'?t have|have no|haven'?t|without|no|ikke (?:har|noen)|uten|mangler|har ikke)\b.*\b(?:threshold|race time|terskel\w*|resultat)\b/i,
    ],
  },
  ifLow: {
    intent: 'checkinEffect',
    has: [
      /\b(?:if|what if|hva om|hva hvis|hvis)\b/i,
      /\b(?:check-?in|innsjekk\w*|score|dagsform\w*|i'?m still|jeg fortsatt|jeg er fortsatt)\b.*\b(?:red|low|bad|tired|rød|lav|dårlig|sliten)\b|\b(?:red|low|bad|tired|rød|lav|dårlig|sliten)\b.*\b(?:check-?in|innsjekk\w*|score|dagsform\w*|jeg fortsatt)\b|\b(?:recover|reset)(?:-?(?:dag|day))?\b/i,
      /\b(?:sunday|saturday|friday|monday|tomorrow|then|that day|still|too|again|as well|søndag|lørdag|fredag|mandag|i morgen|da|den dagen|også|fortsatt|igjen|da og)\b/i,
    ],
    not: /\b(?:pain|vondt|sick|syk|green|grønn|longer|lenger|race|løpet)\b/i,
  },
  cutShort: {
    intent: 'logHow',
    has: [/\bonly (?:managed|did|ran|made)\b.*\d|\b(?:fikk|rakk|klarte|løp|ble) (?:jeg )?(?:det )?bare (?:til )?\d/i],
    not: /\b(?:pain|vondt|hurt|dizzy|svimmel|chest|breath|pust|sick|syk|week|uka)\b/i,
  },
  logLate: {
    intent: 'logHow',
    has: [/\b(?:forgot|forgotten|glem(?:t|te)|glømt\w*)\b/i, /\b(?:log\w*|record|enter|føre|ført|registrere)\b/i],
  },
  restAlso: {
    intent: 'restDay',
    has: [
      /\b(?:better|wise|smart|should i|lurt|lurest|bedre|bør jeg|skal jeg)\b/i,
      /\b(?:rest|take .* off|hvile|ta fri)\b/i,
      /\b(?:tomorrow|i morgen)\b/i,
    ],
    not: /\b(?:pain|vondt|sick|syk|restart|the rest)\b/i,
  },
  oneHard: {
    intent: 'sessionWhy',
    has: [
      /\b(?:why|hvorfor)\b/i,
      /\b(?:only|just|bare|kun)\b/i,
      /\b(?:one|en|én|ett|1)\b.*\b(?:hard|quality|harde?)\b/i,
    ],
  },
  hardNextWeek: {
    intent: 'nextWeek',
    has: [
      /\bnext week\b|\bneste uke/i,
      /\b(?:hard|tempo|threshold|interval\w*|quality|harde?|terskel\w*|intervall\w*)\b/i,
      /\b(?:any|still|will|should|is there|do i|noen|blir|skal|får|er det|har jeg)\b/i,
    ],
    not: /\b(?:which|worse|skip|hvilken|droppe|race|løpet|pace|fart\w*)\b|\bor\b|\beller\b/i,
  },
  daysLastWeek: {
    intent: 'lastWeek',
    has: [
      /\b(?:which|what|hvilke) (?:days?|dag\w*)\b/i,
      /\b(?:ran|run|did|løp|løpte|trente|løpt|trent)\b/i,
      /\blast week\b|\bforrige uke|\bsist(?:e)? uke/i,
    ],
  },
  hoursRun: {
    intent: 'progress',
    has: [
      /\bhow (?:many (?:hours|minutes)|much) (?:have i|did i) (?:run|train\w*|done|ran)|\bhvor (?:mange (?:timer|minutter)|mye) har jeg (?:løpt|trent)/i,
      /\b(?:month|måned\w*)\b/i,
    ],
    not: /\baverage|\bsnitt|\blast |\bforrige/i,
  },
  matters: {
    intent: 'missed',
    has: [
      /\b(?:does|do|will|did) (?:it|that|this|they|those) (?:really )?matter|\b(?:har|gjør|spiller) (?:det|de) (?:noe|noen)(?: å si| rolle)?|\bis (?:it|that) a problem for\b/i,
      RACE,
    ],
    not: /\b(?:pain|vondt|ill|syk|which|hvilke)\b/i,
  },
  fixedDay: {
    intent: 'availableDays',
    has: [
      /\b(?:permanent\w*|for good|from now on|every week|never works?|never work for|can never run|fast til|fast på|som fast|faste? (?:løpe|trenings)?dag\w*|(?:fixed|regular|usual|standing) (?:running |training )?day\w*|for alltid|fra nå av|hver uke)\b|\b(?:funker|passer|går) aldri\b|\baldri (?:løpe|trene)\b/i,
      /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:man|tirs|ons|tors|fre|lør|søn)dag\w*\b/i,
      /\b(?:move|change|swap|works?|shift|put|run|make|switch|have|flytt\w*|bytt\w*|endre\w*|funker|passer|går|løpe\w*)\b/i,
    ],
    not: /\bpain|\bvondt|\bhow (?:long|far)|\bhvor (?:lenge|langt)/i,
  },
  needShoes: {
    intent: 'shoes',
    has: [
      /\b(?:need|do i|must|will|trenger|må|holder|duger)\b/i,
      /\b(?:running shoes|proper shoes|old (?:trainers|shoes|sneakers)|trainers|løpesko|joggesko\w*|gamle sko|ordentlige sko)\b/i,
    ],
    not: /\b(?:race|marathon|løpet|maraton\w*|pain|vondt|how often|hvor ofte|when|når|replace|km)\b/i,
  },
  lengthWhy: {
    intent: 'sessionWhy',
    has: [
      /\bwhy\b.*\b(?:that|so|this) (?:long|far|short)\b|\bhvorfor\b.*\b(?:så|akkurat så) (?:lang\w*|lenge)\b|\bhvorfor (?:akkurat )?\d+ min|\bwhy (?:exactly )?\d+ min/i,
    ],
    not: /\btoday|\bi dag|\bshort\b|\bbreak|\bpause|\btime off/i,
  },
  most: {
    intent: 'longRun',
    has: [
      /\b(?:what'?s|what is|hva er|hva blir)\b.*\b(?:the )?(?:most|max\w*|mest\w*|maks\w*|meste)\b|\b(?:at most|maks|høyst)\b.*\?/i,
      /\b(?:then|can|run|today|tomorrow|min\w*|da|kan|løpe|i dag|i morgen)\b/i,
    ],
    not: /\bheart|\bpuls|\bweek|\buk(?:a|e)|\bpace|\bfart|\bimportant|\bviktig|\blongest run i\b/i,
  },
  restInstead: {
    intent: 'restDay',
    has: [
      /\b(?:lie|stay|lay|flop) (?:down )?(?:on|in) (?:the |my )?(?:sofa|couch|bed)|\bligge (?:rett ut |bare )?(?:på|i) (?:sofaen|senga)|\bstay (?:in|home) instead|\bbare (?:hvile|slappe av|ta fri)|\bjust (?:rest|take the day off|chill)/i,
      /\b(?:can|may|could|should|is it|ok|okay|allowed|today|kan|får|skal|bør|greit|lov|i dag)\b/i,
    ],
    not: /\b(?:pain|vondt|fever|feber|sick|syk|dizzy|svimmel|tomorrow|i morgen|sunday|søndag|week|uka)\b/i,
  },
  worthIt: {
    intent: 'slept',
    has: [
      /\bworth (?:it|doing|going|running|the)|\b(?:any|what'?s the) point\b|\bverdt (?:det|å|turen)|\bnoen? (?:poeng|vits|hensikt|mening)\b/i,
      /\b(?:run|today|min\w*|session|slept|hours|i dag|turen|løpe|økta|sov\w*|timer)\b/i,
    ],
    not: /\b(?:race|strength|stretch\w*|warm|supplement\w*|shoes|watch|løpet|styrke|tøy\w*|klokke|long run|langtur\w*|hills?|strides|only|bare|just|kun)\b/i,
  },
  dropToday: {
    intent: 'slept',
    has: [
      /\b(?:skip|drop|leave|miss|stay home|droppe|hoppe over|stå over|la være|kutte)\b/i,
      /\b(?:slept|sleep|night|up half|baby|kid|kids|exhausted|sov\w*|søvn|natt\w*|ungen|barn\w*|utslitt)\b/i,
      /\b(?:run|it|today|session|løp\w*|turen|økta|i dag|den)\b/i,
    ],
    not: /\b(?:ill|sick|fever|pain|syk|feber|vondt|race|løpet|all week|hele uka|long run|langtur\w*|saturday|sunday|tomorrow|lørdag|søndag|i morgen|bleed|faint)\b/i,
  },
} as const satisfies Readonly<Record<string, Pattern>>;
