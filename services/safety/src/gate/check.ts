import { CATEGORIES, type Category, type Rule, type Tier } from './categories.ts';
import { isExcused, symptomTest } from './engine/excuses.ts';
import { type Language, languageOfText } from './engine/language.ts';
import { matched, PatternIndex, type Read } from './engine/matcher.ts';
import { compile } from './engine/pattern.ts';
import type { Source } from './engine/person.ts';
import { tokensOf } from './engine/tokens.ts';
import { Vocabulary } from './engine/vocabulary.ts';
import { RULES } from './rules/all.ts';
import { TEXTS } from './texts.ts';
import { GATE_VERSION } from './version.ts';
import { DIALECT } from './words/dialect.ts';
import { MASKS } from './words/masks.ts';

/** The gate's result for a text. */
export type GateResult =
  | { hit: false }
  | {
      hit: true;
      /** The deciding rule, logged with the version; the text is never logged. */
      ruleId: string;
      version: string;
      category: Category;
      tier: Tier;
      /** Every category that was hit, most urgent first; `illness` among them counts as illness on that day. */
      categories: Category[];
      /** Every rule that hit, most urgent first. */
      ruleIds: string[];
      /** The fixed text, one line. */
      text: string;
    };

const vocabulary = new Vocabulary();
const ruleIndex = new PatternIndex<Rule>();
/** Masks with the number of their words that become blanks. */
const maskIndex = new PatternIndex<number>();
const isSymptom = symptomTest(vocabulary);

for (const mask of MASKS) {
  const [blanked = ''] = mask.split(' > ');
  const blanks = compile(blanked, vocabulary)[0]?.length ?? 0;
  for (const pattern of compile(mask.replace(' > ', ' '), vocabulary)) maskIndex.add(pattern, blanks);
}
for (const rule of RULES)
  for (const written of [...rule.en, ...rule.nb])
    for (const pattern of compile(written, vocabulary)) ruleIndex.add(pattern, rule);

/** Tokenises a text and looks up each distinct word once; dialect words are replaced by their standard form. */
const read = (text: string): Read[] => {
  const known = new Map<string, number[]>();
  return tokensOf(text).map((token) => {
    const word = DIALECT.get(token.text) ?? token.text;
    const ids = known.get(word) ?? vocabulary.idsOf(word);
    known.set(word, ids);
    return { ...token, text: word, ids };
  });
};

/** Blanks the words of everyday phrases: they keep their position and match nothing. */
const withoutMasked = (tokens: readonly Read[]): Read[] => {
  const masked = new Set<number>();
  const text = matched(tokens);
  for (let start = 0; start < tokens.length; start += 1)
    maskIndex.visit(
      text,
      start,
      () => true,
      (match, blanks) => {
        if (tokens[match.at(-1) ?? start]?.clause === tokens[start]?.clause)
          for (const at of match.slice(0, blanks)) masked.add(at);
      },
    );
  return tokens.map((token, at) => (masked.has(at) ? { ...token, ids: [] } : token));
};

const urgency = ({ tier, category }: Rule): number =>
  (tier === 'emergency' ? 0 : CATEGORIES.length) + CATEGORIES.indexOf(category);

/** The rules that a text hits, most urgent first. */
const hitsOf = (tokens: readonly Read[], source: Source): Rule[] => {
  const found = new Set<Rule>();
  const text = matched(tokens);
  // Each rule needs only one hit, which keeps long texts fast.
  const wants = (rule: Rule): boolean => !found.has(rule) && !(source === 'notes' && rule.chatOnly);
  for (let start = 0; start < tokens.length; start += 1)
    ruleIndex.visit(text, start, wants, (match, rule) => {
      if (!isExcused(tokens, match, rule, source, isSymptom)) found.add(rule);
    });
  return [...found].sort((a, b) => urgency(a) - urgency(b));
};

const languageOfLocale = (locale: string): Language => (/^(?:nb|nn|no)\b/i.test(locale) ? 'nb' : 'en');

const check = (text: string, source: Source, locale: string | undefined): GateResult => {
  const tokens = withoutMasked(read(text));
  const rules = hitsOf(tokens, source);
  const [first] = rules;
  if (!first) return { hit: false };
  const { id: ruleId, category, tier } = first;
  const language = locale === undefined ? languageOfText(tokens) : languageOfLocale(locale);
  const categories = [...new Set(rules.map((rule) => rule.category))];
  return {
    hit: true,
    ruleId,
    version: GATE_VERSION,
    category,
    tier,
    categories,
    ruleIds: rules.map(({ id }) => id),
    text: TEXTS[category][language],
  };
};

/**
 * The safety gate before a coach (guard rail 1, section D of the domain page): matches words in English and Norwegian,
 * including typing errors, and returns a fixed text instead of a reply. Prefers false positives to misses. Without a
 * `locale` the fixed text is in the language of the message. Pure, never throws, linear in the length of the text.
 */
export const checkText = (text: string, locale?: string): GateResult => check(text, 'chat', locale);

/**
 * The same gate for the notes of a check-in. Every hit caps the day at Reset and shows its text, whatever the category:
 * acute symptoms because training must wait, a crisis or eating disorder because nothing may urge training, pregnancy,
 * minors and operations because the product does not manage them. Other people's symptoms and ages do not hit, except
 * in a crisis.
 */
export const checkNotes = (notes: string, locale?: string): GateResult => check(notes, 'notes', locale);
