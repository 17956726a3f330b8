import type { MessageLanguage } from './catalogue.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Number of decimal places. */
export interface Decimals {
  min?: number;
  max?: number;
}

/**
 * Formats a number with the decimal sign of a language: `1.5` in English, `1,5` in Norwegian. Formatters are cached,
 * because creating one takes much longer than using it. Shows 0 to 3 decimal places by default.
 */
export const formatNumber = (value: number, language: MessageLanguage, { min = 0, max = 3 }: Decimals = {}): string => {
  const key = `${language} ${min} ${max}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, { minimumFractionDigits: min, maximumFractionDigits: max });
    formats.set(key, format);
  }
  return format.format(value);
};
