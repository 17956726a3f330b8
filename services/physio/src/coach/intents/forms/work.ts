import { forms } from './form.ts';

const GYM = '(?:gym|fitness|treningssent\\w*|treningsstudio\\w*|studio|senteret|sats|evo)';
const LEGS = '(?:squat(?:s|ting)?|leg press(?:es)?|legpress|kneboy\\w*|bei?npress\\w*|hack squat)';
const MAY =
  '(?:can i|could i|may i|should i|is|are|ok|okay|fine|safe|allowed|do|use|kan jeg|far jeg|bor jeg|er|greit|lov|ta|bruke|gjore|kjore)';

/** Details of the exercises that follow from the library: repetitions, towels, and machines for the legs. */
export const WORK_FORMS = [
  ...forms('sameForOther', [
    /\b(?:does|do|is|gjelder|er)\b.{0,8}\b(?:that|this|it|they|det|dette|de)\b.{0,14}\b(?:count|apply|go|hold|same|gjelde\w*|samme|likt|likedan)?\b.{0,8}\b(?:for|to|with|med|for den|den)\b.{0,8}\b(?:the |den )?(?:bent|straight|seated|bend|bøyd|boyd|strakt|sittende|other (?:one|exercise|ovelsen)|andre ovelsen)\b/,
  ]),
  ...forms(
    'whyReps',
    [
      /\b(?:why|hvorfor|how come|hvordan kan det ha seg)\b.{0,14}\b(?:\d{1,2}|so few|so many|just|only|sa fa|sa mange|bare|kun|akkurat)\b.{0,14}\b(?:reps?|repetitions?|repetisjon\w*|rm|of each|av hver)\b/,
      /\b(?:why|hvorfor)\b.{0,6}\b\d ?x ?\d{1,2}\b(?! ?(?:min|x))/,
    ],
    { unless: /\b(?:min|minutes?|minutter|jog\w*|run\w*|lop\w*)\b/ },
  ),
  ...forms('towelThick', [
    /\b(?:how|hvor)\b.{0,6}\b(?:thick|big|high|large|tykt?|stort?|hoyt?)\b.{0,20}\b(?:towel|handkle\w*|handduk\w*)\b/,
    /\b(?:towel|handkle\w*|handduk\w*)\b.{0,20}\b(?:how thick|thickness|hvor tykt?|tykkelse\w*)\b/,
  ]),
  ...forms(
    'gymLegs',
    [
      new RegExp(`\\b${MAY}\\b.{0,25}\\b${LEGS}\\b.{0,20}\\b${GYM}\\b`),
      new RegExp(`\\b${GYM}\\b.{0,25}\\b${LEGS}\\b`),
      /\b(?:is|are|er|can i|kan jeg|may i|far jeg)\b.{0,18}\b(?:leg press|legpress|bei?npress)\b.{0,12}\b(?:ok|okay|fine|safe|good|allowed|greit|lov|bra|trygt|instead)?\b/,
    ],
    { unless: /\b(?:machine|maskin\w*|apparat\w*|instead|i stedet|smith)\b/ },
  ),
];
