import { CONDITIONS_OF, type PhysioInjury, type PhysioProfile } from '@stridewell/contracts/web';
import { Badge, Button, Card, Row, Stack, text, token } from '@stridewell/ui/core';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { mediumDay, shortDay } from '../data/days.ts';
import { areaOf } from '../data/injuries.ts';
import { injuryWords } from '../data/injury-words.ts';
import { type ProfileWords, profileWords } from './profile-words.ts';

export const Facts = styled.dl`
  ${text('16')}
  display: grid;
  gap: ${token('space-3')};
  margin: 0;
  dt {
    ${text('14')}
    color: ${token('color-text-3')};
  }
  dd {
    margin: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const yesNo = (answer: boolean, { yes, no }: ProfileWords): string => (answer ? yes : no);

const diagnosis = (
  { mdDiagnosis, mdDiagnosisText }: Pick<PhysioProfile, 'mdDiagnosis' | 'mdDiagnosisText'>,
  words: ProfileWords,
): string => (mdDiagnosis && mdDiagnosisText ? `${words.yes}: ${mdDiagnosisText}` : yesNo(mdDiagnosis, words));

/** Place and side of an injury, and the most similar condition if that was asked. */
const placeOf = (injury: PhysioProfile | PhysioInjury, { facts }: ProfileWords): [string, string | null][] => {
  const words = injuryWords();
  const area = 'primaryArea' in injury ? areaOf(injury) : injury.area;
  const { side, condition, onsetDate } = injury;
  return [
    [facts.area, words.areas[area]],
    [facts.side, side && side !== 'unknown' ? words.sides[side] : null],
    [facts.mostLike, condition && CONDITIONS_OF[area].length > 1 ? words.conditions[condition] : null],
    [facts.beganOn, onsetDate ? mediumDay(onsetDate) : null],
  ];
};

const clearance = ({ cleared }: PhysioProfile | PhysioInjury, { facts }: ProfileWords): string | null =>
  cleared?.date ? facts.clearedBy(cleared.by, mediumDay(cleared.date)) : null;

/** Labels and answers of the answered questions. */
export const factsOf = (profile: PhysioProfile | PhysioInjury): [string, string][] => {
  const words = profileWords();
  const { facts, onsets } = words;
  const all: [string, string | boolean | null][] = [
    ...placeOf(profile, words),
    [facts.cleared, clearance(profile, words)],
    [facts.onset, onsets[profile.onset]],
    [facts.history, profile.painHistory],
    [facts.diagnosis, diagnosis(profile, words)],
    [facts.restrictions, profile.restrictionsMeds],
    [facts.pregnant, profile.pregnantOrPostpartum],
    [facts.surgery, profile.surgeryLast6Months],
    [facts.mayTrain, profile.clinicianCleared],
  ];
  return all.flatMap(([name, value]): [string, string][] => {
    if (value === null || value === '') return [];
    return [[name, typeof value === 'boolean' ? yesNo(value, words) : value]];
  });
};

export interface ProfileSummaryProps {
  profile: PhysioProfile;
  /** True if the form was just closed, so the Edit button takes the focus. */
  focusEdit: boolean;
  onEdit: () => void;
}

export const ProfileSummary = ({ profile, focusEdit, onEdit }: ProfileSummaryProps) => {
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusEdit) edit.current?.focus();
  }, [focusEdit]);
  const words = profileWords();
  const active = profile.status === 'active';
  return (
    <Card
      title={words.title}
      aside={
        <Badge tone={active ? 'neutral' : 'success'}>
          {active ? words.since(shortDay(profile.since)) : words.healed}
        </Badge>
      }
    >
      <Stack $gap={4}>
        <Facts>
          {factsOf(profile).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        <Row>
          <Button ref={edit} variant="secondary" icon="edit" onClick={onEdit}>
            {words.edit}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
};
