import type { ApiErrorBody } from '@stridewell/contracts/web';
import { pageLanguage } from '../screens/page-language.ts';

/** Norwegian translations of the services' messages about text limits, by error code. */
const NORWEGIAN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    too_much_text:
      'Det var mye tekst på kort tid, så vent et minutt og send det igjen; haster det, ring 113 eller ditt lokale nødnummer nå.',
    saved_too_often: 'Dette ble lagret veldig ofte på kort tid. Vent et minutt og lagre igjen.',
  }),
);

/**
 * Returns an error response's message to the runner, translated to the language of the page if its code is known, or
 * null if there is none.
 */
export const serverMessageOf = (body: Partial<ApiErrorBody> | null): string | null => {
  const known = pageLanguage() === 'nb' && body?.code !== undefined ? NORWEGIAN.get(body.code) : undefined;
  return known ?? (typeof body?.message === 'string' ? body.message : null);
};
