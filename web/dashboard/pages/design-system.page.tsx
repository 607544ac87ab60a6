export { DesignSystem as default } from '../../ui/design-system';
