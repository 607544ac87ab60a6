export { PackageLifecycle } from './package.lifecycle';
