import type { Pattern } from './pattern.ts';

const HOW_FAST =
  /\b(?:how fast|how quick\w*|(?:what|which) (?:pace|speed)|hvor (?:fort|raskt)|kor fort|hvilken fart|hvilket tempo|hva slags fart)\b/i;
/** A pace such as 5:20, or 5.20 with a word for pace. */
const PACE = /(?<![\d:.])(?:[3-9]|1[0-4])[:.][0-5]\d(?![\d:])/;

/** Questions in which the runner states a figure or a count that the answer must use. */
export const STATED = {
  raceResult: {
    intent: 'thresholdSet',
    has: [
      /\b(?:\d{1,2}(?:[.,]\d)? ?k(?:m|ilomet\w*)?|half(?: marathon)?|halvmaraton\w*|halvmara|mila|parkrun|time trial|femmeren|tieren)\b/i,
      /(?<![\d:.])\d{1,2}[:.][0-5]\d(?:[:.][0-5]\d)?(?![\d:])/,
      /\b(?:results?|ran|raced|finished|did|got|clocked|time|pb|pr|parkrun|yesterday|i går|løp|løpte|sprang|tok|fikk|resultat\w*|tida?|pers\w*)\b/i,
      /\b(?:chang\w*|mean\w*|affect\w*|zones?|threshold|updat\w*|adjust\w*|new paces?|faster paces?|endr\w*|son(?:e|er|ene)|terskel\w*|bety\w*|påvirk\w*|oppdater\w*|juster\w*|ny(?:e)? (?:fart\w*|tempo))\b/i,
    ],
    not: /\b(?:want|goal|aim\w*|target|hop(?:e|ing)|dream\w*|under|sub|could i|can i (?:run|do)|predict\w*|realistic|vil|mål\w*|håp\w*|drøm\w*|kan jeg (?:løpe|klare)|klarer jeg|tomorrow|i morgen|pain|vondt|dizzy|svimmel|chest|bryst\w*|easy run|rolig tur)\b/i,
  },
  paceToday: {
    intent: 'paceFor',
    has: [
      PACE,
      /\btoo (?:fast|quick|hard|slow)\b|\b(?:slow|easy) enough\b|\bfor (?:fort|raskt|kjapt|hardt|sakte|seint)\b|\b(?:rolig|sakte) nok\b/i,
      /\b(?:today\w*|tonight|this run|this session|i dag|i kveld|dagens|dagen)\b/i,
    ],
    not: /\b(?:race|marathon|10k|5k|løpet|maraton\w*|konkurranse\w*|pulse|heart rate|puls\w*|interval\w*|intervall\w*|reps|drag\w*|zone \d|sone \d|pain|vondt)\b/i,
  },
  lowStreak: {
    intent: 'trend',
    has: [
      /\b(?:how (?:many|long)|number of|hvor (?:mange|lenge)|kor mange|antall)\b/i,
      /\b(?:recover\w*|reset\w*|low|red|light|lav\w*|rød\w*|lett\w*)\b/i,
      /\b(?:in a row|straight|running|consecutive|back to back|på rad|etter hverandre|i strekk|på rappen)\b/i,
    ],
    not: /\b(?:can i|should i|kan jeg|bør jeg|until|før (?:jeg|du)|offer|lighter week|lettere uke)\b/i,
  },
  raceWeekCut: {
    intent: 'raceWeek',
    has: [
      /\b(?:how much|by how much|what share|hvor (?:mye|stor del)|kor mykje)\b/i,
      /\b(?:cut|reduce|drop|less|trim|kutt\w*|reduser\w*|trapp\w* ned|mindre|ned)\b/i,
      /\b(?:(?:last|final) week|race week|siste uk(?:a|en|e)|løpsuk(?:a|en|e))\b/i,
    ],
    not: /\b(?:did|ran|was|were|compared|than|gjorde|løp|var|enn|sammenlignet|forrige|next|neste)\b/i,
  },
  longerLong: {
    intent: 'harder',
    has: [
      /\b(?:add|put|tack|stick|throw|chuck|extend|stretch|legg\w*|pluss\w*|smett\w*|forleng\w*|strekk\w*)\b/i,
      /\b(?:\d{1,2} ?(?:min\w*|k|km)|a (?:bit|little|few)|some|ten|fifteen|twenty|litt|noe|noen|et par|ti|femten|tjue|et kvarter)\b/i,
      /\b(?:long run|long one|sunday\w*|saturday\w*|langtur\w*|søndag\w*|lørdag\w*|helg\w*)\b/i,
    ],
    not: /\b(?:missed|skipped|both|today'?s|yesterday'?s|(?:mon|tues|wednes|thurs|fri)day\w*|strides?|strength|speed|pace|tempo|hills?|race|running days?|profil\w*|calendar|walk\w*|salt|gel\w*|glapp|droppa|begge|dagens|gårsdagens|(?:man|tirs|ons|tors|fre)dag\w*|stigningsløp\w*|styrke\w*|fart\w*|bakke\w*|løpedag\w*|kalender\w*|gå|pain|vondt|tape)\b|\b\d{2,3} ?(?:\+|plus|pluss) ?\d{2,3}\b/i,
  },
  hillWalk: {
    intent: 'hills',
    has: [
      /\b(?:walk\w*|hik(?:e|ing)|gå|går|gange|gått)\b/i,
      /\b(?:hills?|uphills?|climbs?|bakke\w*|motbakke\w*|stigning\w*)\b/i,
      /\b(?:cheat\w*|ok|okay|allowed|fine|lazy|bad|juks\w*|lov|greit|latskap|feil|flaut)\b/i,
    ],
    not: /\b(?:race|marathon|løpet|maraton\w*|stage|trinn|pain|sore|vondt|støl\w*|dog|hund\w*|instead of|i stedet)\b/i,
  },
  repsPace: {
    intent: 'zonePace',
    has: [
      HOW_FAST,
      /\b(?:threshold (?:reps?|repeats|intervals?|blocks?|session|run)|tempo (?:reps?|blocks?|session|run)|reps|repeats|intervals|the blocks|terskel(?:drag|økt|intervall)\w*|tempo(?:drag|økt)\w*|intervall\w*|drag(?:a|ene))\b/i,
    ],
    not: /\b(?:last|did|ran|sist|forrige|løp jeg|race|marathon|maraton\w*|løpet|long run|langtur\w*|treadmill|mølle\w*|next week|neste uke|hill\w*|bakke\w*|recover\w*|pause\w*|between|mellom)\b/i,
  },
  travelDates: {
    intent: 'travel',
    has: [
      /\b(?:travel\w*|away|abroad|on holiday|on vacation|out of town|reis\w*|bortreist|borte|på ferie|på tur til|i syden|i utlandet|på hytta)\b/i,
      /\b\d{1,2}(?:st|nd|rd|th|\.)? ?(?:to|til|through|until|-|–) ?(?:the )?\d{1,2}(?:st|nd|rd|th|\.)?(?![\d:])|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:to|until|through|-|–) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:man|tirs|ons|tors|fre|lør|søn)dag (?:til|-|–) (?:man|tirs|ons|tors|fre|lør|søn)dag\b/i,
    ],
    not: /\b(?:min\w*|km|race|løpet|marathon|maraton\w*|pain|vondt|eat|spise|fever|feber)\b/i,
  },
} as const satisfies Readonly<Record<string, Pattern>>;
