/** Exports the design tokens and base styles of all screens as text, because jsdom does not apply them. */
export { globalCss } from '../theme/global-style.tsx';
