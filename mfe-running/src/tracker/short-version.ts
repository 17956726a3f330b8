import type { TrackerDay } from './tracker-days.ts';

/** Duration of a shortened session in minutes (section B of the domain page). */
const SHORT_MIN = 25;
const SHORTEST_MIN = 20;

export interface ShortVersion {
  title: string;
  text: string;
}

const NOT_SHORTER: ShortVersion = {
  title: 'No shorter version needed.',
  text: 'This session is already short. The plan moves on, not back.',
};

/** Returns a shorter version of a session, which is always easy. */
export const shortVersion = ({ plan, outcome }: TrackerDay): ShortVersion => {
  if (plan ? plan.minutes <= SHORTEST_MIN : outcome === 'rest') return NOT_SHORTER;
  const minutes = plan && plan.minutes <= SHORT_MIN ? SHORTEST_MIN : SHORT_MIN;
  const title = `Here is a ${minutes}-minute version.`;
  if (plan?.zone === 'walk' || plan?.ladderStage !== undefined) {
    return { title, text: `${minutes} minutes of brisk walking. The running part waits for a day with time.` };
  }
  return {
    title,
    text: `5 min walk or very easy jog, ${minutes - 10} min easy in Zone 2 where you can talk, 5 min easy to finish.`,
  };
};
