import { dispatchCircuitRuleInputSchema, paymentModeInputSchema } from '@reprise/contracts/configuration';
import { configurationOf } from '../dispatch/dispatch.fixtures';
import { shippingOptions } from './shipping-options.rules';

const category = {
  ...{ id: 'c', circuits: ['web_post'], referringWarehouseIds: [], status: 'active' },
  highlightedInstruction: 'Joignez le câble.',
  highlightedInstructionTranslations: { 'en-GB': 'Add the cable.' },
};
const ofRule = { highlightedInstruction: 'Retirez la batterie.' };

function offered(
  rule: object | undefined,
  own: object = category,
  circuit: object = {},
  paymentModes: readonly object[] = [],
) {
  const known = configurationOf([]);
  const ruled = rule && dispatchCircuitRuleInputSchema.parse({ circuit: 'web_post', ...rule });
  const configuration = {
    ...{ ...known, paymentModes, circuits: known.circuits.map((each) => ({ ...each, ...circuit })) },
    ...{ circuitRules: ruled ? [{ ...ruled, id: 'r' }] : [], categories: [own] },
  };
  const request = { channel: 'web', brand: 'Acme', line: [own] };
  const [option] = shippingOptions(configuration as never, request as never);
  return option;
}

describe('the texts of a way to hand over', () => {
  it('are those of the category, with their translations, where the rule of the circuit has none', () => {
    for (const rule of [undefined, { terms: 'Envoi payé.' }])
      expect(offered(rule)).toMatchObject({
        highlightedInstruction: 'Joignez le câble.',
        highlightedInstructionTranslations: { 'en-GB': 'Add the cable.' },
      });
  });

  it('are those of the rule where it has its own, never with translations of the category’s', () => {
    expect(offered(ofRule)).toMatchObject(ofRule);
    expect(offered(ofRule)).not.toHaveProperty('highlightedInstructionTranslations');
    const termsTranslations = { 'de-DE': 'Versand bezahlt.' };
    const translated = { ...ofRule, highlightedInstructionTranslations: { 'de-DE': 'Akku entnehmen.' } };
    expect(offered({ ...translated, terms: 'Envoi payé.', termsTranslations })).toMatchObject({
      ...{ ...translated, terms: 'Envoi payé.', termsTranslations },
    });
  });

  it('describe it by the rule, else the method, else the circuit, each with its own translations', () => {
    const ofCircuit = { description: 'Par la poste', descriptionTranslations: { 'de-DE': 'Per Post' } };
    const own = { description: 'Avec suivi', descriptionTranslations: { 'de-DE': 'Mit Verfolgung' } };
    expect(offered(undefined, category, ofCircuit)).toMatchObject(ofCircuit);
    expect(offered(own, category, ofCircuit)).toMatchObject(own);
    const { description } = own;
    expect(offered({ description }, category, ofCircuit)).toMatchObject({ description });
    expect(offered({ description }, category, ofCircuit)).not.toHaveProperty('descriptionTranslations');
  });

  it('say of each way to be paid all that is translated', () => {
    const translations = { longDescriptionTranslations: { 'nl-BE': 'Lang' } };
    const texts = { label: 'Carte', description: 'Carte cadeau', longDescription: 'Long' };
    const mode = paymentModeInputSchema.parse({ ...texts, ...translations, type: 'gift_card' });
    const paid = { paymentModeIds: ['m'] };
    expect(offered(undefined, category, paid, [{ ...mode, id: 'm' }])?.paymentModes).toMatchObject([
      { long_description: 'Long', long_descriptionTranslations: { 'nl-BE': 'Lang' } },
    ]);
  });

  it('are read from documents that were stored before they could be translated', () => {
    const { highlightedInstructionTranslations: _later, ...stored } = category;
    expect(offered(undefined, stored)).toMatchObject({ highlightedInstruction: 'Joignez le câble.' });
    expect(offered(undefined, { ...stored, highlightedInstruction: undefined })).toMatchObject({
      ...{ highlightedInstruction: null, terms: '' },
    });
  });
});
