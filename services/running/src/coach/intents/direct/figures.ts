import type { Pattern } from './pattern.ts';

const AVERAGE = /\b(?:average|on average|mean (?:of|score|readiness|minutes)|snitt\w*|gjennomsnitt\w*)\b/i;
const SCORE = /\b(?:readiness|score\w*|dagsform\w*|check-?ins?|innsjekk\w*)\b/i;

/** Questions about figures of the plan and the log. */
export const FIGURES = {
  sumCheck: {
    intent: 'weekLeft',
    has: [/\d ?\+ ?\d/, /\b(?:right|correct|sum\w*|left|to go|stemmer|riktig|igjen|total\w*|end)\b/i],
  },
  weekShare: {
    intent: 'week',
    has: [
      /%|\b(?:per ?cent|percentage|share|proportion|ratio|how much of|prosent|andel\w*|hvor (?:mye|stor del) av)\b/i,
      /\b(?:easy|hard|rolig\w*|hardt?|harde|lett)\b/i,
    ],
    not: /\bpoint of|\bhill|\bincline/i,
  },
  meanScore: { intent: 'trend', has: [AVERAGE, SCORE] },
  meanMinutes: {
    intent: 'progress',
    has: [
      AVERAGE,
      /\b(?:min\w*|hours?|timer|run|ran|running|train\w*|løp\w*|tren\w*|mengde\w*|volume|week\w*|uk\w*)\b/i,
    ],
    not: /\b(?:pace|heart|pulse|puls|fart|speed|people|runners|løpere|folk)\b|\d[:.]\d\d|\b(?:i|jeg) (?:just|nettopp)\b|\bdone\b|\bferdig\b/i,
  },
  totalToRace: {
    intent: 'season',
    has: [
      /\b(?:how (?:much|many (?:more )?(?:min\w*|hours|runs|sessions|workouts))|total|in all|hvor (?:mye|mange (?:min\w*|timer|turer|økter|løpeturer|treninger))|totalt|til sammen|i alt)\b/i,
      /\b(?:until|till|up to|before|to the|left (?:to|before)|fram til|frem til|før|til|inntil)\b.*\b(?:race|marathon|half|10k|løpet|maraton\w*|halvmaraton\w*)\b/i,
      /\b(?:run\w*|train\w*|min\w*|hours|sessions?|workouts?|løp\w*|tren\w*|timer|tur\w*|økt\w*)\b/i,
    ],
    not: /\bdays?\b|\bdager\b|\bweeks?\b|\buk(?:a|e|er|en)\b|\beat|\bspise|\bdrink|\bdrikke/i,
  },
  minutesFar: {
    intent: 'longRun',
    has: [
      /\bhow (?:far|many (?:k|km|kms|kilomet\w*|miles))\b|\bhvor (?:langt|mange (?:km|kilomet\w*))\b/i,
      /\b\d{2,3} ?(?:min\w*|')/i,
      /\b(?:is|are|does|do|would|get|go|roughly|about|er|blir|kommer|rekker|tilsvarer|cirka|omtrent|ca)\b/i,
    ],
    not: /\b(?:last|did|ran|week|month|løp|uka|måned\w*|forrige|race|løpet|watch|klokk\w*)\b/i,
  },
  raceWeekFigures: {
    intent: 'raceWeek',
    has: [
      /\b(?:how (?:much|many|long|far)|minutes|total|hvor (?:mye|mange|langt|lenge)|minutter)\b/i,
      /\b(?:race week|last week before|final week|week (?:of|before) (?:the |my )?(?:race|marathon)|løpsuka|siste uk(?:a|en|e)\b.*\b(?:før|løpet|maraton)|uka (?:med|før) (?:løpet|maraton\w*))/i,
    ],
  },
  runDifference: {
    intent: 'longRun',
    has: [
      /\b(?:how much|much|longer|shorter|more|hvor mye|lengre|lenger|kortere|mer)\b/i,
      /\b(?:than|compared (?:to|with)|enn|mot|sammenlignet med) (?:the )?(?:last (?:sunday|long run|week'?s?|one|time)|sist(?:e)? (?:søndag|langtur\w*|gang|uke\w*)|forrige (?:søndag|langtur\w*|uke\w*|gang))/i,
    ],
    not: /\bweek(?:ly)?\b.*\bvolume|\bcompared to the plan/i,
  },
  lastWeekPlan: {
    intent: 'lastWeek',
    has: [
      /\b(?:last|previous) week\b|\b(?:forrige|sist|siste) uk/i,
      /\b(?:compared|against|than planned|vs|versus|according|to plan|sammenlignet|mot planen|etter planen|i forhold|som planlagt)\b/i,
    ],
  },
  volumeStep: {
    intent: 'week',
    has: [
      /\b(?:volume|mileage|weekly|load|minutes|mengde\w*|volum\w*|ukesmengde\w*|øker)\b/i,
      /\btoo (?:fast|quick\w*|much|steep)|\bfor (?:fort|raskt|mye|bratt)\b/i,
      /\b(?:week\w*|increas\w*|ramp\w*|grow\w*|uk\w*|øk\w*|vokse\w*)\b/i,
    ],
    not: /\brest\b|\bnext week\b|\bneste uke/i,
  },
  nextHard: {
    intent: 'weekLeft',
    has: [
      /\b(?:next|neste)\b.*\b(?:hard|tough|quality|interval|tempo|threshold|harde?|tøffe|intervall|terskel)\w*\b.*|\bwhen .*\bhard (?:session|day|run)/i,
      /\b(?:when|what|which|når|hva|hvilken)\b/i,
    ],
    not: /\blast\b|\bdid\b|\bsist\b|\bnext week|\bneste uke|\bpace|\bfart/i,
  },
} as const satisfies Readonly<Record<string, Pattern>>;
