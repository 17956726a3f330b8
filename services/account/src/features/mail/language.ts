import { DEFAULT_LANGUAGE, type Language } from '@stridewell/contracts/web';

/** Language codes of Norwegian: Bokmål, Nynorsk and the macrolanguage. */
const SUPPORTED = new Map<string, Language>([
  ['en', 'en'],
  ['nb', 'nb'],
  ['nn', 'nb'],
  ['no', 'nb'],
]);

/**
 * Returns the supported language with the highest weight in an Accept-Language header. Null when the header contains no
 * supported language.
 */
export const requestedLanguage = (header: string | undefined): Language | null => {
  const ranges = (header ?? '').split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return { language: SUPPORTED.get(tag.split('-')[0] ?? ''), weight: weight ? Number(weight.slice(2)) : 1 };
  });
  const wanted = ranges.filter(({ language, weight }) => language !== undefined && weight > 0);
  return wanted.toSorted((a, b) => b.weight - a.weight)[0]?.language ?? null;
};

/**
 * Returns the language of an email: the account's stored language, otherwise the request's language, otherwise English.
 * `stored` may reject, because a database outage must not prevent a code from being sent.
 */
export const languageOfMail = async (
  stored: () => Promise<Language | null>,
  requested: Language | null,
): Promise<Language> => (await stored().catch(() => null)) ?? requested ?? DEFAULT_LANGUAGE;
