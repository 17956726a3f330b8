import { CardBox, Icon, Stack, Text, text, token } from '@stridewell/ui/core';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';

const Toggle = styled.button`
  ${text('16')}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  width: 100%;
  min-height: 56px;
  padding: ${token('space-2')} ${token('card-pad')};
  border: 0;
  border-radius: inherit;
  background: none;
  color: inherit;
  text-align: left;
  cursor: pointer;
  b {
    font-weight: ${token('weight-semibold')};
  }
  svg {
    flex: none;
    color: ${token('color-text-3')};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

export interface FoldProps {
  title: string;
  /** One line about the folded content. */
  note?: string | undefined;
  children: ReactNode;
}

/** A row that unfolds the cards below it and loads them only then. For content that phones show less often. */
export const Fold = ({ title, note, children }: FoldProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack>
      <CardBox $flush>
        <Toggle type="button" data-fold aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span>
            <b>{title}</b>
            {note && (
              <Text $size="14" $quiet={2}>
                {note}
              </Text>
            )}
          </span>
          <Icon name="chevron-down" size={20} />
        </Toggle>
      </CardBox>
      {isOpen && children}
    </Stack>
  );
};
