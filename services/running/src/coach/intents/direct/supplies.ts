import { type Pattern, RACE } from './pattern.ts';

const RUN = /\b(?:run\w*|jog\w*|session|workout|løp\w*|jogg\w*|tur\w*|økt\w*|trene)\b/i;
const HOW_MANY = /\b(?:how (?:many|much|often)|when|what time|hvor (?:mange|mye|ofte)|når|trenger)\b/i;
const FOOD = /\b(?:eat\w*|food|fuel|breakfast|dinner|meal|spise\w*|spiser|mat|frokost\w*|middag\w*|måltid\w*)\b/i;

/** Questions about food, clothes, shoes and ground. */
export const SUPPLIES = {
  raceGels: { intent: 'food', has: [/\bgel(?:s|er|ene|en)?\b/i, HOW_MANY] },
  carbLoad: {
    intent: 'food',
    has: [
      /\bcarb\w*|\bkarbo\w*/i,
      /\b(?:when|start\w*|begin|how|load\w*|should|cut|når|begynne\w*|starte\w*|hvordan|bør|skal|lade\w*|oppladning)\b/i,
    ],
  },
  raceFood: {
    intent: 'food',
    has: [
      FOOD,
      /\b(?:day|night|evening) before\b|\b(?:dagen|kvelden|lørdagen|fredagen) før\b|\b(?:lørdag|saturday) (?:før|before)\b|\brace (?:morning|day)\b|\b(?:before|for) (?:the |my )?(?:race|marathon|half)\b|\bfør (?:løpet|maraton\w*|halvmaraton\w*|start)\b|\bløps(?:dag|morgen)\w*/i,
    ],
    not: /\b(?:long run|langtur\w*)\b/i,
  },
  coffee: {
    intent: 'caffeineAlcohol',
    has: [/\bcoffee|\bespresso|\bcaffeine|\bkaffe\w*|\bkoffein/i, RUN],
    not: /\bpills?|tablet\w*|sleep\b/i,
  },
  afterMeal: {
    intent: 'food',
    has: [
      /\b(?:ate|had|eaten|just ate|spiste|spist|åt|tok)\b/i,
      /\b(?:lunch|dinner|meal|lasagne|pizza|pasta|burger|bowl|brunch|lunsj|middag|måltid|mat|taco|grandis\w*|full of food|mett)\b/i,
      RUN,
    ],
    not: /\bi (?:ran|did)\b|\bjeg løp\b/i,
  },
  runFood: {
    intent: 'food',
    has: [
      FOOD,
      /\bbefore\b|\bfør\b|\bin the morning\b|\bon the (?:long )?run\b/i,
      /\b(?:long run|sunday\w*|saturday\w*|tomorrow\w*|today\w*|tonight|run|langtur\w*|søndag\w*|lørdag\w*|i morgen|i dag|turen|økta|løpetur\w*|morgentur\w*|morgenøkt\w*|kveldstur\w*)\b/i,
    ],
    not: /\b(?:race|marathon|løpet|weight|calor\w*|vekt|kalori\w*)\b/i,
  },
  newShoes: {
    intent: 'shoes',
    has: [
      /\bnew (?:pair|shoes|trainers)\b|\bshoes\b.*\b(?:came|arrived|new)\b|\bnye? (?:sko|par|joggesko)\w*|\bsko\w*\b.*\bny/i,
      RACE,
    ],
  },
  wear: {
    intent: 'gear',
    has: [
      /\bwear\b|\bdress\b|\bclothes\b|\bwhat .*\bput on\b|\bkle\b|\bklær\w*|\bha på (?:meg|deg|seg)\b|\bhar (?:jeg|man|dere|du|folk) på\b|\btar (?:man|jeg|du|en) på\b|\bta på (?:meg|deg|seg)\b|\bantrekk\b|\btights\b|\bshorts\b/i,
      /\d|\bdegrees|\bgrader|\brain|\bregn|\bsnow|\bsnø|\bcold|\bdark|\bmørk|\bkald|\bfreez|\bfrost|\brace|\bløpet|\bmaraton|\bwind|\bvind|\btoday|\bi dag|\bsunday|\bsøndag|\bmorning|\bmorgen/i,
    ],
    not: /\bshoes?\b|\bsko\b|\bwatch\b|\bklokke/i,
  },
  ice: {
    intent: 'surface',
    has: [
      /\b(?:ice|icy|slippery|sheet of ice|isen?|glatt\w*|holke\w*|hålke\w*)\b/i,
      /\b(?:out|outside|today|tonight|run\w*|what|do i|treadmill|roads?|ute|i dag|løpe\w*|hva|mølle\w*|veie\w*|gjør|tur)\b/i,
    ],
    not: /\binstead of running|\bi stedet for å løpe|\brace|\bløp(?:et|sdag)|\bmaraton|\bmarathon|\bice bath|\bcold water|\bisbad|\bis på\b|\bice (?:my|the|it)\b|\bice pack/i,
  },
  treadmillPace: {
    intent: 'treadmill',
    has: [
      /\btreadmill|\bmølle\w*|\btredemølle\w*/i,
      /\b(?:long run|langtur\w*|pace|speed|incline|fast|how|fart\w*|tempo|stigning\w*|fort|hvor)\b/i,
    ],
  },
} as const satisfies Readonly<Record<string, Pattern>>;
