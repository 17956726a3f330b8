import { DRAWING_SIZE, type Drawing } from './moment-shapes.ts';

/** Size of the picture in pixels: the portrait format of social networks. */
export const PICTURE = { width: 1_080, height: 1_350 } as const;

/** Content of the picture. It has no route, no score and nothing about health. */
export interface PictureContent {
  drawing: Drawing;
  title: string;
  line: string;
  /** The runner's name; null to leave it out. */
  name: string | null;
}

const PAPER = '#fbfbfa';
const INK = '#17161d';
const QUIET = '#5c5a66';
const MARGIN = 96;
const DRAWING_PX = 440;

const FONT = '"Inter Variable", Inter, system-ui, sans-serif';

type Canvas = Pick<
  CanvasRenderingContext2D,
  'fillStyle' | 'strokeStyle' | 'lineWidth' | 'lineCap' | 'lineJoin' | 'font' | 'textAlign' | 'fillRect' | 'fillText'
> &
  Pick<
    CanvasRenderingContext2D,
    'measureText' | 'save' | 'restore' | 'translate' | 'scale' | 'beginPath' | 'arc' | 'fill'
  > & {
    stroke(path: Path2D): void;
  };

/** Breaks a text into lines that are no wider than `width` pixels. A wider word gets its own line. */
export const linesOf = (text: string, width: number, measure: (line: string) => number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

const drawIcon = (canvas: Canvas, { lines, dots }: Drawing, toPath: (line: string) => Path2D): void => {
  canvas.save();
  canvas.translate((PICTURE.width - DRAWING_PX) / 2, 230);
  canvas.scale(DRAWING_PX / DRAWING_SIZE, DRAWING_PX / DRAWING_SIZE);
  canvas.strokeStyle = INK;
  canvas.lineWidth = 3.5;
  canvas.lineCap = 'round';
  canvas.lineJoin = 'round';
  for (const line of lines) canvas.stroke(toPath(line));
  canvas.fillStyle = INK;
  for (const [x, y, radius] of dots) {
    canvas.beginPath();
    canvas.arc(x, y, radius, 0, 2 * Math.PI);
    canvas.fill();
  }
  canvas.restore();
};

/** Draws the picture of a moment. `toPath` creates a path from its SVG notation. */
export const drawPicture = (
  canvas: Canvas,
  { drawing, title, line, name }: PictureContent,
  toPath: (line: string) => Path2D = (path) => new Path2D(path),
): void => {
  const center = PICTURE.width / 2;
  const width = PICTURE.width - 2 * MARGIN;
  const write = (text: string, y: number, size: number, weight: number, colour: string): number => {
    canvas.font = `${weight} ${size}px ${FONT}`;
    canvas.fillStyle = colour;
    const lines = linesOf(text, width, (each) => canvas.measureText(each).width);
    for (const [index, each] of lines.entries()) canvas.fillText(each, center, y + index * size * 1.2);
    return y + lines.length * size * 1.2;
  };
  canvas.fillStyle = PAPER;
  canvas.fillRect(0, 0, PICTURE.width, PICTURE.height);
  drawIcon(canvas, drawing, toPath);
  canvas.textAlign = 'center';
  const below = write(title, 830, 84, 600, INK);
  write(line, below + 12, 48, 400, QUIET);
  if (name !== null) write(name, 1_170, 40, 500, INK);
  write('Stridewell', 1_260, 36, 500, QUIET);
};
