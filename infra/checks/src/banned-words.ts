/** A word or phrase that is hard to understand, with plain alternatives. */
export interface BannedWord {
  /**
   * Source of a regular expression for the word or phrase. It is case-insensitive and matches only whole words; a space
   * also matches a line break.
   */
  word: string;
  /** Plain alternatives to the word. */
  plain: string;
}

/** Words that comments, test titles, texts and documents must not contain. */
export const BANNED_WORDS: readonly BannedWord[] = [
  { word: 'anew', plain: 'again' },
  { word: 'n[oa]ught', plain: 'nothing, zero' },
  { word: 'who(?:so)?ever|whomever', plain: 'the person who …, or the role' },
  { word: 'whom', plain: 'who, or the role' },
  { word: 'borne', plain: 'carried, caused' },
  { word: 'hears(?: of)?|heard of', plain: 'receives, reads' },
  { word: '(?:is|are|was|were|be|been|being) told', plain: 'receives, gets, is notified' },
  { word: 'tells? of|told of', plain: 'reports, describes' },
  { word: '(?:say|says|said) of', plain: 'describes, states about' },
  { word: 'lets go(?: of)?|(?:is|are|was|were|be) let go(?: of)?', plain: 'releases, stops, drains' },
  { word: '(?:is|are|was|were) away', plain: 'unavailable, down' },
  { word: '(?:is|are|was|were) looked after', plain: 'is maintained, is handled' },
  { word: '(?:goes|gone|went) on', plain: 'continues, happens' },
  { word: '(?:is|are|was|were|be) to be (?:had|seen)', plain: 'is available, is visible' },
  { word: 'as (?:it|they) stood', plain: 'stale, unchanged' },
  { word: 'stands? for nothing', plain: 'has no meaning' },
  { word: 'of (?:its|their) own', plain: 'separate, or leave it out' },
  { word: 'once more', plain: 'again' },
  { word: '(?:and|or) the like', plain: 'and similar …, or name them' },
  { word: "in (?:no ?body’s|no ?body's|no one’s|no one's) way", plain: 'independently, harmless' },
  { word: "nobody(?:’|')s", plain: 'of no user, unowned, shared' },
  { word: "of (?:its|their|one’s|one's) own accord", plain: 'automatically' },
  { word: 'for as long as', plain: 'while, as long as' },
  { word: 'in between times', plain: 'meanwhile' },
  { word: 'for ever', plain: 'forever, indefinitely' },
  { word: 'beside', plain: 'next to, in addition to' },
  { word: 'besides', plain: 'in addition to, except' },
  { word: 'upon', plain: 'on' },
  { word: '(?:there|where|here)(?:of|in|by|upon)', plain: 'of it, in which, by this' },
  { word: 'whence|thence|hitherto|henceforth|forthwith', plain: 'from which, until now, from now on, immediately' },
  { word: 'lest', plain: 'so that … not' },
  { word: 'whilst|amongst', plain: 'while, among' },
  { word: 'unless told', plain: 'by default, unless configured' },
  { word: 'late ?comers?', plain: 'late event, redelivery, late request' },
  { word: 'sign of life', plain: 'heartbeat' },
  { word: 'come again', plain: 'retry' },
  { word: 'what is (?:told|given up)', plain: 'event, dead letter' },
  { word: 'as far as .{0,20} can (?:know|tell)', plain: 'probably, if known' },
  { word: '(?:is|are|was|were) given up', plain: 'is not restarted, is not retried' },
  { word: 'gets? in (?:the|its|their|each other’s) way', plain: 'blocks, conflicts with' },
  { word: 'in vain', plain: 'without effect' },
  { word: 'safety messages?', plain: 'safety text' },
  { word: 'befalls?|bestows?|partakes?', plain: 'happens to, gives, takes part' },
  { word: 'at (?:its|their) (?:own )?leisure', plain: 'later, in the background' },
];
