import { create } from 'zustand';

interface Question {
  /** Number of unsent entries that the logout would discard. 0 while the dialog is closed. */
  unsent: number;
  /** Number of check-ins among them. */
  checkins: number;
  /** Number of training sessions among them. The others are marks of runs and exercises. */
  sessions: number;
  answer: (leave: boolean) => void;
}

const NOTHING: Question = { unsent: 0, checkins: 0, sessions: 0, answer: () => undefined };

/** State of the dialog that asks for confirmation of a logout with unsent check-ins, sessions or marks. */
export const useLogoutQuestion = create<Question>(() => NOTHING);

const ask = (unsent: number, checkins: number, sessions: number): Promise<boolean> =>
  new Promise((resolve) =>
    useLogoutQuestion.setState({
      unsent,
      checkins,
      sessions,
      answer: (leave) => {
        useLogoutQuestion.setState(NOTHING);
        resolve(leave);
      },
    }),
  );

/** Asks for confirmation if a logout would discard check-ins, sessions or marks. Returns true if there are none or the runner agrees. */
export const confirmLogout = async (userId: string): Promise<boolean> => {
  const queue = await import('@stridewell/app/queue').catch(() => null);
  const unsent = await queue?.countQueue(userId);
  return !unsent?.all || ask(unsent.all, unsent.checkins, unsent.sessions);
};
