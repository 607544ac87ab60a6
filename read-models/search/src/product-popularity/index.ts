export * from './product-popularity.projection';
