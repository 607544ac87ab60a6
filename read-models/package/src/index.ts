export { packageList, type PackageListRow } from './package-list/package-list.projection';
