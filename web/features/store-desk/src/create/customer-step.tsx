import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectDesk, type WithDesk } from '../draft/desk.slice';
import { CustomerScreen } from './customer-screen';
import { needsOf } from './customer.rules';
import type { StepProps } from './step-props.types';

export function CustomerStep({ view, draft, onChange, onAdvance, onBack }: StepProps) {
  const { problem } = useSelector((state: WithDesk) => selectDesk(state));
  const { iban, identity, countries } = needsOf(view, draft);
  const needs = useMemo(() => ({ iban, identity, countries }), [iban, identity, countries]);
  return (
    <CustomerScreen
      needs={needs}
      known={draft.customer}
      problem={problem}
      onChange={(customer, customerReady) => onChange({ customer, customerReady })}
      onDone={(customer) => onAdvance({ customer, customerReady: true })}
      onBack={onBack}
    />
  );
}
