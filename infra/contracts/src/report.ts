import { isDeepStrictEqual } from 'node:util';
import type { Comparison } from './compare-contracts.ts';
import type { Documents } from './files.ts';

/** The result of a check: the lines to print, and whether the check passed. */
interface Report {
  lines: string[];
  ok: boolean;
}

/** Formats the comparison with the released version: breaking changes and additions. */
export const reportOf = (version: string, { breaks, added }: Comparison): Report => ({
  lines: [
    ...breaks.map(({ file, where, what }) => `${file}: ${where}: ${what}`),
    ...added.map(
      ({ file, where }) => `${file}: ${where} is new: release its service before its callers and consumers.`,
    ),
    breaks.length === 0 ? `Nothing breaks ${version}.` : `${breaks.length} changes break ${version}.`,
  ],
  ok: breaks.length === 0,
});

/**
 * Passes when the current contract equals the released contract. This is required before a release, because later
 * breaking changes can be detected only if the released contract was stored.
 */
export const frozenReport = (version: string, released: Documents, present: Documents): Report => {
  const names = new Set([...Object.keys(released), ...Object.keys(present)]);
  const differing = [...names].filter((name) => !isDeepStrictEqual(released[name], present[name]));
  return {
    lines: differing.map(
      (name) => `${name} differs from release ${version}: freeze it with npm run contracts -- --release.`,
    ),
    ok: differing.length === 0,
  };
};
