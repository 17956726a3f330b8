import type { Activity } from '@stridewell/contracts/web';
import { CardBox, Eyebrow, List, ListRow } from '@stridewell/ui/core';
import type { PaceUnit } from '../session/units.ts';
import { activityPath } from './activity-path.ts';
import type { ActivityWords } from './activity-words.ts';
import { summaryOf } from './format-activity.ts';

export interface ActivityListProps {
  activities: readonly Activity[];
  unit: PaceUnit;
  words: ActivityWords;
  /** Formats a date in the language of the page. */
  dayOf(date: string): string;
}

/** Activities as links to their pages, newest first. */
export const ActivityList = ({ activities, unit, words, dayOf }: ActivityListProps) => (
  <CardBox $flush aria-label={words.list}>
    <List>
      {activities.map((activity) => (
        <ListRow
          key={activity.id}
          icon="run"
          href={activityPath(activity.id)}
          note={[summaryOf(activity, unit), activity.rpe !== null && words.effortOf(activity.rpe)]
            .filter(Boolean)
            .join(' · ')}
        >
          {words.sports[activity.sport]}, {dayOf(activity.date)}
          {activity.matched && <Eyebrow as="span"> {words.planned}</Eyebrow>}
        </ListRow>
      ))}
    </List>
  </CardBox>
);
