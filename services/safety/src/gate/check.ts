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
      /** Id of the most urgent rule that matched. It is logged with the version; the text is never logged. */
      ruleId: string;
      version: string;
      category: Category;
      tier: Tier;
      /** All categories that matched, most urgent first. The category `illness` marks the runner as ill on that day. */
      categories: Category[];
      /** Ids of all rules that matched, most urgent first. */
      ruleIds: string[];
      /** The fixed text, on one line. */
      text: string;
    };

const vocabulary = new Vocabulary();
const ruleIndex = new PatternIndex<Rule>();
/** Masks, each with the number of words in it that are blanked. */
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

/**
 * Splits a text into tokens and looks up each distinct word once. Dialect words are replaced by their standard forms.
 */
const read = (text: string): Read[] => {
  const known = new Map<string, number[]>();
  return tokensOf(text).map((token) => {
    const word = DIALECT.get(token.text) ?? token.text;
    const ids = known.get(word) ?? vocabulary.idsOf(word);
    known.set(word, ids);
    return { ...token, text: word, ids };
  });
};

/** Blanks the words of everyday phrases. The words keep their positions but do not match any rule. */
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

/** Returns the rules that match a text, most urgent first. */
const hitsOf = (tokens: readonly Read[], source: Source): Rule[] => {
  const found = new Set<Rule>();
  const text = matched(tokens);
  // A rule is not tested again after its first match, so that long texts are processed quickly.
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
 * The safety gate that checks a message before a coach answers (`infra/docs/domain/readiness.md`, section D, guard rail
 * 1). Matches words in English and Norwegian, including typing errors, and returns a fixed text to send instead of a
 * reply. Prefers false positives to false negatives. Without a `locale` the fixed text is in the language of the
 * message. Pure, never throws, linear in the length of the text.
 */
export const checkText = (text: string, locale?: string): GateResult => check(text, 'chat', locale);

/**
 * The safety gate for check-in notes. Every match limits the day to Reset and shows the fixed text, whatever the
 * category: acute symptoms because training must wait, a crisis or eating disorder because nothing may urge the runner
 * to train, and pregnancy, minors and operations because the product does not cover them. Other people's symptoms and
 * ages do not match, except in a crisis.
 */
export const checkNotes = (notes: string, locale?: string): GateResult => check(notes, 'notes', locale);
