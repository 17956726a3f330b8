import type { Answers } from './answers.ts';

/** Props of the cards with questions. */
export interface CardProps {
  answers: Answers;
  set: (change: Partial<Answers>) => void;
}
