import { importEndpoints, type ImportDraft, type ImportPhase } from '@reprise/contracts/imports';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useRecord } from '../../../kernel/store';
import { useProblemText } from '../../../kernel/i18n/problem-text';
import { Notice } from '../../../ui/notice';
import { Page } from '../../../ui/page/page';
import { StepBar } from '../../../ui/wizard/step-bar';
import { useStepFocus } from '../../../ui/wizard/use-step-focus';
import { CheckStep } from './check-step';
import { ColumnsStep } from './columns-step';
import { FileStep } from './file-step';
import { RunStep } from './run-step';
import { useImportCrumbs } from './use-import-crumbs';
import { pollingMs } from './use-imports';

const steps = ['file', 'columns', 'check', 'run'] as const;
type Step = (typeof steps)[number];
const stepOf: Readonly<Record<ImportPhase, Step>> = {
  ...{ receiving: 'file', received: 'columns', checking: 'check', checked: 'check' },
  ...{ queued: 'run', running: 'run', ended: 'run', cancelled: 'run' },
};

function Content({ accountId, draft, step, go }: ContentProps) {
  if (step === 'file' || !draft) return <FileStep accountId={accountId} onSent={({ id }) => go(id)} />;
  if (step === 'columns') return <ColumnsStep key={draft.id} draft={draft} onDone={() => go(draft.id)} />;
  if (step === 'check')
    return <CheckStep draft={draft} onBack={() => go(draft.id, 'columns')} onDone={() => go(draft.id)} />;
  return <RunStep draft={draft} onDone={() => go(draft.id)} onAnother={() => go()} />;
}
type ContentProps = {
  accountId: string;
  draft: ImportDraft | undefined;
  step: Step;
  go: (id?: string, back?: 'columns') => void;
};

/** Back office §2 "Imports". The address says which import it is about, so that it can be left and found again. */
export default function ImportWizardPage() {
  const { accountId = '' } = useParams();
  const { t } = useTranslation('imports');
  const problemText = useProblemText();
  const [search, setSearch] = useSearchParams();
  const id = search.get('import') ?? undefined;
  const call = id ? { params: { accountId, id } } : undefined;
  const { value: draft, problem, refresh } = useRecord(importEndpoints.get, call, { every: pollingMs });
  const { name, crumbs } = useImportCrumbs(accountId, t('new'));
  const goesBack = search.get('step') === 'columns' && draft?.phase === 'checked';
  const step = goesBack ? 'columns' : stepOf[(id && draft?.phase) || 'receiving'];
  const body = useRef<HTMLDivElement>(null);
  useStepFocus(body, step, 'question');
  const go = (next?: string, back?: 'columns'): void => {
    setSearch({ ...(next && { import: next }), ...(back && { step: back }) });
    refresh();
  };
  return (
    <Page
      title={t('new')}
      context={draft ? t('wizard.context', { file: draft.file.name, name }) : t('wizard.begin', { name })}
      crumbs={crumbs}
    >
      <StepBar at={steps.indexOf(step) + 1} titles={steps.map((each) => t(`step.${each}`))} />
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      <div ref={body}>
        <div role="group" aria-label={t(`step.${step}`)} tabIndex={-1} data-focus-first>
          {(!id || draft) && <Content accountId={accountId} draft={draft} step={step} go={go} />}
        </div>
      </div>
    </Page>
  );
}
