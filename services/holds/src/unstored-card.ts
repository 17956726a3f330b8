import { randomBytes } from 'node:crypto';
import type { Language } from '@stridewell/language/language';
import { ALL_CODES, CARD_KINDS, type CardSpec, cardOf, SAFETY_CATEGORIES } from '@stridewell/safety';
import { type CardPurpose, newCard, type StoredCard } from './state.ts';

/** The card data that is needed to interpret an answer. */
export interface UnstoredCard {
  purpose: Exclude<CardPurpose, 'recheck'>;
  spec: CardSpec;
  language: Language;
  /**
   * True for a STOP whose category would open a hold if the STOP were stored. Dismissing such a STOP opens the category
   * card.
   */
  holds: boolean;
}

const PURPOSES = ['ask', 'stop', 'dismiss'] as const;
const LANGUAGES = ['en', 'nb'] as const;
const VERSION = 0x80;
const VARIANT = 0x80;
/**
 * Position in the id at which the options of a merged card begin, as indexes into ALL_CODES. Without options, the card
 * has all options of its kind.
 */
const OPTIONS_AT = 9;
const OPTIONS_MAX = 6;

/** Added to the number of options if they are all options of the kind in another order. */
const REORDERED = 0x80;
const NIBBLE = 4;
const LOW = 0x0f;

const isWhole = ({ kind, options }: CardSpec): boolean => cardOf(kind).options.join() === options.join();

/**
 * Returns the places of the options in the list of the kind, two in each byte, if they are that list in another order;
 * null otherwise.
 */
const placesOf = ({ kind, options }: CardSpec): number[] | null => {
  const places = options.map((code) => cardOf(kind).options.indexOf(code));
  if (places.length !== cardOf(kind).options.length || places.includes(-1)) return null;
  return places.flatMap((place, at) => (at % 2 === 0 ? [(place << NIBBLE) | (places[at + 1] ?? 0)] : []));
};

/** Reads what {@link placesOf} returned; an unknown place is left out. */
const optionsAt = (kind: CardSpec['kind'], bytes: Uint8Array, count: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const pair = bytes[Math.floor(at / 2)] ?? 0;
    return at % 2 === 0 ? pair >> NIBBLE : pair & LOW;
  }).flatMap((place) => cardOf(kind).options[place] ?? []);

/**
 * Creates the id of a card that is not stored: a version 8 UUID (RFC 9562) that encodes the card. It contains no data
 * about the runner. Every replica can decode the card from the id when the answer arrives.
 */
export const unstoredId = ({ purpose, spec, language, holds }: UnstoredCard): string => {
  const bytes = randomBytes(16);
  const places = isWhole(spec) ? null : placesOf(spec);
  const options = isWhole(spec) || places ? [] : spec.options.slice(0, OPTIONS_MAX);
  const category = spec.category === null ? 0 : SAFETY_CATEGORIES.indexOf(spec.category) + 1;
  bytes.set([
    PURPOSES.indexOf(purpose),
    Number(holds),
    CARD_KINDS.indexOf(spec.kind),
    category,
    LANGUAGES.indexOf(language),
    places ? REORDERED + spec.options.length : options.length,
  ]);
  bytes[6] = VERSION;
  bytes[8] = VARIANT;
  bytes.set(places ?? options.map((code) => ALL_CODES.indexOf(code)), OPTIONS_AT);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** Completes a card with its id and the time at which it was shown, without storing it. */
export const toStored = ({ purpose, spec, language, holds }: UnstoredCard, id: string, now: Date): StoredCard =>
  newCard({ id, purpose, spec, holdId: holds ? id : null, language, askedAt: now });

/** Decodes the card from an id that {@link unstoredId} created; null for every other id. */
export const readUnstored = (id: string, now: Date): StoredCard | null => {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  if (bytes.length !== 16 || bytes[6] !== VERSION || bytes[8] !== VARIANT) return null;
  const at = (index: number): number => bytes[index] ?? 0;
  const purpose = PURPOSES[at(0)];
  const kind = CARD_KINDS[at(2)];
  const category = at(3) === 0 ? null : SAFETY_CATEGORIES[at(3) - 1];
  const language = LANGUAGES[at(4)];
  const count = at(5);
  if (!purpose || !kind || category === undefined || !language) return null;
  const isReordered = count === REORDERED + cardOf(kind).options.length;
  if (count > OPTIONS_MAX && !isReordered) return null;
  const options = isReordered
    ? optionsAt(kind, bytes.subarray(OPTIONS_AT), count - REORDERED)
    : [...bytes.subarray(OPTIONS_AT, OPTIONS_AT + count)].flatMap((place) => ALL_CODES[place] ?? []);
  const spec = count === 0 ? cardOf(kind, category) : { kind, category, options };
  return toStored({ purpose, spec, language, holds: at(1) === 1 }, id, now);
};
