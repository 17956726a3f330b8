import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Expands the questions about the day on the check-in form and returns the notes field. */
export const openDayQuestions = async (actor: UserEvent): Promise<HTMLElement> => {
  await actor.click(screen.getByText('Add a note or a plan'));
  return screen.getByLabelText('Notes');
};
