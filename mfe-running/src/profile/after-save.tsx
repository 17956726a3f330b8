import { Alert, TextLink } from '@stridewell/ui/core';

/** What is in runningProfileV2, as the form calls it. */
const V2_FIELDS = 'age, experience, level, goal distance, injury history, weight category and focus';

const named = (field: string): string => (field === 'runningProfileV2' ? V2_FIELDS : field);

/** After a save: the way to the plan that came of it, or what was not taken. */
export const AfterSave = ({ ignored }: { ignored: readonly string[] }) =>
  ignored.length === 0 ? (
    <Alert
      tone="success"
      title="Your profile is saved"
      live
      actions={
        <TextLink href="/running" direction="forward">
          See this week's plan
        </TextLink>
      }
    >
      <p>This week's plan follows it. Days you have logged stay as they are.</p>
    </Alert>
  ) : (
    <Alert tone="warning" title="A part was not saved" live>
      <p>{`Not taken: ${ignored.map(named).join(', ')}. What you typed is still here. The rest is saved.`}</p>
    </Alert>
  );
