export { dailyFigures, type DailyFiguresRow } from './daily-figures.projection';
