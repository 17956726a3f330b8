import { addDays, dateIn } from '@stridewell/contracts/web';
import { longDay } from '@stridewell/ui/core';
