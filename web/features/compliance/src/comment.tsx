import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { selectDetails } from '../../../kernel/session';
import { useAppSelector } from '../../../kernel/store';
import { FormField } from '../../../ui/form/form-field';
import { commentWritten } from './compliance.slice';
import type { Draft } from './compliance.types';

/** Comments 2 to 255 (back office §9); mandatory if the organisation requires it. */
export function useCommentFault(draft: Draft): 'required' | 'too-short' | undefined {
  const mandatory = useAppSelector(selectDetails)?.isWarehouseCommentMandatory === true;
  const { length } = draft.comment.trim();
  if (length === 0) return mandatory ? 'required' : undefined;
  return length < 2 ? 'too-short' : undefined;
}

export function Comment({ draft, judged = false }: { draft: Draft; judged?: boolean }) {
  const { t } = useTranslation('compliance');
  const dispatch = useDispatch();
  const mandatory = useAppSelector(selectDetails)?.isWarehouseCommentMandatory === true;
  const fault = useCommentFault(draft);
  return (
    <FormField
      label={mandatory ? t('comment.mandatory') : t('comment.label')}
      fault={judged && fault ? t(`comment.${fault}`) : undefined}
    >
      {(control) => (
        <Input.TextArea
          {...control}
          autoSize={{ minRows: 2, maxRows: 5 }}
          maxLength={255}
          value={draft.comment}
          onChange={(event) => dispatch(commentWritten(event.target.value))}
        />
      )}
    </FormField>
  );
}
