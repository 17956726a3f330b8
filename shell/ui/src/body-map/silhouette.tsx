import styled from 'styled-components';
import { token } from '../theme/token.ts';
import { type BodyView, FIGURE, offsetOf } from './zones.ts';

const Body = styled.g`
  fill: color-mix(in srgb, ${token('color-text-3')} 20%, ${token('color-surface')});
  @media (forced-colors: active) {
    fill: GrayText;
  }
`;

/** Half of the body on the viewer's left: shoulder, arm, trunk and leg. The other half is its mirror image. */
const HALF = [
  // Trunk from the neck to the groin.
  'M60.5 34H54V45C52 49 37 48 32 53C28 58 31 74 36 86C38 96 35 108 33 122L32 153H60.5Z',
  // Arm.
  'M29 56C22 58 20 68 19 80L13 122C12 130 10 138 11 144C13 150 19 149 20 143C21 136 21 130 22 124L30 84Z',
  // Leg from the hip to the ankle.
  'M32 150C30 174 33 206 37 228C35 240 36 248 36 258C33 276 37 300 41 322L41 340H53L54 322C57 300 60 280 57 258C57 246 57 238 57.5 228C59 206 60 176 60.5 150Z',
];
/** Foot seen from the front and heel seen from behind. */
const FOOT: Record<BodyView, string> = {
  front: 'M41 336C40 348 32 358 31 368C31 378 38 380 46 379C54 378 56 372 55 362L53 336Z',
  back: 'M41 336C39 348 34 358 34 368C34 379 42 380 47 380C54 379 58 376 57 366C56 354 53 350 53 336Z',
};

/** Shape of the whole body, behind the selectable parts. */
export const Silhouette = ({ view }: { view: BodyView }) => {
  const half = (
    <>
      {HALF.map((path) => (
        <path key={path} d={path} />
      ))}
      <path d={FOOT[view]} />
    </>
  );
  return (
    <Body aria-hidden="true" transform={`translate(${offsetOf(view)} 0)`}>
      <ellipse cx={60} cy={19} rx={14} ry={17} />
      {half}
      <g transform={`translate(${FIGURE.width} 0) scale(-1 1)`}>{half}</g>
    </Body>
  );
};
