import { useFaultText, type FieldFault } from './index';
import { renderApp } from '../testing/render-app';

function Told({ fault }: { fault: FieldFault }) {
  return <p>{useFaultText()(fault)}</p>;
}
const told = async (fault: FieldFault) => (await renderApp(<Told fault={fault} />)).container.textContent;

describe('the text of an error at a field', () => {
  it('is a translation, with the bound that the form knows', async () => {
    expect(await told({ key: 'too-short', params: { minimum: 3 } })).toBe('At least 3 characters.');
  });
  it('is the server’s where its code names a bound that only the server knows', async () => {
    expect(await told({ key: 'too-short', message: 'At least 5 characters.' })).toBe(
      'At least 5 characters.',
    );
  });
  it('is the translation where the server’s sentence says no more', async () => {
    expect(await told({ key: 'required', message: 'Campo obligatorio.' })).toBe('This field is required.');
  });
  it('is the server’s for a code that this app does not know', async () => {
    expect(await told({ key: 'of-tomorrow', message: 'Choose a later day.' })).toBe('Choose a later day.');
  });
});
