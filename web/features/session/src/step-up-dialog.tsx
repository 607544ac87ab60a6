import { factorEndpoints } from '@reprise/contracts/identity';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch, useStore } from 'react-redux';
import { Link } from 'react-router-dom';
import { callEndpoint } from '../../../kernel/api';
import { factorDeclined, factorShown } from '../../../kernel/session';
import { type AppStore, useAppSelector, useRecord, useSubmission } from '../../../kernel/store';
import { FactorForm } from './factor-form';
import { useEffect } from 'react';
import { securityPath } from './session.paths';

/** Appears when the server asks for a second factor, and has the refused call repeated. */
export default function StepUpDialog() {
  const { t } = useTranslation('session');
  const dispatch = useDispatch();
  const asked = useAppSelector(({ session }) => session.factorAsked);
  const close = (): void => void dispatch(factorDeclined());
  return (
    <Modal
      open={asked !== undefined}
      centered
      destroyOnHidden
      title={t('step-up.title')}
      footer={null}
      onCancel={close}
    >
      {asked?.enrolled === false && (
        <>
          <p>{t('step-up.none')}</p>
          <Link to={securityPath} onClick={close}>
            {t('step-up.set-up')}
          </Link>
        </>
      )}
      {asked?.enrolled && <Confirm />}
    </Modal>
  );
}

function Confirm() {
  const { t } = useTranslation('session');
  const dispatch = useDispatch();
  const { api } = useStore() as AppStore;
  const { value } = useRecord(factorEndpoints.read, {});
  const { submit, status, problem } = useSubmission();
  useEffect(() => {
    if (status === 'accepted') dispatch(factorShown());
  }, [dispatch, status]);
  const passkeyOptions = () =>
    callEndpoint(api, factorEndpoints.stepUpPasskey, {}).then((reply) => reply.value);
  return (
    <>
      <p>{t('step-up.sentence')}</p>
      {value && (
        <FactorForm
          methods={value.methods}
          sending={status === 'sending'}
          problem={problem}
          passkeyOptions={passkeyOptions}
          onProof={(proof) => submit(factorEndpoints.stepUp, { body: { proof } })}
        />
      )}
    </>
  );
}
