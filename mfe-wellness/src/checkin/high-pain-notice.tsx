import { HighPain } from '@stridewell/app/safety';
import { useScreenExists } from '../shared/use-screen-exists.ts';

/** High-pain notice. Links to the triage page if the physio remote is deployed. */
export const HighPainNotice = ({ pain }: { pain: number }) => (
  <HighPain pain={pain} withSigns={useScreenExists('/physio-coach')} />
);
