import { setImmediate } from 'node:timers/promises';

/** Matches groups of up to six words. Each group is sent separately, so that the reply appears gradually. */
const GROUP = /\s*(?:\S+\s*){1,6}/g;

/** Yields a reply of the rules in groups of words. It ends early when the signal aborts. */
export async function* inGroups(text: string, signal: AbortSignal): AsyncGenerator<string> {
  for (const [words] of text.matchAll(GROUP)) {
    if (signal.aborted) return;
    yield words;
    // Lets other requests run, and lets an abort take effect, between two groups.
    await setImmediate();
  }
}
