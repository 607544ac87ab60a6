import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { at, confirmAll, handOverButton, judgedBy, opened, young, type Person } from './edit.fixture';

const declared = '356938035643809';
const other = '356938030000005';

async function atImei(imei?: string) {
  const row = young(imei ? { imei } : {});
  const app = await opened(row, { judged: () => judgedBy(row, true) });
  await confirmAll(app.user, 'imei');
  return app;
}
const enter = async (user: Person, imei: string): Promise<void> => {
  await user.clear(screen.getByLabelText(/IMEI/));
  await user.type(screen.getByLabelText(/IMEI/), `${imei}{Enter}`);
};
async function handOver(user: Person): Promise<void> {
  await at('summary');
  await user.click(screen.getByRole('button', { name: /Continue/ }));
  await at('hand-over');
  await user.click(screen.getByTestId('hand-over-signed'));
  await user.click(handOverButton());
  await screen.findByTestId('handed-over');
}

describe('the IMEI that a store reads', () => {
  it('is confirmed by Enter where it is the declared one', async () => {
    const { user, sent } = await atImei(declared);
    expect(screen.getByLabelText(/IMEI/)).toHaveValue(declared);
    await user.keyboard('{Enter}');
    await handOver(user);
    expect(sent()).toMatchObject([{ imei: declared }]);
  });

  it('replaces the declared one, once the seller has seen that they differ', async () => {
    const { user, sent } = await atImei(declared);
    await enter(user, other);
    expect(screen.getByText(`The customer declared another IMEI: ${declared}.`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue anyway' }));
    await at('summary');
    expect(screen.getByRole('row', { name: new RegExp(`${declared} ${other} Differs`) })).toBeVisible();
    await handOver(user);
    expect(sent()).toMatchObject([{ imei: other, forcedInvalidImei: true }]);
  });

  it('is asked for where the customer gave none, and checked as at a creation', async () => {
    const { user, sent } = await atImei();
    expect(screen.getByText('The customer did not give an IMEI.')).toBeVisible();
    await enter(user, '356938035643800');
    expect(screen.getByText(/One digit of this IMEI is wrong/)).toBeVisible();
    await enter(user, other);
    await handOver(user);
    expect(sent()).toMatchObject([{ imei: other }]);
    expect(sent()[0]).not.toHaveProperty('forcedInvalidImei');
  });

  it('is kept with a wrong digit only on purpose, and the server is told so', async () => {
    const { user, sent } = await atImei();
    await enter(user, '356938035643800');
    await user.click(screen.getByRole('button', { name: 'Continue anyway' }));
    await handOver(user);
    expect(sent()).toMatchObject([{ imei: '356938035643800', forcedInvalidImei: true }]);
  });

  it('may be left to the workshop where neither the customer nor the phone tells it', async () => {
    const { user, sent } = await atImei();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Enter the IMEI.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue anyway' }));
    await handOver(user);
    expect(sent()[0]).not.toHaveProperty('imei');
    expect(sent()).toMatchObject([{ forcedInvalidImei: true }]);
  });
});
