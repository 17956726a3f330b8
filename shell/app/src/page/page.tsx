import { hidden, media, TextLink, text, token } from '@stridewell/ui/core';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { pageLanguage } from '../screens/page-language.ts';
import { isEmbedded } from './embedded.ts';
import type { BackLink } from './page-store.ts';
import { useScreenTitleAndFocus } from './use-screen.ts';

/** Specifies whether the content is centred vertically at every width or only on screens at least 720 px wide. */
type Centred = 'always' | 'wide';

/** Maximum width of centred content in a wide window. */
const CENTRED_MAX = '864px';

const centredStyle = css`
  align-content: center;
  min-height: 100dvh;
`;

/** Gaps of a screen that fits one phone screen. */
const denseStyle = css`
  ${media.phone} {
    gap: ${token('space-3')};
    padding: ${token('space-1')} ${token('gutter')} ${token('space-2')};
  }
`;

const Main = styled.main<{ $narrow: boolean; $centred: Centred | undefined; $dense: boolean }>`
  max-width: calc(${({ $narrow }) => token($narrow ? 'column-narrow' : 'content-max')} + 2 * ${token('gutter')});
  margin: 0 auto;
  padding: ${token('space-4')} ${token('gutter')} ${token('space-8')};
  display: grid;
  gap: ${token('stack')};
  grid-template-columns: minmax(0, 1fr);
  ${({ $centred }) => $centred === 'always' && centredStyle}
  ${media.wide} {
    padding-top: ${token('space-8')};
    padding-bottom: ${({ $centred }) => token($centred ? 'space-8' : 'space-16')};
    ${({ $centred }) => $centred && centredStyle}
    ${({ $centred }) => $centred === 'wide' && `max-width: calc(${CENTRED_MAX} + 2 * ${token('gutter')});`}
  }
  ${({ $dense }) => $dense && denseStyle}
`;

/** Header of the page. Visible only to screen readers when the top bar of phones shows the title. */
const Head = styled.div<{ $inBar: boolean; $dense: boolean }>`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${token('space-4')};
  ${media.phone} {
    padding-top: ${({ $dense }) => ($dense ? 0 : token('space-2'))};
    ${({ $inBar }) => $inBar && hidden}
  }
`;

/**
 * Back link in the page. Not displayed when the top bar has the back link, because an invisible second link could
 * receive the focus.
 */
const Back = styled(TextLink)<{ $inBar: boolean }>`
  margin-top: calc(-1 * ${token('space-4')});
  ${media.phone} {
    ${({ $inBar }) => $inBar && 'display: none;'}
  }
`;

/** Block with the title. Long words are broken, so that they do not make the page wider than the screen. */
const TitleBlock = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Heading = styled.h1<{ $dense: boolean }>`
  ${text('28')}
  ${media.phone} {
    ${({ $dense }) => $dense && text('20')}
  }
`;

const Note = styled.p`
  ${text('14')}
  color: ${token('color-text-3')};
`;

/**
 * Line above the heading. It always has the height of its text, so that an aside that loads later does not move the
 * page.
 */
const Over = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space-2')};
`;

const ActionSlot = styled.div<{ $inBar: boolean }>`
  ${({ $inBar }) =>
    $inBar &&
    css`
      ${media.phone} {
        display: none;
      }
    `}
`;

export interface PageProps {
  /** Title of the screen, used for the heading, the document title and the top bar of phones. */
  title: string;
  /** Title in the top bar of phones if it differs from `title`, such as the label of the bottom-bar item. */
  barTitle?: string | undefined;
  /** Name of the open tab, which the document title starts with. */
  part?: string | undefined;
  /** Content of the heading instead of `title`, such as a greeting. */
  heading?: ReactNode;
  /** Text line above the heading, such as a date. */
  over?: ReactNode;
  /** Text line below the heading. */
  note?: ReactNode;
  /** Back link of the screen. Null if it has none. */
  back?: BackLink | null;
  /** Short text at the end of the line above the heading. */
  aside?: ReactNode;
  /** One action button next to the heading, shown on screens at least 720 px wide. */
  action?: ReactNode;
  /** True for a maximum width of 640 px, used for forms and lists of settings. */
  narrow?: boolean;
  /**
   * True for the home page. The top bar then shows the brand instead of a title, and the heading is visible on phones.
   */
  home?: boolean;
  /**
   * True for a screen without a top bar. The content is then centred and has no back link, and the heading is visible
   * on phones.
   */
  alone?: boolean;
  /** True for a screen that fits one phone screen: smaller gaps and heading on phones. */
  dense?: boolean;
  /** True to centre the content vertically on screens at least 720 px wide. Used for screens with little content. */
  centred?: boolean;
  children: ReactNode;
}

const toHome = (): BackLink => ({ href: '/', label: pageLanguage() === 'nb' ? 'Til forsiden' : 'Back to Home' });

/**
 * Frame of every screen. Renders the main element, the heading and the back link, sets the document title and moves the
 * focus after a route change.
 */
export const Page = (props: PageProps) => {
  const { title, heading, over, note, back = toHome(), aside, action, narrow, home, alone, centred, children } = props;
  const dense = props.dense ?? false;
  const backLink = home || alone ? null : back;
  const ref = useScreenTitleAndFocus(title, home ?? false, backLink, props.part, props.barTitle);
  const inBar = !home && !alone && !isEmbedded();
  return (
    <Main id="main" $narrow={narrow ?? false} $centred={alone ? 'always' : centred ? 'wide' : undefined} $dense={dense}>
      <Head $inBar={inBar} $dense={dense}>
        <TitleBlock>
          {backLink && (
            <Back href={backLink.href} direction="back" $inBar={inBar}>
              {backLink.label}
            </Back>
          )}
          {over && (
            <Over>
              <Note>{over}</Note>
              {aside}
            </Over>
          )}
          <Heading ref={ref} tabIndex={-1} $dense={dense}>
            {heading ?? title}
          </Heading>
          {note && <Note>{note}</Note>}
        </TitleBlock>
        {action && <ActionSlot $inBar>{action}</ActionSlot>}
      </Head>
      {children}
    </Main>
  );
};
