export { packageList, type PackageListRow } from './package-list.projection';
