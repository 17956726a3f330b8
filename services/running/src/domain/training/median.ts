export { median } from '@stridewell/contracts/web';
