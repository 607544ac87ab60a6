import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LiveRegion } from '../../../../ui/live-region';
import { Notice } from '../../../../ui/notice';
import { ProblemInSight } from '../../../../ui/problem-in-sight';
import { Page } from '../../../../ui/page/page';
import { StepBar } from '../../../../ui/wizard/step-bar';
import { places } from '../users.paths';
import { FileStep } from './file-step';
import styles from './import.module.css';
import { ReportTable } from './report-table';
import { useUserImport } from './use-user-import';

const steps = ['file', 'report', 'done'] as const;

/** Back office §2 "Users": many from a file, in three steps. */
export default function ImportUsersPage() {
  const { t } = useTranslation('users');
  const navigate = useNavigate();
  const { step, report, problem, sending, check, run, restart } = useUserImport();
  const { accepted = 0, refused = 0 } = report ?? {};
  const counted = report ? t(`import.${step === 'done' ? 'written' : 'found'}`, { accepted, refused }) : '';
  return (
    <Page
      title={t('import.title')}
      context={t('import.context')}
      crumbs={[{ label: t('title'), to: places.own.list }, { label: t('import.title') }]}
    >
      <StepBar at={steps.indexOf(step) + 1} titles={steps.map((each) => t(`import.step.${each}`))} />
      {counted && <Notice family={refused > 0 ? 'amber' : 'green'}>{counted}</Notice>}
      <LiveRegion message={counted} />
      {step === 'file' && <FileStep sending={sending} onFile={(file) => void check(file)} />}
      {report && <ReportTable report={report} />}
      {problem && <ProblemInSight problem={problem} />}
      <div className={styles['acts']}>
        {step === 'report' && (
          <Button type="primary" loading={sending} disabled={accepted === 0} onClick={() => void run()}>
            {t('import.run', { count: accepted })}
          </Button>
        )}
        {step !== 'file' && (
          <Button disabled={sending} onClick={restart}>
            {t('import.another')}
          </Button>
        )}
        {step === 'done' && (
          <Button onClick={() => void navigate(places.own.list)}>{t('import.to-list')}</Button>
        )}
      </div>
    </Page>
  );
}
