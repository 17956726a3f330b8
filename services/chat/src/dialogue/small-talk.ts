/** Topics of messages that ask nothing: a greeting, an agreement, thanks, a goodbye. Both coaches use these names. */
const SMALL_TALK: ReadonlySet<string> = new Set(['hello', 'okay', 'thanks', 'bye', 'yes', 'agreed']);

/**
 * True for a topic of a message that asks nothing. Under a restriction, it is answered with the restriction instead of
 * "Fine."
 */
export const isSmallTalk = (topic: string): boolean => SMALL_TALK.has(topic);

/**
 * Matches training that a runner announces or assumes to be allowed at the end of a conversation: "thanks, doing them
 * now", "it's all good right?", "greit, jeg løfter litt da". The reply "Fine." to such a message would be a permission.
 */
const ANNOUNCES = new RegExp(
  [
    "\\b(?:i'?ll|ill|i will|i'?m|im|i am|gonna|going|heading|off|about) (?:to |for |out|going|heading|doing|running|lifting|just )",
    '\\b(?:doing|starting|running|lifting|going|trying) (?:it|them|now|then|anyway|a bit|some)\\b',
    '\\b(?:run|jog|lift|train|squat|deadlift|race|cycle|ride|swim|hike|walk|garden\\w*) (?:then|now|anyway)\\b',
    "\\bso (?:i'?m|im|it'?s|its) (?:fine|ok|okay|good|safe)\\b",
    '\\?\\s*$',
    "\\b(?:isn'?t|won'?t|doesn'?t|aren'?t|can'?t) (?:it|i|that|this)\\W*$",
    '(?:^|\\s)(?:går|gir)(?: det| seg)? (?:vel|nok|jo|sikkert)(?:\\s|$)',
    '\\S\\s+\\S+.*\\s(?:right|ok|okay|fine|greit|trygt|ikke sant)\\W*$',
    '(?:^|\\s)(?:jeg|eg) (?:tar|løper|løfter|jogger|drar|går|kjører|trener|prøver|gjør|stikker|sykler)(?:\\s|$)',
    '(?:^|\\s)(?:da|så|nå) (?:tar|løper|løfter|jogger|drar|går|kjører|trener|prøver|gjør|stikker|sykler)(?:\\s|$)',
    '(?:^|\\s)(?:løper|løfter|trener|jogger) (?:litt|nå|da|likevel)(?:\\s|$)',
  ].join('|'),
  'i',
);

/** True when a message announces training or treats the conversation as a permission. */
export const announcesTraining = (message: string): boolean => ANNOUNCES.test(message);
