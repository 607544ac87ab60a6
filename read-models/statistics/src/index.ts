export { buybackFigures, type BuybackFiguresRow } from './buyback-figures/buyback-figures.projection';
