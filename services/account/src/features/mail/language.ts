import { DEFAULT_LANGUAGE, type Language } from '@stridewell/contracts/web';

/** Norwegian has three codes: bokmål, nynorsk, and the code of the language as a whole. */
const SUPPORTED = new Map<string, Language>([
  ['en', 'en'],
  ['nb', 'nb'],
  ['nn', 'nb'],
  ['no', 'nb'],
]);

/**
 * Returns the first language of an Accept-Language header that has texts, by the weights in the header. Null when it
 * names none of them.
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
 * Returns the language of an email: the one that the account has stored, else that of the request, else English. `stored`
 * may fail, because a missing database must not keep back a code.
 */
export const languageOfMail = async (
  stored: () => Promise<Language | null>,
  requested: Language | null,
): Promise<Language> => (await stored().catch(() => null)) ?? requested ?? DEFAULT_LANGUAGE;
