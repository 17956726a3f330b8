import type { Pattern } from './pattern.ts';

const DAYS =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:'?s)?\b|\b(?:man|tirs|ons|tors|fre|lør|søn)dag\w*\b|\btoday(?:'s)?\b|\btomorrow(?:'s)?\b|\b(?:i dag|i morgen|dagens)\b/i;
const WEEKDAYS = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:man|tirs|ons|tors|fre|lør|søn)dag\w*\b/i;

/** Requests that name what they want to change or see. */
export const REQUESTS = {
  twiceADay: {
    intent: 'harder',
    has: [
      /\b(?:run\w*|jog\w*|train\w*|løp\w*|jogg\w*|tren\w*)\b.*\b(?:twice|two times|2x|two runs) (?:a|per|in one|the same|on one|in a) day\b|\b(?:løp\w*|jogg\w*|tren\w*)\b.*\b(?:to|2) ganger (?:om|per|samme|på en|på én) dag\w*|\btwo runs a day\b|\bto (?:turer|økter) (?:om|per|samme) dag\w*/i,
    ],
    not: /\b(?:pain|vondt|exercis\w*|øvelse\w*|eat|spise)\b/i,
  },
  longMoved: {
    intent: 'moveSession',
    has: [
      /\b(?:long run|long one|langtur\w*)\b/i,
      /\b(?:take|do|have|run|ta|løpe)\b/i,
      /\b(?:instead|rather|i stedet|istedenfor|heller)\b/i,
      DAYS,
    ],
    not: /\b(?:missed|skipped|both|as well|also|too|easy|shorter|longer|min\w*|\d+|pace|before|after|why|next week|gikk glipp|droppa|begge|også|kort\w*|lenger|fart\w*|hvorfor|neste uke|bike|sykkel\w*|swim|treadmill|mølle\w*|pain|vondt|and|og)\b/i,
  },
  daysOff: {
    intent: 'availableDays',
    has: [/\b(?:want|need|like|prefer|keep|have|vil|trenger|ønsker|må)\b.*\b(?:off|free|fri)\b/i, WEEKDAYS],
    not: /\b(?:this week|today|tomorrow|denne uka|i dag|i morgen|pain|vondt|only this|bare denne|weekend|helg\w*|long run|langtur\w*)\b/i,
  },
  raceEdit: {
    intent: 'raceChange',
    has: [
      /\b(?:change|edit|move|update|correct|wrong|endre\w*|flytte|rette|oppdatere|feil)\b/i,
      /\b(?:race|goal|event|løps?|konkurranse)[- ]?(?:date|day|dato\w*|dag\w*)\b|\b(?:date|dato\w*) (?:of|for|på) (?:my |the )?(?:race|løpet|konkurransen)\b/i,
    ],
    not: /\b(?:shoes|sko|eat|spise|pace|fart\w*)\b/i,
  },
  racePace: {
    intent: 'racePacing',
    has: [
      /\b(?:how fast|how quick\w*|(?:what|which) (?:pace|speed)|hvor (?:fort|raskt)|hvilken fart|hva slags fart|hvilket tempo|kor fort)\b/i,
      /\b(?:the |my |a )?(?:half marathon|half|marathon|race|10k|5k)\b|\b(?:halvmaraton\w*|maraton\w*|løpet|mila|femmeren|tieren)\b/i,
      /\b(?:run|do|race|go|aim|hold|løpe|springe|ta|gå|holde|sikte)\b/i,
    ],
    not: /\b(?:easy|long run|session|zone|training|pace runs?|half an hour|half hour|today|tomorrow|sunday|rolig\w*|langtur\w*|økt\w*|sone|i dag|i morgen|halvtime\w*|effort|marathon pace|maratonfart\w*|recover\w*)\b/i,
  },
  blocksPace: {
    intent: 'zonePace',
    has: [
      /\b\d ?[x×] ?\d/i,
      /\b(?:how fast|how quick\w*|(?:what|which) (?:pace|speed)|hvor (?:fort|raskt)|hvilken fart|hvilket tempo|hva slags fart)\b/i,
    ],
    not: /\b(?:last|did|ran|sist|løp jeg)\b/i,
  },
  cancelRun: {
    intent: 'markSkipped',
    has: [
      /\b(?:cancel|scrap|bin|ditch|avlys\w*|stryk\w*|kanseller\w*)\b/i,
      DAYS,
      /\b(?:run|session|workout|jog|it|tur\w*|økt\w*|løpetur\w*|den|løp\w*)\b/i,
    ],
    not: /\b(?:account|subscription|race|konto\w*|abonnement\w*|løpet|\bor\b|eller|pain|vondt)\b/i,
  },
  didOn: {
    intent: 'lastWeek',
    has: [
      /\b(?:what|how (?:far|long|much)) did i (?:do|run)\b|\b(?:hva (?:gjorde|løp)|hvor (?:langt|lenge|mye) løp) (?:jeg|eg|æ)\b/i,
      /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:man|tirs|ons|tors|fre|lør|søn)dag\w*\b|\byesterday\b|\bi går\b/i,
    ],
    not: /\b(?:wrong|galt|week|uke\w*|uka)\b/i,
  },
  hillyRun: {
    intent: 'hills',
    has: [
      /\b(?:hilly|only hills|all hills|nothing but hills|up(?:hill)? (?:or|and) down(?:hill)?|steep|mountain\w*|kupert\w*|bare bakker|bratt\w*|rett opp|opp og ned|motbakker)\b/i,
      /\b(?:if|only|route|terrain|cabin|there|course|run|hvis|om|eneste|terreng\w*|rute\w*|runde\w*|hytt\w*|der|tur\w*|løype\w*)\b/i,
    ],
    not: /\b(?:race|marathon|løpet|maraton\w*|pain|vondt|achilles|akilles\w*|calf|legg\w*|why|hvorfor|reps?|drag|intervals?|bakkedrag|shoes|sko)\b/i,
  },
  roughRace: {
    intent: 'weather',
    has: [
      /\b(?:wind\w*|gale|storm\w*|pouring|rain\w*|snow\w*|sleet|vind\w*|blås\w*|kuling|regn\w*|snø\w*|sludd)\b/i,
      /\b(?:race day|race morning|in the race|on race|for the race|løpsdag\w*|i løpet|under løpet|på løpet)\b/i,
      /\b(?:if|what|how|pace|plan|hvis|hva|hvordan|om|fart\w*)\b/i,
    ],
    not: /\b(?:wear|clothes|på meg|klær|kle|shoes|sko)\b/i,
  },
} as const satisfies Readonly<Record<string, Pattern>>;
