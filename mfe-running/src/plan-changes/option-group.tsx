import { text, token } from '@stridewell/ui/core';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Group = styled.div`
  margin: 0 calc(-1 * ${token('space-3')});
`;

const Name = styled.h3`
  ${text('14')}
  padding: ${token('space-1')} ${token('space-3')};
  color: ${token('color-text-3')};
  font-weight: ${token('weight-medium')};
`;

const Options = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
`;

/** A named group of options. */
export const OptionGroup = ({ name, children }: { name: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Group>
      <Name id={id}>{name}</Name>
      <Options aria-labelledby={id}>{children}</Options>
    </Group>
  );
};
