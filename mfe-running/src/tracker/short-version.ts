import type { TrackerDay } from './tracker-days.ts';
import { trackerWords } from './tracker-words.ts';

/** Duration of a shortened session in minutes (section B of the domain page). */
const SHORT_MIN = 25;
const SHORTEST_MIN = 20;

export interface ShortVersion {
  title: string;
  text: string;
}

/** Returns a shorter version of a session, which is always easy, in the language of the page. */
export const shortVersion = ({ plan, outcome }: TrackerDay): ShortVersion => {
  const words = trackerWords().short;
  if (plan ? plan.minutes <= SHORTEST_MIN : outcome === 'rest') return words.none;
  const minutes = plan && plan.minutes <= SHORT_MIN ? SHORTEST_MIN : SHORT_MIN;
  const title = words.title(minutes);
  if (plan?.zone === 'walk' || plan?.ladderStage !== undefined) {
    return { title, text: words.walk(minutes) };
  }
  return { title, text: words.run(minutes - 10) };
};
