/**
 * Quick actions of both chats. They are in a separate module, because the home screen needs only the limits of the
 * chat.
 */
import type { CoachType } from './chat.ts';

export interface QuickAction {
  code: string;
  label: string;
  description: string;
}

/** Quick actions of the running coach, in the order in which they are offered. */
export const RUNNING_QUICK_ACTIONS = [
  { code: 'TODAY_START', label: "Today's workout", description: "Today's session from your plan, minute by minute" },
  {
    code: 'WEEK_START',
    label: 'Create plan',
    description: "Create this week's plan, or rebuild it; logged days stay as they are",
  },
  { code: 'CURRENT_WEEK_PLAN', label: 'Current week plan', description: 'This week, day by day' },
  { code: 'TODAY_ADDONS', label: 'Show Add-ons', description: 'Strength, strides and mobility that go with today' },
  {
    code: 'TODAY_EXPLAIN_INTENSITY',
    label: 'Explain RPE & Zones',
    description: 'Your zones by pace, effort and talk test',
  },
  { code: 'TODAY_ADAPT_EASIER', label: 'Make Easier', description: 'A gentler version of today' },
  { code: 'TODAY_NO_WATCH', label: 'No Watch Version', description: 'Today by feel, without pace or pulse' },
  { code: 'TODAY_ALT_NO_RUN', label: 'Non-Running Alt', description: 'The same training effect today without running' },
  { code: 'PHASE_EXPLAIN_START', label: 'Explain Phase', description: 'Which phase you are in, and what comes next' },
  {
    code: 'WEEK_ADJUST_BY_CHECKINS',
    label: 'Daily Adjustments',
    description: 'What your check-ins changed this week, and why',
  },
  { code: 'HELP_START', label: 'How to use Coach', description: 'What this coach can do, and what it cannot' },
] as const satisfies readonly QuickAction[];
export type RunningActionCode = (typeof RUNNING_QUICK_ACTIONS)[number]['code'];

/** Quick actions of the physio coach, in the order in which they are offered. */
export const PHYSIO_QUICK_ACTIONS = [
  { code: 'PROGRESS_CHECK', label: 'How am I progressing?', description: 'Your last check-ins and what they show' },
  { code: 'TODAY_EXERCISES', label: "Today's exercises", description: "Today's exercises, with sets and repetitions" },
  {
    code: 'RETURN_TO_RUNNING',
    label: 'When can I return to running?',
    description: 'Which criteria you meet and which are still missing',
  },
  { code: 'PAIN_NORMAL', label: 'Is my pain normal?', description: 'How much pain is fine, and which kind is not' },
  { code: 'SAFETY_CHECK', label: 'Should I be worried?', description: 'A few questions on warning signs' },
  { code: 'PAIN_INCREASED', label: 'Pain increased - help!', description: 'What to do now that it hurts more' },
] as const satisfies readonly QuickAction[];
export type PhysioActionCode = (typeof PHYSIO_QUICK_ACTIONS)[number]['code'];

export const QUICK_ACTIONS: Record<CoachType, readonly QuickAction[]> = {
  running: RUNNING_QUICK_ACTIONS,
  physio: PHYSIO_QUICK_ACTIONS,
};
