import { createTabs } from '@stridewell/ui/forms';

/** The dashboard's tabs, as named in `?tab=`. */
export const TABS = ['overview', 'chat', 'profile', 'checkins', 'progress'] as const;
export type TabName = (typeof TABS)[number];

export const { useTab } = createTabs('/physio-coach', TABS);
