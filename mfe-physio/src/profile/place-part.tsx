import { AREAS, CONDITIONS_OF, PHYSIO_AREAS, type PhysioArea, type Side } from '@stridewell/contracts/web';
import { Skeleton, Stack } from '@stridewell/ui/core';
import { Chips, Segmented } from '@stridewell/ui/forms';
import { lazy, Suspense } from 'react';
import { injuryWords } from '../data/injury-words.ts';
import { AREA_NAMES } from '../data/words.ts';
import type { PartProps } from './part.ts';

/** The list has every place, so the form works when the picture cannot be loaded. */
const BodyPicker = lazy(() => import('./body-picker.tsx').catch(() => ({ default: () => <></> })));

const SEVEN = AREAS.map((value) => ({ value: value as PhysioArea, label: AREA_NAMES[value] }));
const MORE = PHYSIO_AREAS.filter((area) => !(AREAS as readonly PhysioArea[]).includes(area)).map((value) => ({
  value,
  label: AREA_NAMES[value],
}));

const SIDES_OF = (area: PhysioArea): readonly Exclude<Side, 'unknown'>[] =>
  area === 'back' ? ['left', 'middle', 'right'] : ['left', 'right', 'both'];

/** The questions where it hurts: the body to tap and the same places as a list, the side, and what it is most like. */
export const PlacePart = ({ form, problems, set }: PartProps) => {
  const words = injuryWords();
  const { primaryArea: area, side } = form;
  const handleArea = (next: PhysioArea | null): void => {
    if (next !== area) set({ primaryArea: next, side: null, condition: null });
  };
  const handleSpot = (next: PhysioArea, nextSide: Side): void =>
    set({ primaryArea: next, side: nextSide, ...(next !== area && { condition: null }) });
  const conditions = area === null ? [] : CONDITIONS_OF[area];
  return (
    <Stack $gap={6}>
      <Suspense fallback={<Skeleton $height={440} />}>
        <BodyPicker area={area} side={side} onChange={handleSpot} />
      </Suspense>
      <Chips
        label="Where does it hurt most?"
        help="ITB is the outer side of the knee, plantar the heel and the sole of the foot."
        options={SEVEN}
        value={area}
        error={problems.primaryArea}
        onChange={handleArea}
      />
      <Chips label="Or somewhere else" options={MORE} value={area} onChange={handleArea} />
      {area !== null && (
        <Segmented
          label={words.side}
          options={SIDES_OF(area).map((value) => ({ value, label: words.sides[value] }))}
          value={side === 'unknown' ? null : side}
          error={problems.side}
          onChange={(next) => set({ side: next })}
        />
      )}
      {conditions.length > 1 && (
        <Segmented
          stacked
          label={words.condition}
          options={[
            ...conditions.map((value) => ({ value, label: words.conditions[value] })),
            { value: 'unknown' as const, label: words.unknown },
          ]}
          value={form.condition}
          error={problems.condition}
          onChange={(condition) => set({ condition })}
        />
      )}
    </Stack>
  );
};
