import { COLOURS } from './colours.ts';
import { REDUCED_MOTION_TOKENS, SIZE_TOKENS, WIDE_TOKENS } from './size-tokens.ts';
import { media, token } from './token.ts';

const declare = (tokens: Record<string, string>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n');

/**
 * Global CSS: the variables of all design tokens and the base styles of all screens. The build writes it to a stylesheet of
 * the page, which is smaller and painted earlier than styles that a script adds.
 */
export const globalCss = `
  :root { color-scheme: light dark; ${declare(COLOURS)} ${declare(SIZE_TOKENS)} }
  :root[data-theme='light'] { color-scheme: light; }
  :root[data-theme='dark'] { color-scheme: dark; }
  ${media.wide} { :root { ${declare(WIDE_TOKENS)} } }
  @media (prefers-reduced-motion: reduce) { :root { ${declare(REDUCED_MOTION_TOKENS)} } }

  *, *::before, *::after { box-sizing: border-box; }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
    scroll-padding-top: calc(${token('topbar-height')} + ${token('space-2')});
  }
  ${media.phone} {
    html:has([data-action-bar]) { scroll-padding-bottom: calc(${token('tabbar-height')} + ${token('control')} + 2 * ${token('space-4')}); }
  }
  body {
    margin: 0;
    min-height: 100dvh;
    background: ${token('color-canvas')};
    color: ${token('color-text')};
    font: ${token('weight-regular')} ${token('text-16')} / ${token('leading-16')} ${token('font-sans')};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, table { margin: 0; padding: 0; border: 0; }
  h1, h2, h3, h4 { font-size: inherit; font-weight: inherit; }
  fieldset { min-width: 0; }
  ul, ol { list-style: none; }
  legend { padding: 0; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  a { color: ${token('color-accent')}; text-underline-offset: 3px; }
  :focus-visible { outline: 2px solid ${token('color-focus')}; outline-offset: 2px; }
  h1[tabindex='-1']:focus-visible { outline: none; }
`;
