import Bowser from 'bowser';

/** Real ones are shorter; what is longer is not worth reading. */
const LONGEST = 512;

/** Names that are known: of a browser that is not, the library hands on what the header says. */
const BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP));

/** Browser and system in words a runner knows, `Chrome on Android`, from a User-Agent header; null where it tells neither. */
export const deviceOf = (userAgent: string | undefined): string | null => {
  if (!userAgent || userAgent.length > LONGEST) return null;
  const parser = Bowser.getParser(userAgent);
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  const words = [BROWSERS.has(browser) && browser, SYSTEMS.has(system) && system];
  return words.filter(Boolean).join(' on ') || null;
};
