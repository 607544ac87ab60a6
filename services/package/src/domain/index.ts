export { packageDecider } from './package.decider';
export type { PackageState } from './package.state';
