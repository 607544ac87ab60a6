import { readReasons, userContract } from '@reprise/contracts/identity';
import { type Permission, permissions } from '@reprise/contracts/permissions';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useRecord } from '../../../kernel/store';
import { ErrorState } from '../../../ui/error-state';
import { FormField } from '../../../ui/form/form-field';
import { Page } from '../../../ui/page/page';
import { TextSkeleton } from '../../../ui/skeletons';
import { ReasonsView } from './reasons-view';

/** "Why can, or cannot, this person …?" The question is in the address, so that its answer can be sent to a colleague. */
export default function ReasonsPage() {
  const { t } = useTranslation('users');
  const { id = '' } = useParams();
  const [asked, setAsked] = useSearchParams();
  const permission = permissions.find((each) => each === asked.get('about'));
  const user = useRecord(userContract.endpoints.get, { params: { id } });
  const call = permission && { params: { id, permission } };
  const { value, problem, refresh } = useRecord(readReasons, call);
  const name = user.value ? `${user.value.firstname} ${user.value.lastname}` : '';
  const title = t('reasons.title', { name });
  const label = (each: Permission): string => t(`may.${each}` as 'may.buyback.cancel');
  const refused = user.problem ?? problem;
  return (
    <Page title={title} context={t('reasons.context')} crumbs={[{ label: t('title'), to: '/users' }]}>
      <FormField label={t('reasons.about')}>
        {({ id: field }) => (
          <Select
            id={field}
            placeholder={t('reasons.choose')}
            value={permission}
            options={permissions.map((each) => ({ value: each, label: label(each) }))}
            showSearch={{ optionFilterProp: 'label' }}
            style={{ width: 'min(560px, 100%)' }}
            onChange={(about) => setAsked({ about }, { replace: true })}
          />
        )}
      </FormField>
      {refused && <ErrorState problem={refused} onRetry={refresh} />}
      {permission && !value && !refused && <TextSkeleton lines={4} />}
      {value && <ReasonsView of={value} name={name} label={label} />}
    </Page>
  );
}
