import { type TabState, useTab as useTabOf } from '@stridewell/app/screens';

/** Tab names in `?tab=`. */
export const TABS = ['overview', 'chat', 'profile', 'checkins', 'progress'] as const;
export type TabName = (typeof TABS)[number];

const DASHBOARD = { path: '/physio-coach', names: TABS };

export const useTab = (): TabState<TabName> => useTabOf<TabName>(DASHBOARD);
