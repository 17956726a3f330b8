import Bowser from 'bowser';

/** Real ones are shorter; what is longer is not worth reading. */
const LONGEST = 512;

/** Browser and system in words a runner knows, `Chrome on Android`, from a User-Agent header; null where it tells neither. */
export const deviceOf = (userAgent: string | undefined): string | null => {
  if (!userAgent || userAgent.length > LONGEST) return null;
  const parser = Bowser.getParser(userAgent);
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  return [browser, system].filter(Boolean).join(' on ') || null;
};
