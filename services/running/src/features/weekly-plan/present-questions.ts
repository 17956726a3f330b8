import { NOTE_ANSWERS, type WeeklyPlan } from '@stridewell/contracts/web';
import type { MessageLanguage } from '@stridewell/kit/messages/catalogue';
import { questionsOf } from '../../domain/week/note-answers.ts';
import type { WeekNote, WeekState } from '../../domain/week/types.ts';
import { describeAnswer, labelOfAnswer } from '../../messages/note-answer-messages.ts';
import { describeNote } from '../../messages/week-messages.ts';

/** The notes of a week without those that the runner answered. */
export const openNotes = ({ base, notes }: WeekState): WeekNote[] => {
  const answered = new Set<string>((base.own?.answered ?? []).map(({ note }) => note));
  return notes.filter(({ code }) => !answered.has(code));
};

/** Returns the notes that ask a question, with their answers; undefined if there are none. */
export const presentQuestions = (state: WeekState, language: MessageLanguage): WeeklyPlan['questions'] => {
  const open = questionsOf(state).flatMap((note) => {
    const found = state.notes.find(({ code }) => code === note);
    if (!found) return [];
    const smaller = state.offers?.find((offer) => offer.kind === 'smaller_plan') ?? null;
    // A smaller plan can be chosen only while one is offered.
    const possible = NOTE_ANSWERS[note].filter((answer) => answer !== 'smaller' || smaller !== null);
    const answers = possible.map((answer) => ({ answer, label: labelOfAnswer(answer, language, smaller) }));
    return [{ note, text: describeNote(found, language), answers }];
  });
  return open.length === 0 ? undefined : open;
};

/** Returns the notes that the runner answered this week; undefined if there are none. */
export const presentAnswered = ({ base }: WeekState, language: MessageLanguage): WeeklyPlan['answered'] => {
  const answered = (base.own?.answered ?? []).map((one) => ({
    ...{ note: one.note, answer: one.answer, text: describeAnswer(one, language) },
  }));
  return answered.length === 0 ? undefined : answered;
};
