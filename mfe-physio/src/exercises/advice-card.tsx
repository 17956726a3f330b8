import { pageLanguage } from '@stridewell/app/screens';
import { Card, CardTitle, Icon, type IconName, Stack, Text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import type { LoadedTexts } from './use-texts.ts';
import { exerciseWords } from './words.ts';

const Items = styled.ul`
  display: grid;
  gap: ${token('space-3')};
  li {
    display: flex;
    gap: ${token('space-3')};
  }
  svg {
    flex: none;
    margin-top: 2px;
  }
`;

interface ListProps {
  title: string;
  icon: IconName;
  colour: string;
  items: readonly string[];
}

const IconList = ({ title, icon, colour, items }: ListProps) => (
  <Stack $gap={3}>
    <CardTitle>{title}</CardTitle>
    <Items>
      {items.map((item) => (
        <li key={item}>
          <span style={{ color: colour }}>
            <Icon name={icon} size={20} />
          </span>
          <Text as="span">{item}</Text>
        </li>
      ))}
    </Items>
  </Stack>
);

/** Cues and common mistakes. Renders nothing until the texts are loaded. */
export const AdviceCard = ({ texts }: { texts: LoadedTexts }) => {
  const words = exerciseWords(pageLanguage());
  if (texts === 'loading' || texts === null) return null;
  return (
    <Card>
      <Stack>
        <IconList title={words.cues} icon="check-circle" colour={token('color-success-fg')} items={texts.cues} />
        <IconList title={words.mistakes} icon="x-circle" colour={token('color-danger-fg')} items={texts.mistakes} />
      </Stack>
    </Card>
  );
};
