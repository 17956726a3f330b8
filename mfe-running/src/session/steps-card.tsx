import { useApi } from '@stridewell/app/core';
import { shortDayIn, weekdayIn } from '@stridewell/app/screens';
import type { PlannedSession } from '@stridewell/contracts/web';
import { CardBox, CardTitle, figures, media, text, token } from '@stridewell/ui/core';
import { ToggleGroup } from '@stridewell/ui/forms';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { partsOf } from './effort.ts';
import { SessionBars } from './session-bars.tsx';
import { sessionWords, type TargetKind } from './session-words.ts';
import { lengthText, targetKinds } from './step-words.ts';
import { StepsList } from './steps-list.tsx';
import type { PaceUnit } from './units.ts';

const Meta = styled.p`
  ${text('14')}
  ${figures}
  margin-bottom: ${token('space-4')};
  color: ${token('color-text-2')};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')} ${token('space-3')};
  min-height: ${token('touch')};
  margin-top: ${token('space-6')};
`;

/** The date of the session on phones, where the page shows no date above the title. */
const DateOnPhone = styled.span`
  ${media.wide} {
    display: none;
  }
`;

export interface StepsCardProps {
  session: PlannedSession;
  date: string;
  unit: PaceUnit;
  /** True for a provisional session, whose bars are outlines. */
  isProvisional?: boolean;
  /** Source of the paces, in the language of the page; omitted if there are no paces. */
  paceNote?: string | undefined;
}

const PaceNote = styled.p`
  ${text('14')}
  margin-top: ${token('space-4')};
  color: ${token('color-text-3')};
  text-wrap: pretty;
`;

/** Card with a session's bars and its steps, whose targets are shown as pace, heart rate or effort. */
export const StepsCard = ({ session, date, unit, isProvisional = false, paceNote }: StepsCardProps) => {
  const words = sessionWords();
  const id = useId();
  const parts = partsOf(session);
  const kinds = targetKinds(parts);
  const [wanted, setWanted] = useState<TargetKind>('pace');
  const show = kinds.find((kind) => kind === wanted) ?? kinds[0] ?? 'effort';
  const background = useApi('readBackground', { enabled: show === 'heartRate' });
  return (
    <CardBox aria-labelledby={id}>
      <Meta>
        <DateOnPhone>{`${weekdayIn(date)} ${shortDayIn(date)} · `}</DateOnPhone>
        {lengthText(session, unit)}
      </Meta>
      <SessionBars session={session} size="page" unit={unit} look={isProvisional ? 'outline' : 'filled'} hasSteps />
      <Head>
        <CardTitle id={id}>{words.steps}</CardTitle>
        {kinds.length > 1 && (
          <ToggleGroup
            label={words.targetsAs}
            options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
            value={show}
            onChange={setWanted}
          />
        )}
      </Head>
      <StepsList
        parts={parts}
        show={show}
        unit={unit}
        thresholdHeartRate={background.data?.thresholdHeartRate ?? null}
      />
      {paceNote && show === 'pace' && <PaceNote>{paceNote}</PaceNote>}
    </CardBox>
  );
};
