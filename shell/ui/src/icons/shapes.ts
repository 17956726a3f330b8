import type { MORE_SHAPES } from './more-shapes.ts';
import type { Shape } from './shape.ts';

/** Icons that the signed-in home needs. They are part of the first load. */
export const SHAPES = {
  home: { line: 'M4 10.5 12 4l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z' },
  run: {
    line: 'M13.75 4.5a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0 -3.5 0zM6.5 11.5 9 8.5l4.5-.5-3.5 6 4 2.5-1 5M13.5 8l2.5 3.5H20M9.5 15.5 8 18H4',
  },
  physio: {
    line: 'M7 3l5.7 6.2M11.75 11.5a2.75 2.75 0 1 0 5.5 0a2.75 2.75 0 1 0 -5.5 0zM13 14 9.5 21H14M18.5 6.5a7 7 0 0 1 1.5 3',
  },
  chat: {
    line: 'M5 5h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 17h-6.5L8 20.5V17H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 5zM8 9.5h8M8 12.75h5',
  },
  user: { line: 'M8.25 8a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0zM4.5 20c.9-3.6 3.9-5.5 7.5-5.5s6.6 1.9 7.5 5.5' },
  calendar: {
    line: 'M6 5.5h12a2 2 0 0 1 2 2v10.5a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-10.5a2 2 0 0 1 2 -2zM4 10h16M8.5 3.5v4M15.5 3.5v4',
  },
  plus: { line: 'M12 5v14M5 12h14' },
  x: { line: 'M6 6l12 12M18 6 6 18' },
  'check-circle': { line: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM8.25 12.25l2.6 2.6 5-5.2' },
  'chevron-right': { line: 'M9.5 5.5l6.5 6.5-6.5 6.5' },
  'arrow-left': { line: 'M20 12H4.5M11 5.5 4.5 12l6.5 6.5' },
  'arrow-up': { line: 'M12 20V4.5M5.5 11 12 4.5l6.5 6.5' },
  'arrow-down': { line: 'M12 4v15.5M5.5 13l6.5 6.5 6.5-6.5' },
  menu: { line: 'M4 7h16M4 12h16M4 17h16' },
  logout: { line: 'M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10 12h10M16.5 8.5 20 12l-3.5 3.5' },
  sleep: { line: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z' },
  stress: { line: 'M3.5 12h3.2l2.3-6 4 12 2.5-7.5 1.2 1.5h3.8' },
  fatigue: {
    line: 'M5.5 7.5h11a2 2 0 0 1 2 2v5a2 2 0 0 1 -2 2h-11a2 2 0 0 1 -2 -2v-5a2 2 0 0 1 2 -2zM21 10.75v2.5M7 10.75v2.5M10.5 10.75v2.5',
  },
  pain: { line: 'M13 3.5 6 13.5h5.5L10.5 20.5 18 10.5h-5.5z' },
  ready: { line: 'M5.3 18a8.5 8.5 0 1 1 13.4 0M12 13l4-4.5M10.75 13a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0 -2.5 0z' },
  push: { line: 'M6 12l6-6 6 6M6 18.5l6-6 6 6' },
  adapt: {
    line: 'M4 8h8.5M17.5 8H20M4 16h2.5M11.5 16H20M12.5 8a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0zM6.5 16a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z',
  },
  recover: { line: 'M5 15.5C4 9 8.5 4.5 19.5 4.5c0 9-3.5 13-8.5 13-3 0-5-1.2-6-2zM4.5 20c.8-3.5 4-7.5 8.5-9.5' },
  reset: { line: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM10 9v6M14 9v6' },
  alert: { line: 'M12 4 2.9 19.5h18.2zM12 10v4.3M12 17v.1' },
  info: { line: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 11.25v5M12 8v.1' },
  offline: {
    line: 'M4 4l16 16M8.6 13.7a5 5 0 0 1 4.6-1.3M5.5 10.5a9.3 9.3 0 0 1 3-1.9M12 6.8a10.5 10.5 0 0 1 8.5 3.2M16 12.5c.9.4 1.600.9 2.3 1.5M12 18v.1',
  },
  edit: { line: 'M4.5 19.5V16L16 4.5l3.5 3.5L8 19.5zM13.5 7l3.5 3.5' },
  spinner: { line: 'M12 3.5a8.5 8.5 0 1 1-8.5 8.5' },
  mark: {
    line: 'M14.1 4.7A5 5 0 1 0 10 12.6M14 11.4a5 5 0 1 1-4.1 7.9',
  },
} satisfies Record<string, Shape>;

export type IconName = keyof typeof SHAPES | keyof typeof MORE_SHAPES;

/**
 * Returns the icon for a name that comes from outside this build, such as the icon of a remote's menu item. Unknown
 * names are replaced by `info`.
 */
export const iconNamed = (name: string): IconName => name as IconName;
