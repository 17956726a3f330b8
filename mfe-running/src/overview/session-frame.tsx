import { CardBox, Eyebrow, Row, Stack, text, token } from '@stridewell/ui/core';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Title = styled.p`
  ${text('28')}
`;

const Aside = styled.span`
  ${text('14')}
  color: ${token('color-text-3')};
  white-space: nowrap;
`;

export interface SessionFrameProps {
  /** Name of the region, above the title. */
  label: string;
  /** Title of the day, such as the session's title. */
  title: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

/** Card of the day's main task, with a large title. */
export const SessionFrame = ({ label, title, aside, children }: SessionFrameProps) => {
  const id = useId();
  return (
    <CardBox aria-labelledby={id}>
      <Stack $gap={4}>
        <div>
          <Row $between>
            <Eyebrow id={id}>{label}</Eyebrow>
            {aside && <Aside>{aside}</Aside>}
          </Row>
          <Title>{title}</Title>
        </div>
        {children}
      </Stack>
    </CardBox>
  );
};

/** Links of the card, one below the other on phones. */
export const SessionLinks = styled.div`
  display: grid;
  gap: ${token('space-2')};
  @media (min-width: 480px) {
    display: flex;
    flex-wrap: wrap;
  }
`;
