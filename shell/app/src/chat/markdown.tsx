import { text, token } from '@stridewell/ui/core';
import { memo, type ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import styled from 'styled-components';
import { Link } from 'wouter';
import { chatWords } from './chat-words.ts';
import { safeLink } from './safe-link.ts';
import { Video } from './video.tsx';

const Heading = styled.p`
  font-weight: ${token('weight-semibold')};
`;

const TableBox = styled.div`
  overflow-x: auto;
  table {
    ${text('14')}
    border-collapse: collapse;
  }
  th,
  td {
    padding: ${token('space-1')} ${token('space-3')} ${token('space-1')} 0;
    border-bottom: 1px solid ${token('color-border')};
    text-align: left;
    vertical-align: top;
  }
  th {
    font-weight: ${token('weight-semibold')};
  }
`;

const Anchor = ({ href, children }: { href?: string | undefined; children?: ReactNode }) => {
  const link = safeLink(href);
  if (!link) return <span>{children}</span>;
  if (link.kind === 'video') return <Video href={link.href}>{children}</Video>;
  if (link.kind === 'own') return <Link href={link.href}>{children}</Link>;
  return (
    <a href={link.href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
};

/** Renders headings as bold lines, so that they do not become part of the page's heading structure. */
const heading = ({ children }: { children?: ReactNode }) => <Heading>{children}</Heading>;
const COMPONENTS: Components = {
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  a: ({ href, children }) => <Anchor href={href}>{children}</Anchor>,
  img: ({ alt }) => <span>{alt}</span>,
  li: ({ children }) => <li>{children}</li>,
  input: ({ checked }) => <span>{checked ? '☑' : '☐'}</span>,
  table: ({ children }) => (
    // A scroll container must be focusable for keyboard users.
    <TableBox tabIndex={0} role="region" aria-label={chatWords().table}>
      <table>{children}</table>
    </TableBox>
  ),
};

/** Disables the library's URL filter, because `Anchor` checks every URL. */
const keepUrl = (url: string): string => url;
const PLUGINS = [remarkGfm];

/** Renders the Markdown of a reply. HTML is shown as text and images are never loaded. */
export const Markdown = memo(({ children }: { children: string }) => (
  <ReactMarkdown remarkPlugins={PLUGINS} components={COMPONENTS} urlTransform={keepUrl}>
    {children}
  </ReactMarkdown>
));
