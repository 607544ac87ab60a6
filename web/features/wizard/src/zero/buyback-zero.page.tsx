import { publicProductEndpoints, shownIn } from '@reprise/contracts/catalogue';
import { formatMoney, readIn } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { selectDetails } from '../../../../kernel/session';
import { useRecord } from '../../../../kernel/store';
import { ErrorState } from '../../../../ui/error-state';
import { Button, ButtonLink } from '../../../../ui/public/button';
import { Actions, Column, Section } from '../../../../ui/public/column';
import { useTrail } from '../../../../ui/public/use-trail';
import { TextSkeleton } from '../../../../ui/skeletons';
import { type Draft, draftChanged, selectCart, type WithCart } from '../../../../kernel/cart';
import { choicesOf, isGraded } from '../diagnosis/choices.rules';
import { stepsOf } from '../diagnosis/steps.rules';
import type { DiagnosticView } from '../diagnosis/diagnostic-view.types';
import { bestChange } from './would-change.rules';

/** Why the product is worth nothing, and where it can be handed in anyway. */
export default function BuybackZeroPage() {
  const [query] = useSearchParams();
  const productId = query.get('product') ?? '';
  const draft = useSelector((state: WithCart) => selectCart(state).drafts[query.get('item') ?? '']);
  const call = productId ? { params: { id: productId } } : undefined;
  const record = useRecord(publicProductEndpoints.diagnostic, call);
  const { language } = useTranslation().i18n;
  const view = record.value && shownIn(record.value, language);
  if (!productId || !draft) return <Navigate to="/" replace />;
  if (view) return <Zero view={view} draft={draft} />;
  return (
    <Column>
      {record.problem ? <ErrorState problem={record.problem} onRetry={record.refresh} /> : <TextSkeleton />}
    </Column>
  );
}

type Reason = {
  key: NonNullable<ReturnType<typeof choicesOf>['price']['reason']>;
  step: string;
  answer: string;
};

/** The first screen that can still change the result. */
function reasonOf(view: DiagnosticView, draft: Draft): Reason {
  const { price } = choicesOf(view, draft);
  const index = view.questions.findIndex(({ id }) => id === price.blocked?.questionId);
  const question = view.questions[index];
  const answer = question?.answers.find(({ id }) => id === price.blocked?.answerId)?.name ?? '';
  const step = index < 0 ? (stepsOf(view, draft)[0]?.key ?? 'price') : `question-${index + 1}`;
  return { key: price.reason ?? 'zero', step, answer: question ? `${question.title} ${answer}` : '' };
}

function Zero({ view, draft }: { view: DiagnosticView; draft: Draft }) {
  const { t, i18n } = useTranslation('wizard');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const details = useSelector(selectDetails);
  const description = details && readIn(details, i18n.language).buybackZeroDescription;
  const diagnosis = `/diag/${draft.productId}/${draft.slug || 'produit'}/${draft.inCartId}`;
  const { price } = choicesOf(view, draft);
  useTrail([{ label: view.product.label, to: diagnosis }, { label: t('zero.crumb') }]);
  if (!price.blocked && price.total > 0) return <Navigate to={diagnosis} replace />;
  const reason = reasonOf(view, draft);
  // A blocked product is not bought at all; a worthless one may still be handed in.
  const mayRecycle =
    view.settings.zeroAllowed && isGraded(view, draft) && !price.blocked && view.options.length > 0;
  const recycle = (): void => {
    dispatch(draftChanged({ inCartId: draft.inCartId, change: { recycles: true } }));
    void navigate(`${diagnosis}?step=price`);
  };
  return (
    <Column
      title={t(price.blocked ? 'zero.title-blocked' : 'zero.title')}
      lead={t(`zero.reason.${reason.key}`, { product: view.product.label, answer: reason.answer })}
    >
      <WouldChange view={view} draft={draft} />
      {description && <p>{description}</p>}
      <Section title={t('zero.recycle-title')}>
        <p>{t(mayRecycle ? 'zero.recycle-sentence' : 'zero.recycle-elsewhere')}</p>
      </Section>
      <Actions>
        <ButtonLink to={`${diagnosis}?step=${reason.step}`} icon="arrow-left">
          {t('zero.change')}
        </ButtonLink>
        {mayRecycle ? (
          <Button variant="primary" onClick={recycle}>
            {t('zero.recycle')}
          </Button>
        ) : (
          <ButtonLink variant="primary" to="/stores" icon="store">
            {t('zero.stores')}
          </ButtonLink>
        )}
      </Actions>
    </Column>
  );
}

/** Nobody should have to guess which answer it was. */
function WouldChange({ view, draft }: { view: DiagnosticView; draft: Draft }) {
  const { t, i18n } = useTranslation('wizard');
  const change = bestChange(view, draft);
  if (!change) return null;
  const { question, answer } = change;
  const amount = formatMoney({ amount: change.total, currency: view.currency }, i18n.language);
  return (
    <Section title={t('zero.would-change-title')}>
      <p>{t('zero.would-change', { question, answer, amount })}</p>
    </Section>
  );
}
