import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { organisationDetailsReceived } from '../../../kernel/session';
import { RecordForm, type RecordSpec } from '../../../ui/resource/record-form';
import { type Details, rootDetails } from './root-details.screens';
import { useOwnAccount } from './use-own-account';

const workshops: RecordSpec<Details> = {
  ...rootDetails,
  sections: [
    {
      key: 'workshops',
      fields: [
        'warehouseCheckinRequirement',
        'isWarehouseCommentMandatory',
        'isWarehouseCommentSharedToClient',
      ],
    },
    { key: 'proposals', fields: ['proposalValidDays', 'proposalReminderDays', 'lowerPriceProofRequired'] },
    { key: 'payment', fields: ['buyerPaymentEnabled'] },
  ],
};

/** Back office §2 "General settings", of buyers and workshops. */
export default function WorkshopSettingsPage() {
  const { t } = useTranslation('settings');
  const dispatch = useDispatch();
  return (
    <RecordForm
      id={useOwnAccount()}
      spec={workshops}
      title={() => t('lcm.title')}
      context={t('lcm.context')}
      onSaved={(row) => dispatch(organisationDetailsReceived(row))}
    />
  );
}
