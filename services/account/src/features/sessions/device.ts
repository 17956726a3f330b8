import Bowser from 'bowser';

/** Maximum length of a User-Agent header that is parsed. Browsers send shorter headers. */
const LONGEST = 512;

/** Names of known browsers. For unknown browsers, the library returns parts of the header, which must not be shown. */
const BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP));

/**
 * Returns the browser and operating system for a User-Agent header, such as `Chrome on Android`, or null when both are
 * unknown.
 */
export const deviceOf = (userAgent: string | undefined): string | null => {
  if (!userAgent || userAgent.length > LONGEST) return null;
  const parser = Bowser.getParser(userAgent);
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  const words = [BROWSERS.has(browser) && browser, SYSTEMS.has(system) && system];
  return words.filter(Boolean).join(' on ') || null;
};
