import { HighPain } from '@stridewell/ui/safety';
import { useScreenExists } from '../shared/use-screen-exists.ts';

/** High pain before everything else; the warning signs where the physio coach is deployed. */
export const PainFirst = ({ pain }: { pain: number }) => (
  <HighPain pain={pain} withSigns={useScreenExists('/physio-coach')} />
);
