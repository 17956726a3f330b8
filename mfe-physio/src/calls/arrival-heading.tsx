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
  /** True if the runner's action replaced the previous content, so the heading takes the focus. */
  arrive: boolean;
  children: ReactNode;
}

/** Heading of content that replaces previous content. Focusing the heading also scrolls to it. */
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
