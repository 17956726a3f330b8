import { fold } from '../gate/engine/fold.ts';
import { PAIN_READ_MAX } from './pain.ts';
import { BODY, OTHER_SCALE, PAIN } from './pain-words.ts';
import { reportedPainIn, ruledPain } from './told-pain.ts';

const NUMBER = '(?:10|\\d(?:[.,]\\d)?)';
const OF_TEN = `${NUMBER}(?: ?(?:\\/|av|of|out of) ?(?:10|ti|ten))?\\b(?![.,/:]\\d)`;
/** Things other than pain that a note may rate. */
const RATED =
  '(?:felt|feel|feels|feeling|folte|foler|foles|foltes|kjentes|kjennes|legs?|bein(?:a)?|bena|body|kroppen|head|hodet|runs?|run|race|tur(?:en)?|lop(?:et|eturen)?|lopetur(?:en)?|workout|training|trening(?:en)?|day|dag(?:en)?|week|uka|uken|overall|totalt|alt i alt|recovery|restitusjon(?:en)?|restituert|recovered|appetite|appetitt(?:en)?|nutrition|diet|food|mat(?:en)?|work|jobb(?:en)?|confidence|selvtillit|enjoyment|fun|fitness|shape|rested|uthvilt|happy|happiness|glad|fornoyd|hunger|focus|fokus|hrv|quality|kvalitet(?:en)?)';
const SCALE = `(?:${RATED}|${OTHER_SCALE.source.replace(/^\\b|\\b$/g, '')})`;
/** Up to four words between the rated thing and its number, none of them about pain or the body. */
const BETWEEN = `(?:[ :=-]+(?!${PAIN}\\b|${BODY}\\b|(?:but|men|and|og|with|med)\\b|\\d)[a-z]+){0,4}[ :=-]+`;
/** "Felt 8/10 in my knee" and "legs 8/10 sore" are about pain after all. */
const NOT_PAIN = `(?! ?(?:(?:i|in|on|of|pa|with|med|the|my|min|mitt|left|right|venstre|hoyre|bad|very|veldig) ?)*(?:${PAIN}|${BODY})\\b)`;
const GOOD =
  '(?:good|great|fine|perfect|strong|amazing|awesome|super|excellent|brilliant|fresh|ok|okay|bra|fin|fint|flott|topp|sterk|sterkt|perfekt|kjempebra|uthvilt)';
const NOT_NEGATED = '(?<!\\b(?:not|no|isnt|never|less|ikke|ikkje|aldri|mindre) (?:so |very |sa |veldig )?)';
/** Things that are counted out of ten: "8 of 10 reps". */
const DONE =
  '(?:reps?|sets?|runs?|sessions?|intervals?|laps?|rounds?|times|days|km|drag|okter|runder|ganger|dager|sett)';

const pattern = (form: string): RegExp => new RegExp(form, 'g');
/** Ratings of things other than pain, unless the same clause mentions pain or the body: "pain on the run 8/10". */
const RATINGS: readonly RegExp[] = [
  `\\b${SCALE}\\b${BETWEEN}${OF_TEN}${NOT_PAIN}`,
  `(?<![\\w.,/])${OF_TEN} (?:(?:for|on|pa) (?:the |my )?)?${SCALE}\\b`,
].map(pattern);
/** Numbers that mean something good: "8 of 10 reps", "knee feels great, 9/10" and "9/10 good". */
const GOOD_NUMBERS: readonly RegExp[] = [
  `(?<![\\w.,/])${OF_TEN} (?:of (?:the |my )?)?${DONE}\\b`,
  `${NOT_NEGATED}\\b${GOOD}[ ,:-]+${OF_TEN}${NOT_PAIN}`,
  `(?<![\\w.,/])${OF_TEN} ${GOOD}\\b`,
].map(pattern);

const ABOUT_PAIN = new RegExp(`\\b(?:${PAIN}|${BODY})\\b`);
const CLAUSE = /[,.;!?]|\b(?:and|og|but|men)\b/;

const withoutRatings = (text: string): string => {
  const rated = RATINGS.reduce(
    (rest, form) =>
      rest.replace(form, (match: string, at: number) => {
        const head =
          rest
            .slice(Math.max(0, at - 60), at)
            .split(CLAUSE)
            .at(-1) ?? '';
        return ABOUT_PAIN.test(head) ? match : ' ';
      }),
    text,
  );
  return GOOD_NUMBERS.reduce((rest, form) => rest.replace(form, ' '), rated);
};

/** Denied pain. A number after it refers to something else, unless the note continues with when it hurts. */
const PAINLESS = pattern(
  `\\b(?:no|zero|without|ingen|ikke|uten)(?: (?:any|more|noe|noen|har|i|in|${BODY}))* ${PAIN}\\b(?: free)?(?: (?:in|i) (?:the |my )?${BODY}\\b)?|\\b(?:pain[ -]?free|smertefri\\w*)\\b`,
);
const GOES_ON =
  /\b(?:but|men|until|till|except|unless|bortsett|at rest|i ro|when|nar|while|mens|before|after|etter|for jeg)\b/;

/**
 * Returns the runner's pain today according to a check-in note, 0 to 10, which limits the day; null if there is none.
 * Words for severe pain ("can hardly walk") are converted to a number. Ratings of other things ("felt 9/10", "legs
 * 8/10", "søvn 7 av 10") are ignored. Pure.
 */
export const painInNote = (note: string | null): number | null => {
  if (!note) return null;
  const text = withoutRatings(
    fold(note.slice(0, PAIN_READ_MAX))
      .replace(/\s*\n\s*/g, '. ')
      .replace(/\bi dag\b/g, 'idag'),
  );
  const read = GOES_ON.test(text) ? text : text.replace(PAINLESS, ' ');
  const told = reportedPainIn(read);
  if (!told) return null;
  // Without a word about pain or the body, a number refers to something else.
  return ruledPain({ ...told, pain: ABOUT_PAIN.test(read) ? told.pain : null });
};
