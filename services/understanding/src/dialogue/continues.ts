import { foldedOf } from './reading.ts';

const WORDS_MAX = 10;
/** Maximum number of words in a message that depends on the one before it. */
const LEANING_MAX = 16;

/** Tests the folded text of a short message. */
const test = (pattern: RegExp, wordsMax = WORDS_MAX) => {
  const matches = (message: string): boolean => {
    const text = foldedOf(message);
    return text.split(/\s+/).length <= wordsMax && pattern.test(text);
  };
  return matches;
};

/** Words before a follow-up that say nothing about its subject. */
const LEAD = '^\\W*(?:(?:so|and|but|then|ok(?:ay)?|hm+|right|well|ah|oh|og|men|sa|ja|nja|greit|jaha|javel)[,.!]? )*';
const lead = (rest: string): RegExp => new RegExp(`${LEAD}(?:${rest})`);

const DEGREES = '(?:(?:a|an|en|et|too|very|really|quite|rather|pretty|for|litt|ganske|veldig|noe|like|not|a bit) )*';
const JUDGED =
  '(?:lot|much|more|less|little|few|big|large|small|high|low|good|bad|ok|okay|fine|normal|usual|enough|realistic|unrealistic|ambitious|worrying|heavy|light|mye|mer|mindre|lite|lita|stor[te]?|liten|hoyt?|lavt?|bra|darlig|greit|normalt?|vanlig|nok|realistisk|ambisios\\w*|ille|tungt?|lett)';

/** "is that a lot?", "er det nok?", "should I worry?": asks what to think of the last answer. */
export const asksJudgement = test(
  lead(
    `(?:is|isnt|was|wasnt|are|er|var|blir) (?:that|it|this|those|they|det|den|dette|de)(?: ikke| jo| da| not)? ${DEGREES}${JUDGED}\\b|(?:should|do) i (?:have to |need to )?(?:be )?(?:worry|worried|concerned)\\b|(?:bor|skal|ma|trenger) jeg (?:a )?(?:vaere )?(?:bekymre|engste|urolig|bekymret)`,
  ),
);

/** "in what way?", "tell me more", "hvordan da?": asks for more about the last answer. */
export const asksMore = test(
  lead(
    '(?:in what way|how so|how come|how do you mean|what do you mean|meaning|such as|like what|tell me more|say more|go on|more (?:please|details?|about (?:that|it))|explain(?: that| it)?|pa hvilken mate|hvordan (?:da|det|sa)|hva mener du(?: med det)?|mer om det|fortell mer|forklar(?: det)?|som hva|utdyp)\\W*$',
  ),
);

/**
 * "how much less is that?", "hvor mye av det er løping?", "what does it look like?": asks for a number or detail of it.
 */
export const asksDetail = test(
  lead(
    '(?:by how much\\W*$|med hvor mye\\W*$|(?:by )?how much (?:less|more|longer|shorter|lighter|of (?:that|it|this|them))\\b|how many (?:minutes )?of (?:that|it|this|them)\\b|hvor mye (?:mindre|mer|lengre|kortere|lettere|av (?:det|den|dem|dette))\\b|hvor mange (?:minutter )?av (?:det|den|dem)\\b|what (?:does|will|do|would) (?:it|that|they) look like\\W*$|hvordan (?:ser|blir) (?:den|det|de)(?: ut)?\\W*$|(?:the |in )?total\\W*$|(?:til sammen|tilsammen|totalt|i alt)\\W*$|(?:when|where) (?:was|is) (?:that|it)\\W*$|nar var (?:det|den)\\W*$|how does (?:that|it|this) compare\\b|hvordan er det (?:mot|sammenlignet|i forhold)\\b|(?:do i have|have i got|are there|is there|har jeg|er det) (?:any|some|one|noen|noe)(?: of (?:them|those)| planned| left| this week| igjen| denne uka)?\\W*$|(?:when|how often) do i (?:use|run|do|need) (?:it|that|this|them)\\W*$|(?:nar|hvor ofte) (?:bruker|loper|gjor|trenger) jeg (?:den|det|dem)\\W*$|(?:hva skjer|what happens) (?:i mellomtida|i mellomtiden|fram til da|until then|in the meantime|meanwhile|in between|before (?:that|then))\\W*$|(?:should|does|do|is|will|can|skal|bor|er|kan) (?:any|some|part|much|all|half|none|noe|en del|alt|halvparten)(?: of| av)? (?:it|that|this|them|det|den|dem)\\b)',
  ),
);

