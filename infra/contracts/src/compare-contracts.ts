import { compareEvents, type EventsDocument, findEventAdditions } from './compare/events.ts';
import type { Finding } from './compare/finding.ts';
import { compareHttp, findHttpAdditions, type HttpDocument } from './compare/http.ts';
import { withoutRefs } from './compare/schema.ts';
import { type Documents, EVENTS_FILE } from './files.ts';

/** The effect of a contract change on released services and clients. */
export interface Comparison {
  /** Changes that break a released service or client, each with its operation or event. */
  breaks: (Finding & { file: string })[];
  /** Compatible additions. A service must be released before the callers and consumers that use its additions. */
  added: { file: string; where: string }[];
}

/** Returns the document with every reference replaced by its target. */
const withResolvedRefs = (documents: Documents, file: string): unknown => {
  const document = documents[file] ?? {};
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    if ('$ref' in value && String(value.$ref).startsWith('#/components/')) return withoutRefs({ ...value }, document);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner)]));
  };
  return resolve(document);
};

/** Compares two contracts, file by file. */
export const compareContracts = (released: Documents, present: Documents): Comparison => {
  const breaks: Comparison['breaks'] = [];
  const added: Comparison['added'] = [];
  for (const file of Object.keys(released)) {
    const [before, now] = [withResolvedRefs(released, file), withResolvedRefs(present, file)];
    const isEvents = file === EVENTS_FILE;
    const found = isEvents
      ? compareEvents(before as EventsDocument, now as EventsDocument)
      : compareHttp(before as HttpDocument, now as HttpDocument);
    const fresh = isEvents
      ? findEventAdditions(before as EventsDocument, now as EventsDocument)
      : findHttpAdditions(before as HttpDocument, now as HttpDocument);
    breaks.push(...found.map((finding) => ({ file, ...finding })));
    added.push(...fresh.map((where) => ({ file, where })));
  }
  return { breaks, added };
};
