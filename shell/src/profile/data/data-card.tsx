import { Card } from '@stridewell/ui/core';
import { Settings } from '../setting.tsx';
import { CalendarSetting } from './calendar-setting.tsx';
import { DownloadSetting } from './download-setting.tsx';

/** Exports: all data as a file, and the plan as a calendar feed. */
export const DataCard = () => (
  <Card title="Your data" flush>
    <Settings>
      <DownloadSetting />
      <CalendarSetting />
    </Settings>
  </Card>
);
