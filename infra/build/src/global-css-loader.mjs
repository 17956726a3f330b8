import { globalCss } from '@stridewell/ui/global-css';

/** rspack loader that returns the global CSS of the UI kit instead of the file it is used for. */
export default () => globalCss;
