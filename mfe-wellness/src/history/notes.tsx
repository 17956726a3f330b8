import { TextButton, text, token } from '@stridewell/ui/core';
import { useState } from 'react';
import styled from 'styled-components';
import { historyWords } from './history-words.ts';

/** Maximum length, in characters, of notes that are shown in full. */
const SHORT = 180;

const Words = styled.p<{ $cut: boolean }>`
  ${text('14')}
  color: ${token('color-text-2')};
  overflow-wrap: anywhere;
  white-space: pre-line;
  text-wrap: pretty;
  ${({ $cut }) =>
    $cut &&
    `
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
  `}
`;

/** Shows the notes of a check-in. Long notes are truncated to three lines and have a "Show all" button. */
export const Notes = ({ text: notes }: { text: string }) => {
  const [open, setOpen] = useState(false);
  const long = notes.length > SHORT || notes.split('\n').length > 3;
  return (
    <>
      <Words $cut={long && !open}>{notes}</Words>
      {long && (
        <TextButton aria-expanded={open} onClick={() => setOpen((was) => !was)}>
          {open ? historyWords().showLess : historyWords().showAll}
        </TextButton>
      )}
    </>
  );
};
