import { IntlMessageFormat } from 'intl-messageformat';

/** Languages of runner-facing messages. Every message has a translation in each of these languages. */
export const MESSAGE_LANGUAGES = ['en', 'nb'] as const;
export type MessageLanguage = (typeof MESSAGE_LANGUAGES)[number];

/** Values of a message's arguments. Callers format dates, because only they know the time zone. */
export type MessageValues = Record<string, string | number | boolean>;

/** A message in the form in which it is stored and exchanged. Its text is rendered only where the message is shown. */
export interface MessageFact<Code extends string> {
  code: Code;
  values?: MessageValues;
}

/** ICU messages by code, with a translation in every language. */
export type Messages<Code extends string> = Record<Code, Record<MessageLanguage, string>>;

export interface Catalogue<Code extends string> {
  codes: readonly Code[];
  /** Returns a message's text. @throws RangeError for an unknown code, Error when a value is missing. */
  render(fact: MessageFact<Code>, language: MessageLanguage): string;
}

/**
 * Creates a catalogue of ICU MessageFormat messages
 * (https://unicode-org.github.io/icu/userguide/format_parse/messages/). Messages are parsed on first use and cached.
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
