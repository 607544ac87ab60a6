import { Controller, Inject } from '@nestjs/common';
import { accountContract } from '@reprise/contracts/organisation';
import { readDashboardData } from '@reprise/contracts/statistics';
import type { Clock } from '@reprise/kernel';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { CLOCK, DOCUMENTS } from '@reprise/kernel/ports';
import { documentsOf } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel';
import { figuresFile, fileNamesOf } from './figures-file.rules';
import { FiguresQuery } from './figures.query';

const dayMs = 86_400_000;
const day = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Days around the last full week, Monday to Sunday, UTC: "figures refresh every Monday" (customer journey §9). */
function weeksAt(now: Date) {
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  const monday = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()) - sinceMonday * dayMs;
  const [from, to, before] = [7, 1, 14].map((days) => day(monday - days * dayMs)) as [string, string, string];
  return { from, to, before, monday: day(monday), today: day(now.getTime()) };
}

@Controller()
export class StatisticsController {
  constructor(
    private readonly figures: FiguresQuery,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Endpoint(readDashboardData)
  async read(@Input() { scope, query }: InputOf<typeof readDashboardData>) {
    const { from, to, before, monday, today } = weeksAt(this.clock.now());
    const account = await documentsOf(this.documents, accountContract).read(scope.accountId);
    const currency = account?.currency ?? 'EUR';
    const figures = await this.figures.of(scope, currency, from, to);
    const previous = await this.figures.of(scope, currency, before, day(Date.parse(from) - dayMs));
    const live = {
      figures: await this.figures.of(scope, currency, today, today),
      week: await this.figures.of(scope, currency, monday, today),
    };
    const weeks = [
      { day: from, figures },
      { day: before, figures: previous },
    ];
    const names = fileNamesOf(query.fileNameFormats ?? [], { from, to });
    return {
      week: { from, to },
      currency,
      figures,
      previous,
      today: { day: today, ...live },
      files: names.map((name) => ({ name, url: figuresFile(weeks) })),
    };
  }
}
