import { text } from '@stridewell/ui/core';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';

const Heading = styled.h2`
  ${text('20')}
  &:focus-visible {
    outline: none;
  }
`;

export interface ArrivalHeadingProps {
  id: string;
  /** What stood here before has gone by the runner's own doing: the focus and the view come here. */
  arrive: boolean;
  children: ReactNode;
}

/** The heading of a part that takes another's place. Without the focus a screen reader, and a phone scrolled down, would miss it. */
export const ArrivalHeading = ({ id, arrive, children }: ArrivalHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrive) heading.current?.focus();
  }, [arrive]);
  return (
    <Heading ref={heading} id={id} tabIndex={-1}>
      {children}
    </Heading>
  );
};
