import { monthIn } from '@stridewell/app/screens';
import { addMonths, monthOf } from '@stridewell/contracts/web';
import { TextLink, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { monthWords } from './month-words.ts';

const Nav = styled.nav`
  display: flex;
  justify-content: space-between;
  gap: ${token('space-3')};
`;

const Step = styled(TextLink)`
  ${text('14')}
  &::first-letter {
    text-transform: uppercase;
  }
`;

const monthPath = (month: string, today: string): string =>
  month === monthOf(today) ? '/month' : `/month?month=${month}`;

/** Name of a month, with the year if it is not the current one: "November" or "November 2025". */
export const monthTitle = (month: string, today: string): string => {
  const name = monthIn(`${month}-01`);
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const year = month.slice(0, 4);
  return year === today.slice(0, 4) ? title : `${title} ${year}`;
};

export interface MonthPagerProps {
  month: string;
  /** First month with data, or null if there is none. */
  first: string | null;
  today: string;
}

/**
 * Links to the previous month, unless it is before the runner's first month with data, and to the next month, up to the
 * month after the current one.
 */
export const MonthPager = ({ month, first, today }: MonthPagerProps) => {
  const words = monthWords();
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)];
  return (
    <Nav aria-label={words.pager} data-no-print>
      {first !== null && before >= first ? (
        <Step href={monthPath(before, today)} direction="back">
          {monthTitle(before, today)}
        </Step>
      ) : (
        <span />
      )}
      {month <= monthOf(today) && (
        <Step href={monthPath(after, today)} direction="forward">
          {monthTitle(after, today)}
        </Step>
      )}
    </Nav>
  );
};
