import { create } from 'zustand';

interface Question {
  /** Number of unsent check-ins that the logout would discard. 0 while the dialog is closed. */
  unsent: number;
  answer: (leave: boolean) => void;
}

const NOTHING: Question = { unsent: 0, answer: () => undefined };

/** State of the dialog that asks for confirmation of a logout with unsent check-ins. */
export const useLogoutQuestion = create<Question>(() => NOTHING);

const ask = (unsent: number): Promise<boolean> =>
  new Promise((resolve) =>
    useLogoutQuestion.setState({
      unsent,
      answer: (leave) => {
        useLogoutQuestion.setState(NOTHING);
        resolve(leave);
      },
    }),
  );

/** Asks for confirmation if a logout would discard check-ins. Returns true if there are none or the runner agrees. */
export const confirmLogout = async (userId: string): Promise<boolean> => {
  const queue = await import('@stridewell/app/queue').catch(() => null);
  const unsent = (await queue?.queueOf(userId))?.length ?? 0;
  return unsent === 0 || ask(unsent);
};
