import type { ChatChip } from '@stridewell/contracts/web';

const BULLET = /^\s*[-*•](?:\s+(?<item>.*))?$/;

const itemOf = (line: string | undefined): string | null => {
  const match = BULLET.exec(line ?? '');
  return match ? (match.groups?.item ?? '').trim() : null;
};

/**
 * Returns the text of a reply without a list of its chips at the end, because the chips are rendered separately. Keeps
 * a list that contains anything else. Also removes an incomplete last line of a streaming reply if it may be the
 * beginning of a chip's label.
 */
export const textWithoutChips = (content: string, chips: readonly ChatChip[], isStreaming: boolean): string => {
  const labels = chips.map(({ label }) => label);
  const lines = content.trimEnd().split('\n');
  const isChip = (item: string, index: number): boolean =>
    labels.includes(item) ||
    (isStreaming && index === lines.length - 1 && labels.some((label) => label.startsWith(item)));
  let end = lines.length;
  while (end > 0) {
    const item = itemOf(lines[end - 1]);
    if (item === null) break;
    if (!isChip(item, end - 1)) return content;
    end -= 1;
  }
  return end === lines.length ? content : lines.slice(0, end).join('\n').trimEnd() || content;
};
