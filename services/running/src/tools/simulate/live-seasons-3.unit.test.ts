import { describeSeasons } from './testing/describe-seasons.ts';

describeSeasons(3);
