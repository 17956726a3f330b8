import type { PhysioArea, Side } from '@stridewell/contracts/web';
import { BodyMap, type BodyZone } from '@stridewell/ui/body-map';
import { injuryWords } from '../data/injury-words.ts';

const AREA_OF: Record<BodyZone, PhysioArea> = {
  back: 'back',
  hip: 'hip',
  groin: 'groin',
  hamstring: 'hamstring',
  knee: 'knee',
  'outer-knee': 'ITB',
  shin: 'shin',
  calf: 'calf',
  ankle: 'ankle',
  achilles: 'achilles',
  foot: 'foot',
  heel: 'plantar',
};

const zoneOf = (area: PhysioArea): BodyZone | null =>
  (Object.keys(AREA_OF) as BodyZone[]).find((zone) => AREA_OF[zone] === area) ?? null;

/** Side that the map marks for the side of an injury. */
const sideOf = (side: Side | null) => (side === 'unknown' ? null : side);

export interface BodyPickerProps {
  area: PhysioArea | null;
  side: Side | null;
  onChange: (area: PhysioArea, side: Side) => void;
}

/** The body map on which the runner taps where it hurts. A bone injury, which can be anywhere, is only in the list. */
const BodyPicker = ({ area, side, onChange }: BodyPickerProps) => {
  const words = injuryWords();
  const zone = area && zoneOf(area);
  return (
    <BodyMap
      label={words.map}
      words={{ ...words.views, spot: (spot) => words.onSide(AREA_OF[spot.zone], spot.side) }}
      value={zone && { zone, side: sideOf(side) }}
      onChange={(spot) => onChange(AREA_OF[spot.zone], spot.side)}
    />
  );
};

export default BodyPicker;
