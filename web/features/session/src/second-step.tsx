import { factorEndpoints, factorMethods } from '@reprise/contracts/identity';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { z } from 'zod';
import { type AppProblem, callEndpoint } from '../../../kernel/api';
import { type AppStore, useSubmission } from '../../../kernel/store';
import { FactorForm } from './factor-form';

const pendingSchema = z.object({
  pendingLogin: z.string(),
  methods: z.array(z.enum(factorMethods)),
  openIdLogoutUrl: z.url().optional(),
});
export type Pending = z.infer<typeof pendingSchema>;

/** What the server answers somebody whose first half was right; undefined for any other refusal. */
export const pendingIn = (problem: AppProblem | undefined): Pending | undefined =>
  problem?.code === 'second-factor-required' ? pendingSchema.safeParse(problem.details).data : undefined;

/** The second half of a log-in. There is no session before it is done. */
export function SecondStep({ pending, onCancel }: { pending: Pending; onCancel: () => void }) {
  const { t } = useTranslation('session');
  const { api } = useStore() as AppStore;
  const { submit, status, problem } = useSubmission();
  const { pendingLogin, methods } = pending;
  const passkeyOptions = () =>
    callEndpoint(api, factorEndpoints.loginPasskey, { body: { pendingLogin } }).then(({ value }) => value);
  return (
    <>
      <FactorForm
        methods={methods}
        sending={status === 'sending'}
        problem={problem}
        passkeyOptions={passkeyOptions}
        onProof={(proof) => submit(factorEndpoints.finishLogin, { body: { pendingLogin, proof } })}
      />
      <Button type="text" onClick={onCancel} block>
        {t('factor.begin-again')}
      </Button>
    </>
  );
}
