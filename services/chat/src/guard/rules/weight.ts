import type { WordRule } from '../categories.ts';
import { isDenied } from '../excuses.ts';

const KG = '(?:kg|kgs|kilos?|kilograms?|kilogram|pounds?|lbs?|stone)';
const N =
  '(?:\\d+(?:[.,]\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|a few|some|et par|to|tre|fire|fem|seks|sju|atte|ni|ti|noen)';

const HUNGER =
  '(?:hunger|hungry|starv\\w+|empty (?:stomach|belly|tank)|(?:growling|rumbling) (?:stomach|belly)|under ?eating|eating (?:less|little|nothing)|running on empty|appetite|sult\\w*|tom (?:mage|tank)|rumling i magen|magen rumler|spise lite)';
const PRAISE =
  '(?:progress\\w*|good sign|great sign|good thing|means (?:you|it|that)|winning|win|works|working|stronger|discipline\\w*|success|lighter|leaner|faster|fat|proud|badge|reward\\w*|friend|strength|will ?power|mental\\w*|weakness leaving|gains?|champions?|bra tegn|godt tegn|fremgang|framgang|fremskritt|betyr|virker|sterkere|lettere|raskere|disiplin\\w*|stolt|seier\\w*|belonning|venn|viljestyrke|styrke)';
/** True when the sentence advises the runner to eat, as in "Hungry after a run? That means you need to eat". */
const isFed = (sentence: string): boolean =>
  /(?<!\b(?:not|dont|no|never|without|less|resist|skip|instead of|under|ikke|aldri|mindre|uten) (?:to |a )?)\b(?:eat|eating|snack|snacks|meal|meals|food|fuel|refuel|spis|spise|mat|maltid\w*|matpakke)\b/.test(
    sentence,
  );

/** True for the load of an exercise, as in "10 hip hinges with 5 kg", and not for the runner's own weight. */
const isLoad = (before: string, after: string, sentence: string): boolean =>
  /\b(?:with|hold|holding|carrying|med|holder) (?:an? |en |et )?$/.test(before) &&
  /\b(?:hinges?|squats?|lunges?|raises?|deadlifts?|dumb ?bells?|kettlebells?|hofteboy|kneboy|utfall|tahev|markloft|hantel\w*|manual\w*)\b/.test(
    sentence,
  ) &&
  !/^\s*(?:less|lighter|mindre|lettere)\b/.test(after) &&
  !/\b(?:lose|losing|slank\w*)\b/.test(sentence);

export const WEIGHT: WordRule[] = [
  {
    id: 'weight.calories',
    category: 'weight',
    pattern:
      /\d[., ]{0,3}(?:to \d+ )?(?:k?cals?|kcal|calories|kalorier|kilojoules|kj)\b|\b(?:calorie|kalori|energy)[ -]?(?:deficit|target|goal|limit|budget|underskudd\w*|mal|grense)|\bkaloriunderskudd\w*|\b(?:count|track|cut|restrict|burn|kutt|tell|brenn)\w* (?:\w+ ){0,3}(?:calories|kalorier|carbs|karbo\w*)\b/g,
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
    excuse: (before, after, sentence) => isDenied(before) || isLoad(before, after, sentence),
  },
  {
    id: 'weight.hunger',
    category: 'weight',
    pattern: new RegExp(
      `\\b${HUNGER}\\b[^.!?]{0,50}?\\b${PRAISE}\\b|\\b(?:${PRAISE}|embrace|enjoy|love|welcome|celebrate|stay|nyt|elsk|omfavn) (?:\\w+ ){0,3}?${HUNGER}\\b`,
      'g',
    ),
    excuse: (before, _after, sentence) => isDenied(before) || isFed(sentence),
  },
  {
    id: 'weight.food',
    category: 'weight',
    pattern:
      /\b(?:ignore|resist|fight|beat|suppress|overse|ignorer\w*|motsta|kjemp\w* mot) (?:\w+ ){0,3}?(?:hunger|appetite|cravings?|sult\w*|appetitt\w*)\b|\b(?:food|eating|mat|maten|a spise) (?:is|are|er) (?:\w+ )?(?:for (?:the )?(?:weak|losers|svake)|the enemy|fienden|optional|overrated|weakness|svakhet|a reward|en belonning)\b|\b(?:earn|deserve|fortjen\w*) (?:\w+ ){0,2}?(?:food|meals?|dinner|lunch|breakfast|dessert|carbs|maten|maltid\w*|middagen|frokosten)\b|\b(?:the less|jo mindre) (?:you|du) (?:eat|spiser)\b|\bnothing tastes as\b|\b(?:lighter|thinner|leaner|skinnier|lettere|tynnere|slankere) (?:\w+ ){0,2}?(?:is|means|runners?|er|betyr|lopere) (?:\w+ )?(?:faster|better|win|raskere|bedre|vinner)\b|\b(?:too|for) (?:fat|heavy|tung|tjukk|feit)\b|\b(?:train|run|tren|lop) (?:\w+ ){0,2}?(?:hungry|on an empty stomach|sulten|pa tom mage)\b|\b(?:save|cut|drop|skip|kutt|dropp|spar) (?:\w+ ){0,2}?(?:dinner|snacks?|supper|kveldsmat\w*|mellommaltid\w*)\b/g,
    excuse: isDenied,
  },
  {
    id: 'weight.starve',
    category: 'weight',
    pattern:
      /\b(?:eat|eating|spis|spise) (?:\w+ ){0,2}(?:less|under|below|only|nothing|mindre|lite|kun|ingenting)\b|\b(?:skip|skipping|miss|hopp over|dropp) (?:\w+ ){0,2}(?:breakfast|lunch|dinner|meals?|carbs|food|frokost\w*|lunsj\w*|middag\w*|maltid\w*|mat|karbo\w*)\b|\b(?:fasted|fasting|(?<!\b(?:too|how|so|as|very|quite|pretty|run|running|ran|go|going|is|was|feels|felt) )fast for|juice cleanse|purge|laxatives?|faste|fastende|avforende)\b/g,
    excuse: isDenied,
  },
];
