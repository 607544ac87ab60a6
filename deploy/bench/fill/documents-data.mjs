import { quick } from '../measure.mjs';

export const rows = Number(process.env.BENCH_ROWS ?? (quick ? 5000 : 100_000));
export const branches = quick ? 100 : 2000;
