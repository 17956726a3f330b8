import { type Pattern, RACE } from './pattern.ts';

const GOAL =
  /\b(?:half(?: marathon)?|(?:full )?marathon|10 ?k(?:m)?|5 ?k(?:m)?|ten k|five k|halvmaraton\w*|maraton\w*|halvmara|mila|milløp\w*|femmila)\b/i;

/** Questions about a race and the way to it. */
export const RACES = {
  goalChange: {
    intent: 'raceChange',
    has: [
      /\b(?:want|rather|like to|prefer|thinking of|switch|change|going for|vil|har lyst|ønsker|heller|bytte\w*|endre\w*|skifte)\b/i,
      GOAL,
      /\b(?:instead|rather|prefer|switch|change|heller|i stedet|istedet|bytte\w*|endre\w*|skifte)\b/i,
    ],
    not: /\b(?:pain|vondt|ill|sick|syk|pace|fart\w*|today|i dag|tomorrow|i morgen|relay|stafett|drop out|bryte|easy|jog|rolig\w*|eat|spise|shoes|sko\w*)\b/i,
  },
  longestAhead: {
    intent: 'longRun',
    has: [
      /\blongest (?:run|long run|one)\b|\blengste (?:tur\w*|langtur\w*|økt\w*)\b/i,
      /\b(?:before|until|by|ahead of|leading up|før|fram til|frem til|innen)\b/i,
      RACE,
    ],
    not: /\b(?:why|hvorfor|so far|ever|have i|did i|har jeg|hittil|pace|fart\w*|eat|spise|pain|vondt)\b/i,
  },
  hotRace: {
    intent: 'weather',
    has: [
      /\b(?:hot|heat|heatwave|boiling|roasting|scorching|humid|(?:kjempe|veldig|kok|steike|super)?varmt|hete|hetebølge|stekende)\b/i,
      RACE,
    ],
    not: /\b(?:warm[- ]?up|hot bath|hot tub|sauna|ice|is\b|headache|dizzy|svimmel|faint\w*|besvim\w*|wear|på meg|eat|spise)\b/i,
  },
  startPace: {
    intent: 'racePacing',
    has: [
      /\b(?:set (?:out|off)|start(?: out| off)?|go out|head out|open|gå ut|starte|åpne|legge ut)\b/i,
      /\b(?:pace|how fast|speed|hvor fort|fart\w*|tempo)\b/i,
      /\b(?:race\w*|marathon|half|on the \d{1,2}(?:st|nd|rd|th)|løpet|maraton\w*|halvmaraton\w*|den \d{1,2}\.)/i,
    ],
    not: /\b(?:pain|vondt|ill|sick|syk|treadmill|mølla|training|after the race|etter løpet)\b/i,
  },
} as const satisfies Readonly<Record<string, Pattern>>;
