import { isDeepStrictEqual } from 'node:util';
import type { Comparison } from './breaks.ts';
import type { Documents } from './files.ts';

/** What to print, and whether all is well. */
export interface Report {
  lines: string[];
  ok: boolean;
}

/** A comparison with the released version, for people: what breaks and, as long as nothing does, what goes first. */
export const reportOf = (version: string, { breaks, added }: Comparison): Report => ({
  lines: [
    ...breaks.map(({ file, where, what }) => `${file}: ${where}: ${what}`),
    ...added.map(({ file, where }) => `${file}: ${where} is new: its service goes before who uses it.`),
    breaks.length === 0 ? `Nothing breaks ${version}.` : `${breaks.length} changes break ${version}.`,
  ],
  ok: breaks.length === 0,
});

/** Whether the present contract is the frozen one: it has to be before a part of it goes out, or nobody would notice what breaks it. */
export const frozenReport = (version: string, released: Documents, present: Documents): Report => {
  const names = new Set([...Object.keys(released), ...Object.keys(present)]);
  const differing = [...names].filter((name) => !isDeepStrictEqual(released[name], present[name]));
  return {
    lines: differing.map((name) => `${name} is not as released with ${version}: freeze it by npm run contracts.`),
    ok: differing.length === 0,
  };
};
