import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { TextLink } from '../primitives/text-link.tsx';
import { hidden, text } from '../theme/text.ts';
import { media, token } from '../theme/token.ts';
import { isEmbedded } from './embedded.ts';
import type { BackLink } from './page-store.ts';
import { useScreen } from './use-screen.ts';

/** In the middle of the window: at every width, or from 720 px on. */
type Centred = 'always' | 'wide';

/** Little on a wide window stands together. */
const CENTRED_MAX = '864px';

const middle = css`
  align-content: center;
  min-height: 100dvh;
`;

const Main = styled.main<{ $narrow: boolean; $centred: Centred | undefined }>`
  max-width: calc(${({ $narrow }) => token($narrow ? 'column-narrow' : 'content-max')} + 2 * ${token('gutter')});
  margin: 0 auto;
  padding: ${token('space-4')} ${token('gutter')} ${token('space-8')};
  display: grid;
  gap: ${token('stack')};
  grid-template-columns: minmax(0, 1fr);
  ${({ $centred }) => $centred === 'always' && middle}
  ${media.wide} {
    padding-top: ${token('space-8')};
    padding-bottom: ${({ $centred }) => token($centred ? 'space-8' : 'space-16')};
    ${({ $centred }) => $centred && middle}
    ${({ $centred }) => $centred === 'wide' && `max-width: calc(${CENTRED_MAX} + 2 * ${token('gutter')});`}
  }
`;

/** On phones the top bar carries the title, so the page's own heading is for screen readers; embedded there is no top bar. */
const Head = styled.div<{ $inBar: boolean }>`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${token('space-4')};
  ${media.phone} {
    padding-top: ${token('space-2')};
    ${({ $inBar }) => $inBar && hidden}
  }
`;

/** Where the top bar holds the way back, a second one out of sight would only catch the focus. */
const Back = styled(TextLink)<{ $inBar: boolean }>`
  margin-top: calc(-1 * ${token('space-4')});
  ${media.phone} {
    ${({ $inBar }) => $inBar && 'display: none;'}
  }
`;

/** A long word breaks instead of pushing the page wider than the screen. */
const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Heading = styled.h1`
  ${text('28')}
`;

const Note = styled.p`
  ${text('14')}
  color: ${token('color-text-3')};
`;

const Extra = styled.div<{ $inBar: boolean }>`
  ${({ $inBar }) =>
    $inBar &&
    css`
      ${media.phone} {
        display: none;
      }
    `}
`;

export interface PageProps {
  /** The heading, the tab's title and, on phones, the top bar's. */
  title: string;
  /** A greeting instead of a plain title: `title` then stays out of the heading. */
  heading?: ReactNode;
  /** A line over the heading: a date. */
  over?: ReactNode;
  /** A line under the heading. */
  note?: ReactNode;
  /** Where the way back leads; null on the home. */
  back?: BackLink | null;
  /** Beside the heading, from 720 px on: one action. */
  action?: ReactNode;
  /** 640 px for forms and lists of settings. */
  narrow?: boolean;
  /** The home: the top bar shows the brand instead of a title, and the heading shows on phones too. */
  home?: boolean;
  /** Without a top bar in any mode: the heading shows on phones too, there is no way back, and all stands in the middle. */
  alone?: boolean;
  /** In the middle of the window from 720 px on: for little that would hang at the top of it. */
  centred?: boolean;
  children: ReactNode;
}

const HOME: BackLink = { href: '/', label: 'Back to Home' };

/** The frame of every screen: one `main`, one `h1`, the document title, the way back, and focus after a change of route. */
export const Page = (props: PageProps) => {
  const { title, heading, over, note, back = HOME, action, narrow, home, alone, centred, children } = props;
  const way = home || alone ? null : back;
  const ref = useScreen(title, home ?? false, way);
  const inBar = !home && !alone && !isEmbedded();
  return (
    <Main id="main" $narrow={narrow ?? false} $centred={alone ? 'always' : centred ? 'wide' : undefined}>
      <Head $inBar={inBar}>
        <Words>
          {way && (
            <Back href={way.href} direction="back" $inBar={inBar}>
              {way.label}
            </Back>
          )}
          {over && <Note>{over}</Note>}
          <Heading ref={ref} tabIndex={-1}>
            {heading ?? title}
          </Heading>
          {note && <Note>{note}</Note>}
        </Words>
        {action && <Extra $inBar>{action}</Extra>}
      </Head>
      {children}
    </Main>
  );
};
