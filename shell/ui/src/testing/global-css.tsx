/** The tokens and base styles of all screens as text. jsdom does not apply them. */
export { globalCss } from '../theme/global-style.tsx';
