import { useToday } from '@stridewell/app/core';
import { BONE_SITES, CLEARED_BY } from '@stridewell/contracts/web';
import { Alert } from '@stridewell/ui/core';
import { Segmented, SelectField, TextField } from '@stridewell/ui/forms';
import { injuryWords } from '../data/injury-words.ts';
import { clearanceWords } from './clearance-words.ts';
import { needsClearance } from './form.ts';
import type { PartProps } from './part.ts';

/**
 * The questions about who has cleared a groin or bone injury. Without clearance there is no programme, and a fixed text
 * explains what to do first.
 */
export const ClearancePart = ({ form, problems, set }: PartProps) => {
  const today = useToday();
  const { primaryArea: area, clearedBy } = form;
  if (!needsClearance(area)) return null;
  const kind = area === 'bone' ? 'bone' : 'groin';
  const words = clearanceWords();
  const sites = injuryWords().sites;
  const isCleared = clearedBy !== null && clearedBy !== 'nobody';
  return (
    <>
      <Segmented
        label={words.by[kind]}
        options={(['nobody', ...CLEARED_BY] as const).map((value) => ({ value, label: words.who[value] }))}
        value={clearedBy}
        error={problems.clearedBy}
        onChange={(next) => set({ clearedBy: next })}
      />
      {clearedBy === 'nobody' && (
        <Alert tone="warning" title={words.first} live>
          <p>{words.missing[kind]}</p>
        </Alert>
      )}
      {isCleared && (
        <TextField
          type="date"
          max={today}
          label={words.on}
          value={form.clearedOn}
          error={problems.clearedOn}
          onChange={(event) => set({ clearedOn: event.target.value })}
        />
      )}
      {isCleared && kind === 'bone' && (
        <>
          <SelectField
            label={words.site}
            options={[
              { value: '', label: words.choose },
              ...BONE_SITES.map((value) => ({ value, label: sites[value] })),
            ]}
            value={form.clearedSite ?? ''}
            error={problems.clearedSite}
            onChange={({ target }) => set({ clearedSite: BONE_SITES.find((site) => site === target.value) ?? null })}
          />
          <TextField
            type="date"
            max={today}
            optional
            label={words.impact}
            help={words.impactHelp}
            value={form.impactOn}
            error={problems.impactOn}
            onChange={(event) => set({ impactOn: event.target.value })}
          />
        </>
      )}
    </>
  );
};
