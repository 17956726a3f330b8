import type { Sport } from '@stridewell/contracts/web';

/** Words in the names of sports that apps and watches write, most specific first. */
const WORDS: readonly [RegExp, Sport][] = [
  [/trail.?run/, 'trail_run'],
  [/treadmill|indoor.?run|virtual.?run/, 'treadmill'],
  [/run|jog/, 'run'],
  [/hik/, 'hike'],
  [/walk/, 'walk'],
  [/bik|cycl|ride/, 'cycle'],
  [/swim/, 'swim'],
  [/strength|weight|workout|gym/, 'strength'],
];

/** Returns the sport of a name such as `Trail Run`, `running` or `Biking`; `other` for an unknown one, null without. */
export const sportNamed = (name: string | null | undefined): Sport | null => {
  const plain = name?.trim().toLowerCase();
  // Strava's older exports write numbers, of which 9 is running.
  if (!plain || plain === 'generic') return null;
  if (plain === '9') return 'run';
  return WORDS.find(([word]) => word.test(plain))?.[1] ?? (/^\d+$/.test(plain) ? null : 'other');
};
