import { Button, Text } from '@stridewell/ui/core';
import { FieldError } from '@stridewell/ui/forms';
import type { ReactNode } from 'react';
import { FormCard } from '../form-layout.ts';
import { RowList } from './row-layout.ts';
import { useRowFocus } from './use-row-focus.ts';

export interface RowProps<Row> {
  row: Row;
  index: number;
  onChange: (row: Row) => void;
  onRemove: () => void;
}

export interface RowsCardProps<Row> {
  title: string;
  text: string;
  rows: readonly Row[];
  /** Validation error of the whole list. */
  problem: string | undefined;
  most: number;
  /** The row that the button adds. */
  empty: Row;
  add: string;
  onChange: (rows: Row[]) => void;
  children: (props: RowProps<Row>) => ReactNode;
}

/** Card with a list of rows that the runner adds, edits and removes. */
export const RowsCard = <Row,>(props: RowsCardProps<Row>) => {
  const { title, text, rows, problem, most, empty, add, onChange, children } = props;
  const focus = useRowFocus();
  return (
    <FormCard title={title}>
      <Text $size="14" $quiet={2}>
        {text}
      </Text>
      {rows.length > 0 && (
        <RowList ref={focus.list} aria-label={title}>
          {rows.map((row, index) =>
            children({
              row,
              index,
              onChange: (next) => onChange(rows.map((each, at) => (at === index ? next : each))),
              onRemove: () => {
                onChange(rows.filter((_, at) => at !== index));
                focus.focusAdd();
              },
            }),
          )}
        </RowList>
      )}
      {problem && <FieldError>{problem}</FieldError>}
      {rows.length < most && (
        <div>
          <Button
            ref={focus.add}
            variant="secondary"
            small
            icon="plus"
            onClick={() => {
              onChange([...rows, empty]);
              focus.focusLast();
            }}
          >
            {add}
          </Button>
        </div>
      )}
    </FormCard>
  );
};
