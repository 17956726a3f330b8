import Bowser from 'bowser';

/** Maximum length of a User-Agent header that is parsed. Headers of browsers are shorter. */
const LONGEST = 512;

/** Known browser names. For an unknown browser the library returns text from the header. */
const BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP));

/** Returns browser and system of a User-Agent header, such as `Chrome on Android`; null when both are unknown. */
export const deviceOf = (userAgent: string | undefined): string | null => {
  if (!userAgent || userAgent.length > LONGEST) return null;
  const parser = Bowser.getParser(userAgent);
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  const words = [BROWSERS.has(browser) && browser, SYSTEMS.has(system) && system];
  return words.filter(Boolean).join(' on ') || null;
};
