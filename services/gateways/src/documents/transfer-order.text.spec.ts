import {
  fillTransferOrder,
  transferOrderVariables,
  validateTransferOrderText,
  type TransferOrderValues,
} from './transfer-order.text';

const values: TransferOrderValues = {
  ...{
    total_price: '1 €',
    buyer_address: '',
    buyer_long_name: '',
    buyer_name: 'A',
    buyer_siret: '',
    buyer_capital: '',
  },
  ...{ customer_firstname: '{{buyer_name}}', customer_lastname: '$&', payment_type: '', product_label: '' },
};

describe('the text of a transfer order', () => {
  it('may use every variable of the back office', () => {
    expect(
      validateTransferOrderText(transferOrderVariables.map((name) => `{{${name}}} {{ ${name} }}`).join()),
    ).toEqual([]);
  });

  it('is told which names are unknown, each once', () => {
    const text = '{{price}} {{price}} {{}} {{#total_price}} {{constructor}} {total_price} {{total_price}}';
    expect(validateTransferOrderText(text)).toEqual(['price', '', '#total_price', 'constructor']);
  });

  it('takes values as they are, without reading them again', () => {
    expect(fillTransferOrder('{{customer_firstname}}|{{customer_lastname}}|{{price}}', values)).toBe(
      '{{buyer_name}}|$&|{{price}}',
    );
  });
});
