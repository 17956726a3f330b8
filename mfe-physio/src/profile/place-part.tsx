import { AREAS, CONDITIONS_OF, PHYSIO_AREAS, type PhysioArea, type Side } from '@stridewell/contracts/web';
import { Skeleton, Stack } from '@stridewell/ui/core';
import { Chips, Segmented } from '@stridewell/ui/forms';
import { lazy, Suspense } from 'react';
import { injuryWords } from '../data/injury-words.ts';
import type { PartProps } from './part.ts';
import { profileWords } from './profile-words.ts';

/** The list has every place, so the form works when the picture cannot be loaded. */
const BodyPicker = lazy(() => import('./body-picker.tsx').catch(() => ({ default: () => <></> })));

const SEVEN: readonly PhysioArea[] = AREAS;
const MORE = PHYSIO_AREAS.filter((area) => !SEVEN.includes(area));

const SIDES_OF = (area: PhysioArea): readonly Exclude<Side, 'unknown'>[] =>
  area === 'back' ? ['left', 'middle', 'right'] : ['left', 'right', 'both'];

/**
 * The questions about where it hurts: the body to tap and the same places as a list, the side, and the most similar
 * condition.
 */
export const PlacePart = ({ form, problems, set }: PartProps) => {
  const words = injuryWords();
  const texts = profileWords();
  const optionsOf = (areas: readonly PhysioArea[]) => areas.map((value) => ({ value, label: words.areas[value] }));
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
        label={texts.where}
        help={texts.whereHelp}
        options={optionsOf(SEVEN)}
        value={area}
        error={problems.primaryArea}
        onChange={handleArea}
      />
      <Chips label={texts.elsewhere} options={optionsOf(MORE)} value={area} onChange={handleArea} />
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
