import { uploadErasureCertificate } from '@reprise/contracts/item';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { callEndpoint } from '../../../../kernel/api';
import type { SendTo } from '../../../../kernel/files/use-upload';
import { FormField } from '../../../../ui/form/form-field';
import { UploadActs } from '../../../../ui/form/upload-acts';
import { KeyChoices } from '../../../../ui/wizard/key-choices';
import type { ErasureDraft } from './erasure.rules';

type Props = { itemId: string; draft: ErasureDraft; onChange: (draft: ErasureDraft) => void };
const outcomes = ['erased', 'destroyed'] as const;

const certificateOf =
  (id: string): SendTo =>
  async (api, file, options) =>
    (await callEndpoint(api, uploadErasureCertificate, { params: { id }, body: { file } }, options)).value
      .certificate;

/** What became of the data: erased, with its certificate, or what carried them destroyed. */
export function ErasureFields({ itemId, draft, onChange }: Props) {
  const { t } = useTranslation('refurbishment');
  const erased = draft.outcome === 'erased';
  const printed = draft.readOff === undefined ? [] : (['readOff'] as const);
  const texts = erased ? (['provider', 'standard', ...printed, 'device'] as const) : (['provider'] as const);
  const set = (part: Partial<ErasureDraft>): void => onChange({ ...draft, ...part });
  const without = (): void => {
    const { certificate: _taken, ...rest } = draft;
    onChange(rest);
  };
  return (
    <>
      <KeyChoices
        name="outcome"
        label={t('erasure.outcome')}
        keys={false}
        choices={outcomes.map((id) => ({ id, label: t(`erasure.${id}`) }))}
        chosen={[draft.outcome]}
        onChoose={(id) => set({ outcome: id === 'destroyed' ? id : 'erased' })}
      />
      {texts.map((name) => (
        <FormField
          key={name}
          label={t(`erasure.${name === 'provider' && !erased ? 'destroyer' : name}`)}
          required
        >
          {(control) => (
            <Input
              {...control}
              maxLength={255}
              value={draft[name]}
              onChange={({ target }) => set({ [name]: target.value })}
            />
          )}
        </FormField>
      ))}
      {erased && (
        <FormField
          label={t('erasure.certificate')}
          help={t(draft.certificate ? 'erasure.stored' : 'erasure.certificate-help')}
          required
        >
          {(control) => (
            <UploadActs
              {...control}
              file="document"
              filled={draft.certificate !== undefined}
              sendTo={certificateOf(itemId)}
              onStored={(certificate) => set({ certificate })}
              onRemove={without}
              onBlur={() => undefined}
              disabled={false}
            />
          )}
        </FormField>
      )}
    </>
  );
}
