export { dailyFigures, type DailyFiguresRow } from './daily-figures/daily-figures.projection';
