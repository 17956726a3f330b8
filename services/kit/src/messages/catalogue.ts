import { IntlMessageFormat } from 'intl-messageformat';

/** Languages of messages to runners; the keys of every catalogue. */
export const MESSAGE_LANGUAGES = ['en', 'nb'] as const;
export type MessageLanguage = (typeof MESSAGE_LANGUAGES)[number];

/** Values of a message's arguments. Dates are formatted by the caller, who knows the runner's time zone. */
export type MessageValues = Record<string, string | number | boolean>;

/** A message as a fact: what crosses borders and is stored. It becomes a sentence only where it is shown. */
export interface MessageFact<Code extends string> {
  code: Code;
  values?: MessageValues;
}

/** ICU messages by code, in every language. */
export type Messages<Code extends string> = Record<Code, Record<MessageLanguage, string>>;

export interface Catalogue<Code extends string> {
  codes: readonly Code[];
  /** Renders a message. Throws a RangeError for an unknown code, an Error when a value is missing. */
  render(fact: MessageFact<Code>, language: MessageLanguage): string;
}

/**
 * Builds a catalogue from ICU MessageFormat texts (https://unicode-org.github.io/icu/userguide/format_parse/messages/).
 * Each text is parsed when it is first rendered and kept.
 */
export const createCatalogue = <Code extends string>(messages: Messages<Code>): Catalogue<Code> => {
  const parsed = new Map<string, IntlMessageFormat>();
  const formatOf = (code: Code, language: MessageLanguage): IntlMessageFormat => {
    const key = `${language} ${code}`;
    const known = parsed.get(key);
    if (known) return known;
    if (!Object.hasOwn(messages, code)) throw new RangeError(`unknown message code: ${code}`);
    const format = new IntlMessageFormat(messages[code][language], language, undefined, { ignoreTag: true });
    parsed.set(key, format);
    return format;
  };
  return {
    codes: Object.keys(messages) as Code[],
    render: ({ code, values }, language) => String(formatOf(code, language).format(values)),
  };
};
