export { PackageModule } from './package.module';
export * from './domain';
