import { Row, Stack, Text } from '@stridewell/ui/core';
import { playerWords } from '../words/words.ts';
import { Choices } from './parts.tsx';

const LEVELS = Array.from({ length: 11 }, (_, pain) => pain);

export interface PainScaleProps {
  legend: string;
  /** Pain, 0 to 10. Null until the runner has chosen: pain is never prefilled. */
  value: number | null;
  onChange: (pain: number) => void;
}

/** Question about pain from 0 to 10, with a button for each level. */
export const PainScale = ({ legend, value, onChange }: PainScaleProps) => {
  const { pain: words } = playerWords();
  return (
    <Stack $gap={1}>
      <Choices
        legend={legend}
        columns={6}
        value={value}
        onChange={onChange}
        options={LEVELS.map((pain) => ({ value: pain, label: String(pain), name: words.value(pain) }))}
      />
      <Row $between aria-hidden="true">
        <Text as="span" $size="12" $quiet={3}>
          {words.none}
        </Text>
        <Text as="span" $size="12" $quiet={3}>
          {words.worst}
        </Text>
      </Row>
    </Stack>
  );
};
