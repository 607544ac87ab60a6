import { type ItemPassport, openItemPassport, questionsTold } from '@reprise/contracts/item';
import { useTranslation } from 'react-i18next';
import { useFile } from '../../../kernel/files';
import { useProblemText } from '../../../kernel/i18n';
import { Notice } from '../../../ui/notice';
import { productName } from '../../../ui/product-name';
import { Button } from '../../../ui/public/button';
import { Column, Section } from '../../../ui/public/column';
import { Act } from './act';
import { ErasureRecord } from './erasure-record';
import styles from './passport.module.css';

type Props = { passport: ItemPassport; id: string; token: string };

/** What was tested, done and erased, when and by which role; and the code that paper and page share. */
export function Passport({ passport, id, token }: Props) {
  const { t, i18n } = useTranslation('passport');
  const problemText = useProblemText();
  const file = useFile();
  const { identificationNumber: code, product, brand, tested, steps, erasure } = passport;
  const name = productName({ brand, productLabel: product });
  const open = (): void =>
    file.save(openItemPassport, { params: { id }, query: { token } }, `passport-${code}.pdf`);
  return (
    <Column title={name} lead={t('lead')}>
      <p>{t('item', { code })}</p>
      <Section title={t('tested')}>
        <Act act={tested} />
        <ul className={styles['list']}>
          {questionsTold(tested, i18n.language).map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </Section>
      <Section title={t('done')}>
        {steps.length === 0 && <p>{t('none')}</p>}
        <ul className={styles['list']}>
          {steps.map((step) => (
            <li key={`${step.at} ${step.label}`}>
              {step.label} <Act act={step} />
            </li>
          ))}
        </ul>
      </Section>
      <ErasureRecord erasure={erasure} />
      <Section title={t('code')}>
        <p className={styles['code']} data-testid="passport-code">
          {passport.code}
        </p>
        <p className={styles['soft']}>{t('compare')}</p>
      </Section>
      {file.problem && <Notice family="red">{problemText(file.problem)}</Notice>}
      <div>
        <Button onClick={open} disabled={file.status === 'fetching'}>
          {t('paper')}
        </Button>
      </div>
    </Column>
  );
}
