import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { WizardFrame } from '../../../../ui/wizard/wizard-frame';
import type { Draft } from '../../../../kernel/cart';
import { choicesOf, estimateOf, isGraded } from './choices.rules';
import { EstimateBar } from './estimate-bar';
import { Finish } from './finish';
import { Screen } from './screen';
import { stepAt, stepsOf, stepsToCome } from './steps.rules';
import type { DiagnosticView } from './diagnostic-view.types';

type Props = {
  view: DiagnosticView;
  /** As the account wrote it: what the cart keeps is read in any language. */
  written: DiagnosticView;
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
};
/** Customer and summary follow in the checkout. */
const stepsAfter = 2;
const zeroPath = ({ productId: product, slug, inCartId: item }: Draft): string =>
  `/buyback-zero?${new URLSearchParams({ product, slug, item }).toString()}`;

/** One screen of one product. The address names it; the draft limits how far a person may go. */
export function Wizard({ view, written, draft, onChange }: Props) {
  const { t } = useTranslation('wizard');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const steps = stepsOf(view, draft);
  const asked = query.get('step');
  const at = stepAt(steps, asked, view, draft);
  const step = steps[at];
  const { price } = choicesOf(view, draft);

  const open = useCallback(
    (key: string, replace = false) => void navigate(`${pathname}?step=${key}`, { replace }),
    [navigate, pathname],
  );
  /** Continues with the change already included: it may add screens, or end the wizard. */
  const advance = useCallback(
    (change: Partial<Draft> = {}) => {
      const next = { ...draft, ...change };
      if (Object.keys(change).length > 0) onChange(change);
      if (estimateOf(view, next).blocked) return void navigate(zeroPath(next));
      const following = stepsOf(view, next)[at + 1];
      open(following ? following.key : 'done');
    },
    [draft, onChange, view, navigate, at, open],
  );

  if (asked === 'done') return <Finish written={written} draft={draft} />;
  if (!step || asked !== step.key) return <Navigate to={`${pathname}?step=${step?.key ?? ''}`} replace />;
  if (step.kind === 'price' && price.total === 0 && !draft.recycles)
    return <Navigate to={zeroPath(draft)} replace />;
  const previous = steps[at - 1];
  return (
    <WizardFrame
      narrow="docked"
      at={at + 1}
      of={steps.length + stepsToCome(view, draft) + stepsAfter}
      step={step.key}
      onBack={() => (previous ? open(previous.key) : void navigate('/search'))}
      aside={
        <EstimateBar
          label={view.product.label}
          image={view.product.image}
          hdImage={view.product.hdImage}
          drawing={view.product.drawing}
          // Until every question is answered it is the highest possible amount.
          caption={t(isGraded(view, draft) ? 'estimate.yours' : 'estimate.up-to')}
          total={price.total}
          currency={view.currency}
        />
      }
    >
      <title>{`${view.product.label} · ${t('title')}`}</title>
      <Screen step={step} view={view} draft={draft} onChange={onChange} onAdvance={advance} />
    </WizardFrame>
  );
}
