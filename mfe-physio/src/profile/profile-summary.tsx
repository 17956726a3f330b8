import { CONDITIONS_OF, type PhysioInjury, type PhysioProfile } from '@stridewell/contracts/web';
import { Badge, Button, Card, mediumDay, Row, Stack, shortDay, text, token } from '@stridewell/ui/core';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { areaOf } from '../data/injuries.ts';
import { injuryWords } from '../data/injury-words.ts';
import { ONSET_NAMES } from '../data/words.ts';

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

const yesNo = (answer: boolean): string => (answer ? 'Yes' : 'No');

const diagnosis = ({ mdDiagnosis, mdDiagnosisText }: Pick<PhysioProfile, 'mdDiagnosis' | 'mdDiagnosisText'>): string =>
  mdDiagnosis && mdDiagnosisText ? `Yes: ${mdDiagnosisText}` : yesNo(mdDiagnosis);

/** Place and side of an injury, and what it is most like where that was asked. */
const placeOf = (injury: PhysioProfile | PhysioInjury): [string, string | null][] => {
  const words = injuryWords();
  const area = 'primaryArea' in injury ? areaOf(injury) : injury.area;
  const { side, condition, onsetDate } = injury;
  return [
    ['Area', words.areas[area]],
    ['Side', side && side !== 'unknown' ? words.sides[side] : null],
    ['Most like', condition && CONDITIONS_OF[area].length > 1 ? words.conditions[condition] : null],
    ['Began on', onsetDate ? mediumDay(onsetDate) : null],
  ];
};

const clearance = ({ cleared }: PhysioProfile | PhysioInjury): string | null =>
  cleared?.date ? `By a ${cleared.by} on ${mediumDay(cleared.date)}` : null;

/** Labels and answers of the answered questions. */
export const factsOf = (profile: PhysioProfile | PhysioInjury): [string, string][] => {
  const all: [string, string | boolean | null][] = [
    ...placeOf(profile),
    ['Cleared', clearance(profile)],
    ['Onset', ONSET_NAMES[profile.onset]],
    ['Pain history', profile.painHistory],
    ['Diagnosis by a doctor or physio', diagnosis(profile)],
    ['Restrictions and medicines', profile.restrictionsMeds],
    ['Pregnant, or within 12 weeks after a birth', profile.pregnantOrPostpartum],
    ['Surgery in the last 6 months', profile.surgeryLast6Months],
    ['A clinician has said that you may train', profile.clinicianCleared],
  ];
  return all.flatMap(([name, value]): [string, string][] => {
    if (value === null || value === '') return [];
    return [[name, typeof value === 'boolean' ? yesNo(value) : value]];
  });
};

export interface ProfileSummaryProps {
  profile: PhysioProfile;
  /** True when the form was just closed, so that the Edit button takes the focus. */
  focusEdit: boolean;
  onEdit: () => void;
}

export const ProfileSummary = ({ profile, focusEdit, onEdit }: ProfileSummaryProps) => {
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusEdit) edit.current?.focus();
  }, [focusEdit]);
  const active = profile.status === 'active';
  return (
    <Card
      title="Your Physio Profile"
      aside={<Badge tone={active ? 'adapt' : 'push'}>{active ? `Since ${shortDay(profile.since)}` : 'Healed'}</Badge>}
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
            Edit Profile
          </Button>
        </Row>
      </Stack>
    </Card>
  );
};
