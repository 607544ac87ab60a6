export { rotateMasterKey, type Rotation } from './rotate-master-key';
export { runRotation } from './run-rotation';
export type { Outcome } from './seal-anew';
export { sealedFields } from './sealed-fields';
