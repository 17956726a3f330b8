/** Screen of an iPhone or iPad held upright: CSS pixels and device pixels per CSS pixel. */
export interface StartScreen {
  width: number;
  height: number;
  scale: number;
}

/** Screens that have start images. iOS shows an image only if it has exactly the size of the screen. */
export const START_SCREENS: readonly StartScreen[] = [
  { width: 375, height: 667, scale: 2 },
  { width: 375, height: 812, scale: 3 },
  { width: 390, height: 844, scale: 3 },
  { width: 393, height: 852, scale: 3 },
  { width: 402, height: 874, scale: 3 },
  { width: 414, height: 896, scale: 2 },
  { width: 414, height: 896, scale: 3 },
  { width: 428, height: 926, scale: 3 },
  { width: 430, height: 932, scale: 3 },
  { width: 440, height: 956, scale: 3 },
  { width: 820, height: 1180, scale: 2 },
  { width: 834, height: 1194, scale: 2 },
  { width: 1024, height: 1366, scale: 2 },
];

/** Path of the start image of a screen, below the public folder. */
export const startImage = ({ width, height, scale }: StartScreen, scheme: 'light' | 'dark'): string =>
  `start/${width * scale}x${height * scale}-${scheme}.png`;
