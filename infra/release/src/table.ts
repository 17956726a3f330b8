import { currentOf, type History, type Release } from './history.ts';

const line = ({ part, action, image, build, at }: Release): string =>
  [
    at.slice(0, 19).replace('T', ' '),
    part.padEnd(15),
    action.padEnd(9),
    image,
    ...(build ? [`build ${build}`] : []),
  ].join('  ');

/**
 * Formats the deployed release of each part, or the history of one part with the newest entry first. Times are in UTC.
 */
export const tableOf = (history: History, part: string | null): string[] => {
  const parts = [...new Set(history.map((entry) => entry.part))].sort();
  const entries =
    part === null
      ? parts.flatMap((name) => currentOf(history, name) ?? [])
      : history.filter((entry) => entry.part === part).toReversed();
  return entries.length > 0 ? entries.map(line) : ['There are no releases yet.'];
};
