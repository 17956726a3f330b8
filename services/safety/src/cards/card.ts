import type { SafetyCategory } from '../categories.ts';
import type { Bilingual } from '../texts/stop.ts';
import { ADDED_CODES, type CardKind, NONE, OPTIONS, optionOf, optionsOf, SOMETHING_ELSE, UNSURE } from './options.ts';

/**
 * A card with all data needed to display it and to interpret an answer. It contains only codes, so it may be stored and
 * sent.
 */
export interface CardSpec {
  kind: CardKind;
  /** The suspected category; null for the general card C0. */
  category: SafetyCategory | null;
  /**
   * The codes of the options in display order: at most six for a merged card, otherwise all options of the card's kind.
   */
  options: string[];
}

/** The kind of card for each category (`language.md` 2.2). */
export const CARD_OF: Record<SafetyCategory, CardKind> = {
  cardiac: 'C1',
  syncope: 'C1',
  breathing: 'C1',
  stroke: 'C2',
  head: 'C2',
  cauda: 'C3',
  nerve: 'C3',
  clot: 'C4',
  rupture: 'C4',
  bone: 'C4',
  joint: 'C4',
  allergy: 'C5',
  heat: 'C5',
  sugar: 'C5',
  illness: 'C5',
  eating: 'C6',
  abuse: 'C6',
  substance: 'C6',
  selfharm: 'C6',
  medication: 'C8',
  pregnancy: 'C8',
  minor: 'C8',
  third: 'C0',
};

/** Number of options of each kind on a merged card. */
const MERGED_EACH = 3;
/** Maximum number of kinds of cards that are merged. */
const MERGED_KINDS = 2;
/** Systems of the body that share signs. The options of other cards are never shown on one card. */
const RELATED: readonly [CardKind, CardKind][] = [
  ['C1', 'C2'],
  ['C1', 'C5'],
  ['C2', 'C5'],
  ['C2', 'C3'],
  ['C3', 'C5'],
  ['C3', 'C4'],
  ['C4', 'C5'],
];
const areRelated = (one: CardKind, other: CardKind): boolean =>
  RELATED.some((pair) => pair.includes(one) && pair.includes(other));

const codesOf = (kind: CardKind): string[] => optionsOf(kind).map(({ code }) => code);

/** Returns the card of a kind with all options of that kind. */
export const cardOf = (kind: CardKind, category: SafetyCategory | null = null): CardSpec => ({
  kind,
  category,
  options: codesOf(kind),
});

/** The general card, which is not about a particular category. */
export const GENERAL_CARD: CardSpec = cardOf('C0');

/** Returns the codes of the card for a category: first the options for this category, then the card's other options. */
const topOf = (category: SafetyCategory): string[] => {
  const ofCard = optionsOf(CARD_OF[category]);
  const isOwn = ({ outcome }: (typeof ofCard)[number]) => 'category' in outcome && outcome.category === category;
  return [...ofCard.filter(isOwn), ...ofCard.filter((known) => !isOwn(known))].map(({ code }) => code);
};

/** Categories of card C6. A card about one of them shows the options of others only when those are suspected as well. */
const OF_MIND: ReadonlySet<SafetyCategory> = new Set(['eating', 'substance']);
const BAD_DAY = 'bad_day';

/** Returns card C6 for food or drink, without questions about harm that nothing in the message suggests. */
const mindCard = (category: SafetyCategory, categories: readonly SafetyCategory[]): CardSpec => {
  const suspected = optionsOf('C6').filter(
    ({ outcome }) => 'category' in outcome && categories.includes(outcome.category),
  );
  const codes = suspected.map(({ code }) => code);
  return { kind: 'C6', category, options: [...codes, BAD_DAY] };
};

/**
 * Returns the card for the suspected categories, which must be sorted by probability. Categories with different cards
 * (the caller passes those within 0.15 of the first) are merged into one card of at most six options, but only those of
 * the first category and of one related system. Without categories, returns the general card.
 */
export const cardFor = (categories: readonly SafetyCategory[]): CardSpec => {
  const [first] = categories;
  if (!first) return GENERAL_CARD;
  const kind = CARD_OF[first];
  if (first === 'third') return { kind, category: first, options: topOf(first) };
  if (OF_MIND.has(first)) return mindCard(first, categories);
  const others = categories.map((category) => CARD_OF[category]).filter((other) => areRelated(kind, other));
  const kinds = [...new Set([kind, ...others])].slice(0, MERGED_KINDS);
  if (kinds.length === 1) return kind === 'C6' ? { kind, category: first, options: topOf(first) } : cardOf(kind, first);
  const options = kinds.flatMap((one) => {
    const category = categories.find((known) => CARD_OF[known] === one);
    return category ? topOf(category).slice(0, MERGED_EACH) : [];
  });
  return { kind, category: first, options };
};

export type Language = 'en' | 'nb';

