import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { cartTotal, selectLines, type WithCart } from '../../../../kernel/cart';
import { useAppSelector } from '../../../../kernel/store';
import { Notice } from '../../../../ui/notice';
import { Page } from '../../../../ui/page/page';
import { WizardFrame } from '../../../../ui/wizard/wizard-frame';
import { draftChanged, draftDropped } from '../draft/desk.slice';
import type { Draft } from '../draft/draft.types';
import { createUrl, notEligibleUrl } from '../search/search.paths';
import { choicesOf, eligibilityOf, stepAt, stepsOf, stepsToCome } from './choices.rules';
import { hasCart } from '../cart/cart-enabled.rules';
import { EstimatePanel } from './estimate-panel';
import { facingAction } from './facing.looks';
import { NotBought } from './not-bought';
import type { StepProps } from './step-props.types';
import { StepScreen } from './step-screen';

type Props = Pick<StepProps, 'view' | 'written' | 'draft'>;
const stepUrl = (productId: string, step: string): string =>
  `${createUrl(productId)}&${new URLSearchParams({ step }).toString()}`;

/** One step per screen, the price beside it; each step has its own address, so that Back keeps the answers. */
export function Wizard({ view, written, draft }: Props) {
  const { t } = useTranslation('store-desk');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [facing, setFacing] = useState(false);
  const enabled = useAppSelector((state) => hasCart(state.session));
  // What was created alone is also handed over alone.
  const cart = enabled && view.settings.maxNbOfItems > 1 && !draft.created;
  const lines = useSelector((state: WithCart) => selectLines(state));
  const steps = stepsOf(view, draft, cart);
  const at = stepAt(view, draft, params.get('step'), cart);
  const step = steps[at];
  const eligibility = eligibilityOf(view, draft);
  const open = useCallback(
    (key: string) => void navigate(stepUrl(draft.productId, key)),
    [navigate, draft.productId],
  );
  const advance = (change: Partial<Draft> = {}): void => {
    const next = { ...draft, ...change };
    if (Object.keys(change).length > 0) dispatch(draftChanged(change));
    const following = stepsOf(view, next, cart)[at + 1];
    if (eligibilityOf(view, next) === 'ok') return following && open(following.key);
    // A refusing answer is corrected where it stands; who goes on all the same is told what now.
    if (eligibility !== 'ok') void navigate(notEligibleUrl(next.productId));
  };
  if (!step) return null;
  if (params.get('step') !== step.key) return <Navigate to={stepUrl(draft.productId, step.key)} replace />;
  const previous = steps[at - 1];
  const { price } = choicesOf(view, draft);
  return (
    <Page
      width="full"
      title={view.product.label}
      context={
        facing ? undefined : [view.product.brand, view.product.categoryLabel].filter(Boolean).join(' · ')
      }
      crumbs={[{ label: t('search.title'), to: '/search' }, { label: t('create.title') }]}
      actions={[
        facingAction(t, facing, setFacing),
        {
          key: 'drop',
          label: t('create.drop'),
          icon: 'trash',
          onPress: () => {
            dispatch(draftDropped());
            void navigate('/search');
          },
          ...(draft.created ? { disabledReason: t('create.drop-reason') } : {}),
        },
      ]}
    >
      <WizardFrame
        at={at + 1}
        of={steps.length + stepsToCome(view, draft)}
        step={step.key}
        focus="input"
        narrow="above"
        aside={
          <EstimatePanel
            view={view}
            draft={draft}
            price={price}
            facing={facing}
            inCart={cart ? cartTotal(lines) : 0}
          />
        }
      >
        {view.sellerComment && !facing && (
          <Notice family="blue" title={t('seller-comment')}>
            {view.sellerComment}
          </Notice>
        )}
        {eligibility === 'ok' || step.kind === 'question' ? (
          <StepScreen
            key={step.key}
            step={step}
            view={view}
            written={written}
            draft={draft}
            onChange={(change) => dispatch(draftChanged(change))}
            onAdvance={advance}
            onOpen={open}
            onBack={previous ? () => open(previous.key) : undefined}
          />
        ) : null}
        {eligibility !== 'ok' && <NotBought view={view} draft={draft} />}
      </WizardFrame>
    </Page>
  );
}
