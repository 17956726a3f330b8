import { Alert } from '@stridewell/ui/core';
import { pageLanguage } from '../screens/page-language.ts';
import { useQueue } from './queue.ts';

const WORDS = {
  en: {
    title: (count: number) => (count === 1 ? '1 mark not yet sent' : `${count} marks not yet sent`),
    text: 'Saved on this device. It will be sent automatically when you are online.',
  },
  nb: {
    title: (count: number) => (count === 1 ? '1 avkryssing er ikke sendt' : `${count} avkryssinger er ikke sendt`),
    text: 'Lagret på denne enheten. Den sendes av seg selv når du er på nett.',
  },
} as const;

/** UI text for a queue that contains an answer about a session. */
const ENTRIES = {
  en: (count: number) => (count === 1 ? '1 answer not yet sent' : `${count} entries not yet sent`),
  nb: (count: number) => (count === 1 ? '1 svar er ikke sendt' : `${count} registreringer er ikke sendt`),
} as const;

/** Shows the number of marks and answers that have not yet been sent. */
export const WaitingMarks = () => {
  const { marks } = useQueue();
  const { title, text } = WORDS[pageLanguage()];
  const hasAnswer = marks.some(({ operation }) => operation === 'savePainHourLater');
  const titleOf = hasAnswer ? ENTRIES[pageLanguage()] : title;
  if (marks.length === 0) return null;
  return (
    <Alert live tone="neutral" icon="offline" title={titleOf(marks.length)}>
      {text}
    </Alert>
  );
};
