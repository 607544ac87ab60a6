import { type RefurbStep, refurbSteps } from '@reprise/contracts/configuration';
import { useTranslation } from 'react-i18next';
import { stepCodeOf } from '../../../kernel/scanner/step-code';
import { useChoices } from '../../../ui/form/use-choices';
import type { FormFieldSpec } from '../../../ui/form/form-spec';
import { Barcode } from '../../../ui/public/barcode';
import type { PageAction } from '../../../ui/page/page-actions';
import { Money } from '../../../ui/money';
import { useAccount } from '../../../ui/resource/use-account';
import { resourceScreens } from '../../../ui/resource/resource-screens';
import { useNavigate } from 'react-router-dom';
import { CostsField } from './costs-field';
import { cardsPath } from './refurb-catalogue.paths';

/** Also one that a step could no longer be given. */
const anyStock = { to: 'stocks' };

function StockName({ id }: { id: string }) {
  const { options } = useChoices(anyStock, [id]);
  return options.find(({ value }) => value === id)?.label ?? '…';
}

/** The range over the workshops. */
function Costs({ costs }: Pick<RefurbStep, 'costs'>) {
  const { currency } = useAccount();
  const amounts = costs.map(({ cost }) => cost);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  if (amounts.length === 0) return '–';
  return (
    <>
      <Money value={{ amount: least, currency }} />
      {most > least && (
        <>
          {' – '}
          <Money value={{ amount: most, currency }} />
        </>
      )}
    </>
  );
}

function useDrawn() {
  const { t } = useTranslation('refurb-steps');
  const costs: FormFieldSpec = {
    ...{ kind: 'custom', name: 'costs', label: t('field.costs'), help: t('help.costs'), optional: true },
    render: (form) => <CostsField form={form} />,
  };
  return { costs: [costs] };
}

function useActs() {
  const { t } = useTranslation('refurb-steps');
  const navigate = useNavigate();
  const cards: PageAction = {
    ...{ key: 'cards', label: t('cards.title'), icon: 'print' },
    onPress: () => void navigate(cardsPath),
  };
  return { actions: [], page: [cards] };
}

/** Back office §3: a step, with its cost in each workshop. */
export default resourceScreens({
  contract: refurbSteps,
  namespace: 'refurb-steps',
  nameOf: (row) => row.name,
  columns: [
    'name',
    { key: 'stockId', card: 'line', render: (row) => <StockName id={row.stockId} /> },
    { key: 'costs', align: 'right', card: 'money', render: (row) => <Costs costs={row.costs} /> },
    {
      ...{ key: 'card', hidden: true },
      render: (row) => <span className="code">{stepCodeOf(row.id)}</span>,
    },
    'active',
  ],
  sections: [
    {
      key: 'step',
      fields: [
        'name',
        { name: 'description', kind: 'textarea' },
        'stockId',
        'kind',
        'expectedDays',
        'active',
      ],
    },
    { key: 'costs', fields: ['costs'] },
  ],
  useDrawn,
  useActs,
  about: (row) => ({ context: <Barcode code={stepCodeOf(row.id)} label={row.name} /> }),
  defaultOrder: { field: 'name', direction: 'asc' },
});
