import { create } from 'zustand';

interface Question {
  /** How many check-ins would be lost; 0 while nothing is asked. */
  unsent: number;
  answer: (leave: boolean) => void;
}

const NOTHING: Question = { unsent: 0, answer: () => undefined };

/** Whether to log out although check-ins wait. */
export const useLeaveQuestion = create<Question>(() => NOTHING);

const ask = (unsent: number): Promise<boolean> =>
  new Promise((resolve) =>
    useLeaveQuestion.setState({
      unsent,
      answer: (leave) => {
        useLeaveQuestion.setState(NOTHING);
        resolve(leave);
      },
    }),
  );

/** Asks before a logout that would throw check-ins away; true where there are none, or where they may go. */
export const mayLeave = async (userId: string): Promise<boolean> => {
  const queue = await import('@stridewell/ui/queue').catch(() => null);
  const unsent = (await queue?.queueOf(userId))?.length ?? 0;
  return unsent === 0 || ask(unsent);
};
