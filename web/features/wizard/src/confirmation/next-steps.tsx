import { z } from 'zod';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../../kernel/store';
import styles from './confirmation.module.css';
import type { Declared } from './declared.types';

const instructionsSchema = z.object({
  instructions: z.array(z.object({ sequence: z.number(), type: z.string(), label: z.string() })),
});
const infosSchema = z.object({ paymentDelayDays: z.number() });

/** "What happens next", in the order that the client wrote it; the payment comes last. */
export function NextSteps({ buyback: { id, token } }: { buyback: Declared }) {
  const { t } = useTranslation('wizard');
  const reply = useRecord(`/buybacks/${id}/instructions`, { token });
  const infos = infosSchema.safeParse(useRecord(`/buybacks/${id}/additional-infos`, { token }).value);
  const parsed = instructionsSchema.safeParse(reply.value);
  const steps = parsed.success ? [...parsed.data.instructions].sort((a, b) => a.sequence - b.sequence) : [];
  return (
    <>
      <h3 className={styles['subtitle']}>{t('confirmation.next')}</h3>
      <ol className={styles['steps']}>
        {steps.map(({ sequence, label }) => (
          <li key={sequence}>{label}</li>
        ))}
        <li>{t('confirmation.step-control')}</li>
        <li>
          {infos.success
            ? t('confirmation.step-paid-days', { count: infos.data.paymentDelayDays })
            : t('confirmation.step-paid')}
        </li>
      </ol>
    </>
  );
}
