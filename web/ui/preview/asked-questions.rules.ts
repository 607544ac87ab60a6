import type { DiagnosticView, questions } from '@reprise/contracts/catalogue';
import type { Currency, RowOfResource } from '@reprise/contracts/kernel';
import type { ProductPrices } from '@reprise/contracts/rules';

type Row = RowOfResource<typeof questions>;
type Drafted = Pick<Row, 'id' | 'title' | 'howToTest' | 'description' | 'answers'>;
export type Asked = DiagnosticView['questions'];

/** What a preview plays. */
export type Played = { questions: Asked; prices: ProductPrices; currency: Currency };

/** As the customer is asked; an answer that is not saved yet has no id. */
export const askedOf = (rows: readonly Drafted[]): Asked =>
  rows.map(({ id, title, howToTest, description, answers }) => ({
    ...{ id, title, howToTest, description },
    answers: answers.map((answer, at) => ({ ...answer, id: answer.id ?? `${id}-${at}` })),
  }));
