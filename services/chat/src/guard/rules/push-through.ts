import type { WordRule } from '../categories.ts';
import { isDenied } from '../excuses.ts';

const SYMPTOM =
  'pain|pains|painful|hurts?|hurting|aches?|discomfort|chest|dizz\\w*|faint\\w*|numb\\w*|tingl\\w*|limp\\w*|fever|bone|smerte\\w*|vondt|bryst\\w*|svimmel\\w*|nummen\\w*|prikking|feber|halter?|verk\\w*';
const ON =
  'run|running|jog|jogging|train|training|race|racing|exercise|go|going|continue|carry on|keep|stay|finish|complete|lop|lope|loper|jogg\\w*|tren|trene|fortsett\\w*|konkurrer\\w*|fullfor\\w*|hold';

const GO_ON =
  'keep (?:going|running|moving|pushing|at it)|carry on|run on|press on|dont (?:you )?(?:stop|quit|give up)|do not (?:stop|quit|give up)|continue|never stop|stay with it|fortsett|lop videre|hold ut|hold pa|ikke (?:stopp|gi deg|gi opp)|kjor pa';
const BODY =
  '(?:body|bodys|mind|brain|head|legs?|muscles?|shins?|knees?|calf|kropp(?:en)?|hodet|hjernen|beina|leggen|kneet)';
const COMPLAINS =
  '(?:complain\\w*|whin\\w*|moan\\w*|lying|lies|bluffing|protest\\w*|lazy|nagging|klager?|syter?|sutrer?|lyver|bloffer|protesterer|maser?|lat)';
/** True when the advice applies only after the symptom has gone, as in "once the pain has gone you can continue". */
const isWithout = (sentence: string): boolean =>
  /\b(?:if|when|once|hvis|nar|dersom|as long as|sa lenge|until|til)\b/.test(sentence) &&
  /\b(?:no|without|free|less|gone|fades?|eases?|settles?|mild|goes away|ingen|uten|fri|mindre|borte|gir seg|avtar|slipper|mildt?)\b/.test(
    sentence,
  );

/** Rules against advice to continue through pain or despite bone, chest or nerve symptoms. */
export const PUSH_THROUGH: WordRule[] = [
  {
    id: 'push.through',
    category: 'push_through',
    pattern:
      /\b(?:push|power|grind|muscle|battle|fight|suffer|plough|plow|press|pushe?r?|presse?r?|kjor|kjempe?r?|slit)(?: on| deg| dere| yourself| hard| right| it| straight)* ?(?:through|thru|past|gjennom|igjennom)\b/g,
    excuse: isDenied,
  },
  {
    id: 'push.pain',
    category: 'push_through',
    pattern:
      /\b(?:run|running|train|training|work|working|play|lop|lope|tren|trene|jobb) (?:\w+ ){0,2}(?:through|thru|past|gjennom|igjennom) (?:\w+ ){0,3}(?:pain|hurt|ache|discomfort|it|this|that|smerte\w*|vondt\w*|det|dette)\b/g,
    excuse: isDenied,
  },
  {
    id: 'push.despite',
    category: 'push_through',
    pattern: new RegExp(
      `\\b(?:${ON})\\b[^.!?]{0,60}\\b(?:with|despite|even (?:with|if|though|when)|regardless of|in spite of|no matter|anyway|through|selv (?:om|med)|til tross for|pa tross av|trass i|uansett|med|gjennom)\\b[^.!?]{0,40}\\b(?:${SYMPTOM})\\b`,
      'g',
    ),
    excuse: isDenied,
  },
  {
    id: 'push.ignore',
    category: 'push_through',
    pattern: new RegExp(
      `\\b(?:ignore|forget|disregard|block out|overlook|dismiss|overse|ignorer\\w*|glem|bry deg ikke om|do not mind|dont mind|never mind) (?:\\w+ ){0,4}?(?:${SYMPTOM}|symptom\\w*|signals?|signal\\w*|warning\\w*)\\b`,
      'g',
    ),
    excuse: isDenied,
  },
  {
    id: 'push.complaining',
    category: 'push_through',
    pattern: new RegExp(
      `\\b(?:only|just|merely|simply|nothing but|bare|kun) (?:\\w+ ){0,2}?${BODY} (?:\\w+ )?${COMPLAINS}\\b|\\b(?:your|the|din|ditt|dine) ${BODY} (?:is |are |er )?(?:only |just |bare |kun )?${COMPLAINS}\\b|\\b(?:kroppen|hodet|hjernen|beina) (?:er |bare |kun )*(?:klager|syter|sutrer|lyver|bloffer|protesterer|maser|lat)\\b|\\b(?:weakness|svakhet) (?:leaving|talking|speaking|som forlater|som snakker)\\b|\\b(?:all |only |just |bare |sitter )in (?:your|the) (?:head|mind)\\b|\\b(?:sitter|er|bare) (?:\\w+ )?i hodet\\b`,
      'g',
    ),
    // Allows "Your legs complain, so rest".
    excuse: (before, _after, sentence) =>
      isDenied(before) ||
      /\b(?:stop|rest|ease|ta det (?:rolig|med ro)|hvil|stopp|ro ned)\b/.test(
        sentence.replace(/\b(?:dont|do not|never|ikke|aldri|no) (?:\w+ )?(?:stop|rest|ease|hvil|stopp)\b/g, ''),
      ),
  },
  {
    id: 'push.go_on',
    category: 'push_through',
    pattern: new RegExp(`\\b(?:${SYMPTOM})\\b[^.!?]{0,60}?(?<!not |dont |never |ikke |aldri )\\b(?:${GO_ON})\\b`, 'g'),
    excuse: (before, after, sentence) =>
      isDenied(before) || isWithout(sentence) || /^ (?:to (?:hurt|ache)|a gjore vondt)/.test(after),
  },
  {
    id: 'push.slogan',
    category: 'push_through',
    pattern:
      /\bno pain,? no gain|pain is (?:just |only )?(?:weakness|temporary|in your (?:head|mind))|(?:tough|stick|gut|suck) it (?:out|up)|grit your teeth|bite the bullet|(?:run|walk|shake) it off|no excuses|make up for|man up|ingen unnskyldning\w*|bit tennene sammen|smerte er (?:bare )?svakhet|lop det (?:av|bort)|ta igjen det tapte|ingen smerte,? ingen/g,
  },
];