/** "and then?", "what's after that?", "og etter det?": asks for what follows what was just named. */
export const asksWhatFollows = test(
  lead(
    '(?:then(?: what)?|what then|after that|whats? (?:is )?(?:after that|next)|what comes (?:after(?: that)?|next)|afterwards|sa da|hva (?:sa|da)|hva (?:skjer|kommer) (?:sa|da|etter(?:pa| det)?)|deretter|etterpa|etter det(?: igjen)?|dagen derpa|the day after that|day after|the (?:one|day|run|session) after(?: that| it)?|the following (?:day|one)|den (?:etter|derpa)(?: (?:det|den|igjen|der))?|dagen etter (?:det|den|der)(?: igjen)?|neste etter det)(?: (?:then|da|igjen))*\\W*$',
  ),
);
const THEN_ONLY = /^\W*(?:(?:ok(?:ay)?|and|so|og|ja|greit)[,.]? )+(?:then|sa)\W*$/;
/** True for "ok and then?", whose words are all leads of other follow-ups. */
export const isThenOnly = test(THEN_ONLY);

/** "and the week after?", "og uka etter der igjen". */
export const asksWeekAfter = test(
  lead(
    '(?:(?:what|how) about |hva med |hvordan (?:er|blir) )?(?:the )?(?:week (?:after|following)(?: that)?|following week|uk(?:a|en) etter(?: det| der| den)?(?: igjen)?|uka deretter)\\W*$',
  ),
);

/** "both days?", "begge?": asks the same about all that was named. */
export const asksBoth = test(lead('(?:on |for |pa )?(?:both|begge)(?: days| of them| dagene| to| deler)?\\W*$'));

/** "which ones?", "hvilke da?": asks for the list behind a count. */
export const asksWhich = test(
  lead(
    '(?:which|what)(?: (?:ones?|sessions?|days?|runs?|were they|are they|was (?:that|it)))?\\W*$|(?:hvilke|hvilken)(?: (?:da|dager|okter|turer|var det|er det|en))*\\W*$',
  ),
);

/** "in weeks?", "i uker": asks for the last answer in another measure of time. */
export const asksInWeeks = test(
  lead(
    '(?:how many |hvor mange )?(?:(?:and |og )?(?:in|i) )?(?:weeks|uker)(?: (?:is that|er det|then|da|please|takk))*\\W*$',
  ),
);

/** "and the last one?", "og den siste uka": asks for the last of the weeks that were named. */
export const asksLast = test(
  lead(
    '(?:what about |how about |hva med )?(?:the |den |det )?(?:last|final|siste)(?: (?:one|week|uk(?:a|en|e)))?\\W*$',
  ),
);

/** "and the long run?", "hva med langturen". */
export const asksLongRun = test(
  lead('(?:what about |how about |hva med |i meant? |jeg ment?e?r? )?(?:the |den )?(?:long ?run|langtur(?:en)?)\\W*$'),
);

/** "ok do it", "ja takk", "gjør det": agrees to what was just said. */
export const isAgreed = test(
  /^(?:(?:ok(?:ay)?|ja|yes|yep|yeah|sure|great|fine|good|fint|greit|flott|bra|supert|perfekt|alright|cool)[,.! ]*)*(?:(?:please )?do (?:it|that|so)|go ahead|go for it|lets do (?:it|that|this)|make it so|sounds good|yes,? please|yes,? thanks|please|ja,? takk|ja,? gjerne|gjerne(?: det)?|gjor det|gjor sa|kjor(?: pa)?|sett i gang|la oss gjore det|det gjor vi|da gjor vi det|hores bra ut|ja,? det gjor jeg)(?: (?:then|da|takk|thanks|please))*\W*$/,
);

/** "how?", "hvordan?": accepts an offer to explain. */
export const isHow = test(
  lead('(?:how(?: (?:do i do (?:that|it)|does (?:that|it) work))?|hvordan(?: gjor jeg det)?)\\W*$'),
);

/**
 * True when a message depends on the one before it: it begins with a linking word or ends with a word that refers back.
 */
export const pointsBack = test(
  /^\W*(?:(?:ok(?:ay)?|right|great|fine|thanks|greit|fint|takk|ja|yes|hm+)\W+)*(?:and|og|but|men|so|what if|hva (?:om|hvis)|if|hvis|even if|selv om)\b|\b(?:then|that day|on it|in it|den dagen|da|den|it|them|both|those|dem|begge)\W*$/,
  LEANING_MAX,
);
