import { useToday } from '@stridewell/app/core';
import { addDays, type WeeklyPlan } from '@stridewell/contracts/web';
import { NoteBox } from '../session/note-box.tsx';
import { planWords } from './plan-words.ts';
import { useHighPain } from './use-high-pain.ts';

/** Note, on a day of high pain, that tomorrow's session of this week depends on the pain. */
export const PainNote = ({ plan }: { plan: WeeklyPlan }) => {
  const tomorrow = addDays(useToday(), 1);
  const pain = useHighPain();
  const isPlanned = plan.days.some(({ date, minutes }) => date === tomorrow && minutes > 0);
  return pain !== null && isPlanned && <NoteBox icon="info">{planWords().painToday(pain)}</NoteBox>;
};