/** A card as a client displays it. All strings are ready for display. The client responds with codes in `answers`. */
export interface ShownCard {
  id: string;
  kind: CardKind;
  category: SafetyCategory | null;
  head: string;
  options: { code: string; label: string }[];
  /**
   * Options that are submitted as soon as they are selected: "none of these", "I am not sure" and, on most cards,
   * "something else about my body".
   */
  none: { code: string; label: string };
  unsure: { code: string; label: string };
  somethingElse: { code: string; label: string } | null;
  submit: string;
  footer: string;
}

const WORDS = {
  head: {
    en: 'Before we go on: is any of this true now?',
    nb: 'Før vi går videre: stemmer noe av dette nå?',
  },
  none: { en: 'None of these', nb: 'Ingen av disse' },
  unsure: { en: 'I am not sure', nb: 'Jeg er usikker' },
  somethingElse: { en: 'Something else about my body', nb: 'Noe annet med kroppen' },
  submit: { en: 'Send', nb: 'Send' },
  footer: {
    en: 'In danger now? Norway 113, elsewhere your local emergency number.',
    nb: 'I fare nå? Norge 113, ellers ditt lokale nødnummer.',
  },
} satisfies Record<string, Bilingual>;

const hasMore = ({ kind }: CardSpec): boolean => kind !== 'C0' && kind !== 'C7';

/** Converts a card for display in the given language. */
export const showCard = (id: string, spec: CardSpec, language: Language): ShownCard => ({
  id,
  kind: spec.kind,
  category: spec.category,
  head: WORDS.head[language],
  options: spec.options.flatMap((code) => {
    const known = optionOf(code);
    return known ? [{ code, label: known.label[language] }] : [];
  }),
  none: { code: NONE, label: WORDS.none[language] },
  unsure: { code: UNSURE, label: WORDS.unsure[language] },
  somethingElse: hasMore(spec) ? { code: SOMETHING_ELSE, label: WORDS.somethingElse[language] } : null,
  submit: WORDS.submit[language],
  footer: WORDS.footer[language],
});

/**
 * Returns the card as text, for clients that cannot display cards. The options are numbered, and the runner can answer
 * by typing a number.
 */
export const cardText = (spec: CardSpec, language: Language): string => {
  const shown = showCard('', spec, language);
  const rows = [...shown.options, ...(shown.somethingElse ? [shown.somethingElse] : []), shown.none, shown.unsure];
  return [shown.head, '', ...rows.map(({ label }, at) => `${at + 1}. ${label}`), '', shown.footer].join('\n');
};

const TYPED_NONE = new Set([
  ...[
    'none',
    'none of these',
    'none of them',
    'none of those',
    'none of the above',
    'no',
    'nope',
    'no none',
    'no none of these',
  ],
  ...['ingen', 'ingen av disse', 'ingen av dem', 'ingen av delene', 'nei', 'nei ingen', 'nei ingen av disse', 'neida'],
]);
const TYPED_UNSURE = new Set(['not sure', 'unsure', 'i am not sure', 'im not sure', 'usikker', 'jeg er usikker']);
/** Matches one or more option numbers, such as "2", "1 and 3" or "1, 3 og 4". */
const TYPED_NUMBERS = /^\d{1,2}(?:(?:\s*[,&+]\s*|\s+(?:and|og)\s+|\s+)\d{1,2}){0,7}$/;
const TYPED_MAX = 60;

/** Converts a typed message to the codes of an answer to an open card; null when the message is not an answer. */
export const readTypedAnswer = (message: string, spec: CardSpec): string[] | null => {
  const text = message
    .slice(0, TYPED_MAX + 1)
    .toLowerCase()
    .replace(/['’.!]/g, '')
    .trim();
  if (message.trim().length > TYPED_MAX) return null;
  if (TYPED_NONE.has(text.replaceAll(',', ''))) return [NONE];
  if (TYPED_UNSURE.has(text)) return [UNSURE];
  if (!TYPED_NUMBERS.test(text)) return null;
  const rows = [...spec.options, ...(hasMore(spec) ? [SOMETHING_ELSE] : []), NONE, UNSURE];
  const codes = (text.match(/\d{1,2}/g) ?? []).map((digits) => rows[Number(digits) - 1]);
  return codes.every((code) => code !== undefined) ? [...new Set(codes)] : null;
};

/** Returns all codes that an answer to a card may contain. */
export const answerCodes = (spec: CardSpec): Set<string> =>
  new Set([...spec.options, NONE, UNSURE, ...(hasMore(spec) ? [SOMETHING_ELSE] : [])]);

const CODES = OPTIONS.map(({ code }) => code);

/** All codes of all cards, used to validate requests. Their order must not change; new codes come last. */
export const ALL_CODES: readonly string[] = [
  ...CODES.filter((code) => !ADDED_CODES.has(code)),
  ...[NONE, UNSURE, SOMETHING_ELSE],
  ...CODES.filter((code) => ADDED_CODES.has(code)),
];
