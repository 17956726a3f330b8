/** Path of the page with all activities. */
export const ACTIVITIES_PATH = '/running/activities';

/** Path of an activity's page. */
export const activityPath = (id: string): string => `${ACTIVITIES_PATH}/${id}`;
