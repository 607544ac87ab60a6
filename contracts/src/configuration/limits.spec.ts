import { circuitInputSchema } from './circuit.document';
import { paymentModeInputSchema } from './methods.document';
import { refurbStepInputSchema } from './refurbishment.document';
import {
  defaultTransferOrderTexts,
  isDefaultTransferOrder,
  transferOrderInputSchema,
  transferOrderVariables,
} from './transfer-order.document';
import { fillVariables, unknownVariables } from './text-variables.rules';

const values = {
  total_price: '12,00 €',
  buyer_address: '1 rue A',
  buyer_long_name: 'Buyer SAS',
  buyer_name: 'Buyer',
  buyer_siret: '1',
  buyer_capital: '2',
  customer_firstname: '{{buyer_name}}',
  customer_lastname: 'L',
  payment_type: 'transfer',
  product_label: 'Phone',
};

describe('a payment mode', () => {
  const mode = { label: 'Transfer', description: 'Within 5 days', type: 'bank_transfer' };
  const accepts = (fields: object) => paymentModeInputSchema.safeParse({ ...mode, ...fields }).success;

  it('keeps the lengths of the specification', () => {
    expect(accepts({})).toBe(true);
    expect(accepts({ label: 'x'.repeat(256) })).toBe(false);
    expect(accepts({ description: 'x' })).toBe(false);
    expect(accepts({ description: 'x'.repeat(301) })).toBe(false);
    expect(accepts({ longDescription: 'x'.repeat(801) })).toBe(false);
    expect(accepts({ longDescription: Array(15).fill('x').join('\n') })).toBe(true);
    expect(accepts({ longDescription: Array(16).fill('x').join('\n') })).toBe(false);
    expect(accepts({ mailContent: 'x'.repeat(301) })).toBe(false);
  });

  it('is paid by transfer only where the customer is asked for an IBAN', () => {
    expect(accepts({ provider: 'sepa_transfer' })).toBe(true);
    for (const type of ['no_iban_transfer', 'gift_card', 'voucher'])
      expect([type, accepts({ type, provider: 'sepa_transfer' })]).toEqual([type, false]);
    expect(accepts({ type: 'no_iban_transfer', provider: 'none' })).toBe(true);
  });

  it('takes a percentage from -100 to 100 that is not 0, and a cap of the same sign', () => {
    const modifier = (value: number, capped_amount?: number) =>
      accepts({ modifier: { type: 'percentage', value, capped_amount } });
    expect([modifier(10), modifier(-100), modifier(10, 500), modifier(-10, -500)]).not.toContain(false);
    expect([modifier(0), modifier(101), modifier(1.5), modifier(10, -500)]).not.toContain(true);
  });

  it('takes one bonus for a circuit', () => {
    const bonus = (circuit: string) => ({ circuit, modifier: { type: 'fixed', value: 500 } });
    expect(accepts({ circuitBonuses: [bonus('web_post'), bonus('web_drop')] })).toBe(true);
    expect(accepts({ circuitBonuses: [bonus('web_post'), bonus('web_post')] })).toBe(false);
  });

  it('takes no circuit bonus without a mode', () => {
    expect(accepts({ circuitBonuses: [{ circuit: 'web_post', modifier: { value: 5 } }] })).toBe(false);
  });
});

describe('a refurbishment step', () => {
  it('has one cost in a warehouse', () => {
    const [one, other] = ['0197f4a0-0000-7000-8000-000000000001', '0197f4a0-0000-7000-8000-000000000002'];
    const accepts = (...warehouses: string[]) =>
      refurbStepInputSchema.safeParse({
        ...{ name: 'Clean', stockId: one },
        costs: warehouses.map((warehouseId) => ({ warehouseId, cost: 450 })),
      }).success;
    expect([accepts(one, other), accepts(one, one)]).toEqual([true, false]);
  });
});

describe('a circuit', () => {
  const accepts = (fields: object) => circuitInputSchema.safeParse({ name: 'web_post', ...fields }).success;

  it('takes up to 6 instructions of 1 to 150 characters', () => {
    const lines = (count: number, label: string) => ({ defaultInstructions: Array(count).fill({ label }) });
    expect(accepts(lines(6, 'Print the label'))).toBe(true);
    expect(accepts(lines(7, 'Print the label'))).toBe(false);
    expect(accepts(lines(1, ''))).toBe(false);
    expect(accepts(lines(1, 'x'.repeat(151)))).toBe(false);
  });

  it('takes a description of 500 characters without HTML', () => {
    expect(accepts({ description: 'a < b' })).toBe(true);
    expect(accepts({ description: '<b>now</b>' })).toBe(false);
    expect(accepts({ description: 'x'.repeat(501) })).toBe(false);
  });
});

describe('the text of a transfer order', () => {
  it('uses only the variables of the list', () => {
    expect(unknownVariables('{{total_price}} to {{iban}} {{', transferOrderVariables)).toEqual([
      'iban',
      '{{',
    ]);
    expect(transferOrderInputSchema.safeParse({ text: 'to {{iban}}' }).success).toBe(false);
    expect(transferOrderInputSchema.safeParse({ text: 'x' }).success).toBe(false);
    expect(transferOrderInputSchema.safeParse({ text: 'x'.repeat(5001) }).success).toBe(false);
  });

  it('has a valid default', () => {
    for (const text of Object.values(defaultTransferOrderTexts)) {
      expect(transferOrderInputSchema.parse({ text }).text).toContain('{{product_label}}');
      expect(isDefaultTransferOrder(text)).toBe(true);
    }
  });

  it('does not speak of a single product, for a cart has several', () => {
    for (const text of Object.values(defaultTransferOrderTexts)) {
      expect(text).not.toMatch(/\b(?:produit|product|Produkts?) \{\{product_label\}\}/);
    }
    const former =
      'I, the undersigned {{customer_firstname}} {{customer_lastname}}, declare that I own the product {{product_label}}\n' +
      'and transfer it to {{buyer_long_name}}, {{buyer_address}}, for {{total_price}}, paid by {{payment_type}}.';
    expect(isDefaultTransferOrder(former)).toBe(true);
    expect(isDefaultTransferOrder(`${former} Ours.`)).toBe(false);
  });

  it('is filled once: braces in a value stay text', () => {
    expect(fillVariables('{{customer_firstname}}: {{total_price}}', values)).toBe('{{buyer_name}}: 12,00 €');
  });
});
