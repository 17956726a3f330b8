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
  /** Set when the runner's own action replaced the previous content: focus and scroll position move here. */
  arrive: boolean;
  children: ReactNode;
}

/**
 * The heading of content that replaces other content. It takes focus so that screen readers and scrolled phones see it.
 */
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
