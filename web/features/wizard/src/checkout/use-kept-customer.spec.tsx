import { act, renderHook } from '@testing-library/react';
import { Provider, useSelector } from 'react-redux';
import { z } from 'zod';
import { customerRestored, selectCart, type WithCart } from '../../../../kernel/cart';
import { useZodForm } from '../../../../kernel/forms';
import { openShop } from '../testing/shop';
import { useKeptCustomer } from './use-kept-customer';

const initial = { firstName: '', email: '' };

function open() {
  const shop = openShop();
  const { result } = renderHook(
    () => {
      const form = useZodForm({ schema: z.object({}), initial, onSubmit: () => {} });
      useKeptCustomer(
        form,
        useSelector((state: WithCart) => selectCart(state).customer),
      );
      return form;
    },
    { wrapper: ({ children }) => <Provider store={shop.store}>{children}</Provider> },
  );
  return { ...shop, form: () => result.current };
}

describe('the form of a customer', () => {
  it('shows what is typed in another tab beside what is typed in this one', () => {
    const { store, form, cart } = open();
    act(() => form().set('firstName', 'Léa'));
    act(() => void store.dispatch(customerRestored({ ...cart().customer, email: 'lea@example.org' })));
    expect(form().values).toEqual({ firstName: 'Léa', email: 'lea@example.org' });
    act(() => form().set('firstName', 'Léo'));
    expect(cart().customer).toEqual({ firstName: 'Léo', email: 'lea@example.org' });
  });
});
