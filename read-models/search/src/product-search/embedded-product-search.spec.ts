import { productSearchConformance } from '../testing';
import { EmbeddedProductSearch } from './embedded-product-search';

productSearchConformance('MiniSearch', async () => new EmbeddedProductSearch());
