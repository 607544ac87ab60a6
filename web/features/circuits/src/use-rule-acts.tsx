import { type dispatchCircuitRules } from '@reprise/contracts/configuration';
import { premiumEndpoints } from '@reprise/contracts/connectors';
import type { RowOfResource } from '@reprise/contracts/kernel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector, useMayCall } from '../../../kernel/store';
import type { ResourceActs } from '../../../ui/resource/resource-spec';
import { AskConnector } from './ask-connector';

type Row = RowOfResource<typeof dispatchCircuitRules>;

/** A rule's connector is asked only where the account has a premium feature that one may serve. */
export function useRuleActs(): ResourceActs<Row> {
  const { t } = useTranslation(['circuit-rules', 'enums']);
  const [asked, setAsked] = useState<Row>();
  const may = useMayCall(premiumEndpoints.ask);
  const some = useAppSelector(({ session }) => session.premiumFeatures.length > 0);
  if (!may || !some) return { actions: [] };
  return {
    actions: [{ key: 'ask', label: t('circuit-rules:ask.action'), onPress: setAsked }],
    children: asked && (
      <AskConnector
        id={asked.id}
        name={t(`enums:circuit.${asked.circuit}`)}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}
