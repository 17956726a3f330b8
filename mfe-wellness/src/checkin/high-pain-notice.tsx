import { HighPain } from '@stridewell/app/safety';
import { useScreenExists } from '../shared/use-screen-exists.ts';

/** The high-pain notice, with a link to the triage page when the physio remote is deployed. */
export const HighPainNotice = ({ pain }: { pain: number }) => (
  <HighPain pain={pain} withSigns={useScreenExists('/physio-coach')} />
);
