import type { WordRule } from '../categories.ts';
import { isDenied } from '../excuses.ts';

const KG = '(?:kg|kgs|kilos?|kilograms?|kilogram|pounds?|lbs?|stone)';
const N =
  '(?:\\d+(?:[.,]\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|a few|some|et par|to|tre|fire|fem|seks|sju|atte|ni|ti|noen)';

export const WEIGHT: WordRule[] = [
  {
    id: 'weight.calories',
    category: 'weight',
    pattern:
      /\b\d[\d., ]*(?:to \d+ )?(?:k?cals?|kcal|calories|kalorier|kilojoules|kj)\b|\b(?:calorie|kalori|energy)[ -]?(?:deficit|target|goal|limit|budget|underskudd\w*|mal|grense)|\bkaloriunderskudd\w*|\b(?:count|track|cut|restrict|burn|kutt|tell|brenn)\w* (?:\w+ ){0,3}(?:calories|kalorier|carbs|karbo\w*)\b/g,
    excuse: isDenied,
  },
  {
    id: 'weight.lose',
    category: 'weight',
    pattern: new RegExp(
      `\\b(?:lose|losing|drop|dropping|shed|shedding|cut|gain|get down|go down|slank\\w*|ga ned|ta av|gar ned|mist\\w*) (?:\\w+ ){0,3}?(?:${N} ?${KG}|weight|body ?fat|i vekt|vekt)\\b`,
      'g',
    ),
    excuse: isDenied,
  },
  {
    id: 'weight.target',
    category: 'weight',
    pattern: new RegExp(
      `\\b(?:target|goal|ideal|race|racing|optimal|healthy) (?:body ?)?weight\\b|\\b(?:mal|ideal|matchs?|konkurranse)vekt\\w*|\\b(?:weigh|veie|vei) (?:\\w+ ){0,3}?\\d|\\b\\d+(?:[.,]\\d+)? ?${KG}\\b|\\bbmi\\b|\\bbody ?fat\\b|\\bfettprosent\\w*`,
      'g',
    ),
    excuse: isDenied,
  },
  {
    id: 'weight.starve',
    category: 'weight',
    pattern:
      /\b(?:eat|eating|spis|spise) (?:\w+ ){0,2}(?:less|under|below|only|nothing|mindre|lite|kun|ingenting)\b|\b(?:skip|skipping|miss|hopp over|dropp) (?:\w+ ){0,2}(?:breakfast|lunch|dinner|meals?|carbs|food|frokost\w*|lunsj\w*|middag\w*|maltid\w*|mat|karbo\w*)\b|\b(?:fasted|fasting|fast for|juice cleanse|purge|laxatives?|faste|fastende|avforende)\b/g,
    excuse: isDenied,
  },
];
