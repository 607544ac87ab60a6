export { choicesOf, estimateOf, isGraded } from '../../../../kernel/product-draft';
