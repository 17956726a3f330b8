import type { Pattern } from './pattern.ts';

/** Hours from eight in the evening onwards, in digits and in words. */
const LATE_HOUR =
  /\b(?:(?:8|9|10|11)(?:[:.]\d\d)? ?pm|(?:kl\.? ?|klokka |at |til )?(?:2[0-3])(?:[:.][0-5]\d|(?= (?:før|tonight|i kveld))|\b(?=.*\b(?:kveld|seng|sov\w*|bed)))|(?:half|quarter) (?:past )?(?:eight|nine|ten)|halv (?:ni|ti|elleve)|(?:so|too|very|that|quite|this) late|late (?:tonight|in the evening|evening)|(?:for|så|veldig|blir) (?:sent|seint)|sent i kveld|seint i kveld|(?:before|near) bed\w*|(?:etter|rett før) leggetid\w*|rett før (?:senga|sengetid))/i;
const RUN = /\b(?:run\w*|jog\w*|session|it|go|out|løp\w*|jogg\w*|tur\w*|økt\w*|den|det|ut|gå)\b/i;

/** Questions about one run under a circumstance: the weather, or the hour of the day. */
export const CIRCUMSTANCES = {
  weatherPlan: {
    intent: 'weather',
    has: [
      /\b(?:gale\w*|storm\w*|blizzard|blowing|gusts?|windy|hailing|hail|sleet|freezing rain|thunder\w*|lightning|snow(?:ing|storm|y)?|snowed|pouring|uvær\w*|kuling|vindkast\w*|stiv kuling|torden\w*|lyn(?:ing)?|snøstorm\w*|snøfokk|snør|sludd|underkjølt|øser|pøsregn\w*|blåser)\b/i,
      /\b(?:forecast|plan b|what (?:do|should|if|about)|what then|instead|if|should i|can i|do i|have to|still|swap|move|or|varsel\w*|meldt?|hva gjør|hva da|går det|bør jeg|skal jeg|må jeg|kan jeg|hvis|om|bytte|i stedet|likevel|eller)\b/i,
    ],
    not: /\b(?:wear|clothes|shoes?|på meg|klær|sko|race|marathon|løpet|maraton\w*|løpsdag\w*|pace|fart\w*|treadmill|mølle\w*|tredemølle\w*|degrees|grader|brain\w*|snow shoes|ski\w*)\b/i,
  },
  lateRun: {
    intent: 'dayAhead',
    has: [
      LATE_HOUR,
      RUN,
      /\?|\b(?:too late|for sent|for seint|instead|i sted|i staden|i stedet|can i|kan (?:jeg|eg|æ)|okay|ok|fine|går det|greit)\b/i,
    ],
    not: /\b(?:slept|woke|last night|sov|våkna|i natt|race|start\w*|løpet|pain|vondt|eat|ate|spis\w*|food|mat|sick|syk|gym|work shift|nattevakt|night shift|check-?in|too late (?:for|to enter|to sign)|for seint å|too late to|buy|kjøpe|shoes?|sko|for sent å|party|selskap\w*|\w*lag|swap|bytt\w*|flytt\w*|move)\b/i,
  },
  raceHour: {
    intent: 'raceDay',
    has: [
      /\b(?:start\w*|gun|race)\b.*\b(?:\d{1,2}[:.]?\d\d|\d{1,2} ?(?:am|o'?clock)|kl\.? ?\d{1,2}|morning|morgenen|formiddag\w*)\b/i,
      /\b(?:always|usually|normally|never|evenings?|after work|train|used to|alltid|pleier|vanligvis|aldri|kveld\w*|etter jobb|trener|løper)\b/i,
      /\b(?:morning\w*|earl(?:y|ier)|shift|move|switch|practi[sc]e|adapt|get used|morgen\w*|formiddag\w*|flytte|venne|øve|tidlig\w*)\b/i,
    ],
    not: /\b(?:eat|breakfast|spis\w*|frokost\w*|food|mat|coffee|kaffe|pain|vondt|wear|på meg)\b/i,
  },
} as const satisfies Readonly<Record<string, Pattern>>;
