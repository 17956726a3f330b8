import { HighPain } from '@stridewell/app/safety';
import { useScreenExists } from '../shared/use-screen-exists.ts';

/** The high-pain notice at the top of a screen. Links to the warning signs if the physio coach is deployed. */
export const HighPainNotice = ({ pain }: { pain: number }) => (
  <HighPain pain={pain} withSigns={useScreenExists('/physio-coach')} />
);
