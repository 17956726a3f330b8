import { cardFor, cardOf } from '../cards/card.ts';
import type { SafetyCategory, SafetyTier } from '../categories.ts';
import { normalize } from '../model/normalize.ts';
import { stopText } from '../texts/stop.ts';
import type { Danger } from './danger.ts';
import { BODY_DANGERS } from './dangers-body.ts';
import { CARE_DANGERS } from './dangers-care.ts';
import { MIND_DANGERS } from './dangers-mind.ts';
import { NERVE_DANGERS } from './dangers-nerve.ts';
import type { SafetyDecision } from './decision.ts';

type Finding = Pick<
  SafetyDecision,
  'state' | 'category' | 'categories' | 'tier' | 'source' | 'ruleId' | 'text' | 'card'
>;

const DANGERS: readonly Danger[] = [...MIND_DANGERS, ...NERVE_DANGERS, ...BODY_DANGERS, ...CARE_DANGERS];
/** The most urgent dangers first, so that the text of a message with several names the most urgent one. */
const URGENCY: Record<SafetyTier, number> = { emergency: 0, same_day: 1, refer: 2 };
const BY_URGENCY = [...DANGERS].sort((a, b) => (a.tier ? URGENCY[a.tier] : 3) - (b.tier ? URGENCY[b.tier] : 3));

/** True when the text of a danger fits a STOP of a category better than the text of the category. */
export const fitsInstead = (ruleId: string, category: SafetyCategory): boolean =>
  DANGERS.some(({ id, insteadOf }) => `danger:${id}` === ruleId && insteadOf?.includes(category));

/** True when a likelier and more urgent category may take the place of a danger. */
export const isReplaceable = (ruleId: string): boolean =>
  DANGERS.some(({ id, isCommon }) => isCommon === true && `danger:${id}` === ruleId);

const DENIED = /\b(?:no|not|never|without|isnt|wasnt|arent|dont have|ikke|ikkje|ingen|inga|aldri|uten|utan)(?: \w+)? $/;
const NOT_DENIED = /\b(?:not only|not just|not sure|ikke bare|ikkje berre|no joke|ingen spok) (?:\w+ )?$/;
const PERSONAL = /\b(?:my|ive|i have|i had|ive had|jeg har|eg har|ae har|min|mitt|mine)\b/;
const INFORMATION =
  /^(?:(?:hi|hei|hello|just wondering|quick question|out of interest|generelt|bare lurer|in general) )*(?:what (?:are|is|does|do|causes)|whats|why do (?:people|runners)|how (?:do|can|would) (?:you|one|i|we) (?:recogni\w+|spot|know if|tell if)|is it (?:true|common)|can running (?:cause|give)|hva (?:er|betyr|slags|kan)|hvordan (?:kjenner|vet|oppdager|ser) (?:man|en|jeg)|kan (?:lop\w*|trening\w*) (?:gi|fore)|er det (?:sant|vanlig) at)\b/;
const FICTION =
  /\b(?:(?:read|reading|leste?|lese|watched|saw|sa|heard|listen\w*|horte|horer)(?: \w+){0,3} (?:articles?|books?|podcasts?|films?|movies?|series|novels?|artikkel\w*|bok|boka|serie\w*|innlegg\w*)|(?:first aid|forstehjelp\w*) ?(?:course|kurs\w*|class|exam|quiz)|forstehjelpskurs\w*|homework|lekse\w*|lecture|forelesning\w*)\b/;
const PAST =
  /\b(?:years? ago|last year|as a (?:kid|child|teenager)|when i was (?:\d+|young|a kid|little)|in (?:19|20)\d\d|ar siden|i fjor|som (?:barn|liten|ungdom)|i (?:19|20)\d\d|long (?:time )?ago|for lenge siden|den gang(?:en)?|used to)\b/;
const NOW =
  /\b(?:again|now|today|since|still|tonight|igjen|na|no|i dag|fortsatt|enna|i kveld|i natt|siden (?:i|sist|\w+dag))\b/;

const plain = (text: string): string =>
  normalize(text)
    .replace(/[,.!?;:()"“”«»…]+(?=\s|$)|(?<=\s|^)["“”«»(]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Words of a text in which all parts of a danger may stand; a longer one is read two sentences at a time. */
const WINDOW_WORDS = 45;
const windowsOf = (text: string): string[] => {
  const whole = plain(text);
  if (whole.split(' ').length <= WINDOW_WORDS) return [whole];
  const sentences = text
    .split(/[.!?\n]+(?=\s|$)/)
    .map(plain)
    .filter((one) => one !== '');
  return sentences.map((one, at) => `${one} ${sentences[at + 1] ?? ''}`.trim());
};

const isDenied = (read: string, form: RegExp): boolean => {
  const matches = [...read.matchAll(new RegExp(form.source, 'g'))];
  return matches.every(({ index }) => {
    const before = read.slice(0, index);
    return DENIED.test(before) && !NOT_DENIED.test(before);
  });
};

const isIn =
  (read: string) =>
  ({ all, unless }: Danger): boolean =>
    all.every((form) => form.test(read)) && !unless?.test(read) && !isDenied(read, all[0] as RegExp);

const isElsewhere = (read: string): boolean =>
  (INFORMATION.test(read) && !PERSONAL.test(read)) || FICTION.test(read) || (PAST.test(read) && !NOW.test(read));

/** Laughter and words that take a sentence back. They never hide a crisis; they turn the text into a question. */
const LAUGHS =
  /\b(?:haha\w*|hehe\w*|lol|lmao|jk|just kidding|joking|kidding|spoker|spokte|tuller|tulla|neida)\b|😂|🤣|😅/;

const findingOf = ({ id, category, tier, text, isCrisis }: Danger, read: string): Finding => {
  const found = { category, categories: [category], source: 'grammar', ruleId: `danger:${id}` } as const;
  const asks = tier === null || (isCrisis && LAUGHS.test(read));
  if (asks) {
    const card = isCrisis ? cardOf('C7', category) : cardFor([category]);
    return { ...found, state: 'ask', tier: null, text: null, card };
  }
  return { ...found, state: 'stop', tier, text: text ?? stopText(category, tier), card: null };
};

/** Returns the most urgent danger that a text names in plain words; null if there is none. Pure. */
export const dangerIn = (text: string): Finding | null => {
  let best: Finding | null = null;
  let rank = Number.POSITIVE_INFINITY;
  for (const read of windowsOf(text)) {
    if (isElsewhere(read)) continue;
    const at = BY_URGENCY.findIndex(isIn(read));
    if (at < 0 || at >= rank) continue;
    rank = at;
    best = findingOf(BY_URGENCY[at] as Danger, read);
  }
  return best;
};
