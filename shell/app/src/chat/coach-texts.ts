import type { CoachType } from '@stridewell/contracts/web';
import type { IconName } from '@stridewell/ui/core';

export interface CoachTexts {
  icon: IconName;
  title: string;
  blurb: string;
  /** Accessible name of the chat panel. */
  panel: string;
  /** Returns the greeting shown in an empty chat. It contains the runner's first name if it is known. */
  greeting: (firstName: string | undefined) => string;
}

const hi = (firstName: string | undefined): string => (firstName ? `Hi ${firstName}` : 'Hi');

/** Labels, greeting and icon for each coach's chat panel. */
export const COACH_TEXTS: Record<CoachType, CoachTexts> = {
  running: {
    icon: 'run',
    title: 'Your coach',
    blurb: 'Knows your check-ins, plan and tracker',
    panel: 'Chat with your coach',
    greeting: (name) =>
      `${hi(name)}, I am your running coach. I know your plan and your check-ins. Ask, or tap Today's workout.`,
  },
  physio: {
    icon: 'physio',
    title: 'Your physio coach',
    blurb: 'Knows your check-ins, focus area and exercises',
    panel: 'Chat with your physio coach',
    greeting: (name) =>
      `${hi(name)}, I am your physio coach. Fill in your profile first, then tap Today's exercises, and ask "Is my pain normal?" whenever you wonder.`,
  },
};

/** Notice about the AI coach, shown below the chat input. */
export const AI_NOTICE =
  'AI coach. Helps with training and self-care, can be wrong, does not diagnose. Emergency: 113 (Norway) or your local number.';
