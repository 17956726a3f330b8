import { testCollections } from '@stridewell/kit/testing/collections-suite';
import { collections } from './collections.ts';
import { migrations } from './migrations.ts';

testCollections('account', migrations, collections);
