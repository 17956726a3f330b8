const PINO_ERROR_LEVEL = 50;
const LONGEST = 300;

/** The message of a log line that reports an error. Null for all other lines. */
export function errorIn(line: string): string | null {
  if (line.startsWith('{')) return errorInJson(line);
  // Redis uses '#' both for warnings and for startup messages, so only lines that report a fatal problem are treated as
  // errors.
  const found =
    /\[(?:ERR|FTL)\] (.*)$/.exec(line)?.[1] ?? /^((?:Uncaught )?\w*Error(?: \[\w+\])?: .*)$/.exec(line)?.[1];
  return found ? shorten(found) : (/# (Fatal error.*|.*[Cc]an't .*|.*No space left.*)$/.exec(line)?.[1] ?? null);
}

function errorInJson(line: string): string | null {
  try {
    const entry: { level?: unknown; msg?: unknown; err?: { message?: unknown } } = JSON.parse(line);
    if (typeof entry.level !== 'number' || entry.level < PINO_ERROR_LEVEL) return null;
    const cause = typeof entry.err?.message === 'string' ? entry.err.message : '';
    const message = typeof entry.msg === 'string' ? entry.msg : '';
    return shorten([message, cause].filter((text, index, all) => text && all.indexOf(text) === index).join(': '));
  } catch {
    return null;
  }
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
