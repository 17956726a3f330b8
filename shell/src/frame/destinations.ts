import type { IconName } from '@stridewell/ui/core';

export interface Destination {
  href: string;
  label: string;
  icon: IconName;
}

/** The two coaches, in the order of every menu. */
export const COACHES: readonly Destination[] = [
  { href: '/running', label: 'Running Coach', icon: 'run' },
  { href: '/physio-coach', label: 'Physio Coach', icon: 'physio' },
];

/** Screen names by first path segment, used while the remote that sets the real title is not loaded. */
const SCREENS: Record<string, string> = {
  '/running': 'Running Coach',
  '/coach': 'Running Coach',
  '/physio-coach': 'Physio Coach',
  '/physio': 'Physio Coach',
  '/check-in': 'Daily check-in',
  '/stats': 'Wellness statistics',
  '/history': 'Check-in history',
};

/** The first segment of a path: `/check-in/x` → `/check-in`. */
export const prefixOf = (path: string): string => `/${path.split('/')[1] ?? ''}`;

/** The name of the screen at a path; null if there is none. */
export const screenName = (path: string): string | null => SCREENS[prefixOf(path)] ?? null;
