import { Card } from '@stridewell/ui/core';
import { Settings } from '../setting.tsx';
import { CalendarSetting } from './calendar-setting.tsx';
import { DownloadSetting } from './download-setting.tsx';

/** What the runner can take along: everything as a file, and the plan in a calendar. */
export const DataCard = () => (
  <Card title="Your data" flush>
    <Settings>
      <DownloadSetting />
      <CalendarSetting />
    </Settings>
  </Card>
);
