import type { ChatMetadata } from '@stridewell/contracts/web';
import { token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { Chip } from './chip.ts';
import { replyLanguage } from './reply-language.ts';

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`;

const NAMES = { en: 'Answers', nb: 'Svar' };

export interface ReplyChipsProps {
  metadata: ChatMetadata;
  /** Text of the reply. */
  content: string;
  disabled: boolean;
  /** Called with the message to send. */
  onChip: (message: string) => void;
}

/** Short answers below the newest reply. A tap sends the answer like a typed message. */
export const ReplyChips = ({ metadata, content, disabled, onChip }: ReplyChipsProps) => {
  const language = replyLanguage(metadata, content);
  return (
    <Chips role="group" aria-label={NAMES[language ?? 'en']} lang={language}>
      {metadata.chips?.map(({ label, message }) => (
        <Chip key={label} type="button" disabled={disabled} onClick={() => onChip(message)}>
          {label}
        </Chip>
      ))}
    </Chips>
  );
};
