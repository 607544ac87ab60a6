import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { z } from 'zod';
import { renderApp } from '../../kernel/testing/render-app';
import { useZodForm } from '../../kernel/forms';
import { FormFields } from './form-sections';
import type { FormFieldSpec } from './form-spec';

const fields: readonly FormFieldSpec[] = [
  { kind: 'switch', name: 'comment', label: 'Mandatory comment', optional: true },
  { kind: 'text', name: 'note', label: 'Note', optional: true },
];
const schema = z.object({ comment: z.boolean().optional(), note: z.string().optional() });

function Fields() {
  const form = useZodForm({ schema, initial: { comment: false, note: '' }, onSubmit: () => undefined });
  return <FormFields fields={fields} form={form} />;
}

describe('the fields of a form', () => {
  it('says "(optional)" of what may be empty, and of no switch: it is on or off', async () => {
    await renderApp(<Fields />);
    expect(screen.getByRole('switch', { name: 'Mandatory comment' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Note (optional)' })).toBeInTheDocument();
  });
});
