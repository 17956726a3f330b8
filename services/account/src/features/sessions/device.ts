import Bowser from 'bowser';

/** Longer User-Agent headers are not parsed; real ones are shorter. */
const LONGEST = 512;

/** Known names only: for an unknown browser the library returns text from the header. */
const BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP));

/** Browser and system from a User-Agent header, such as `Chrome on Android`; null when neither is known. */
export const deviceOf = (userAgent: string | undefined): string | null => {
  if (!userAgent || userAgent.length > LONGEST) return null;
  const parser = Bowser.getParser(userAgent);
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  const words = [BROWSERS.has(browser) && browser, SYSTEMS.has(system) && system];
  return words.filter(Boolean).join(' on ') || null;
};
