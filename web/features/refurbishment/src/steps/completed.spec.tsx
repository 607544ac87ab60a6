import { screen } from '@testing-library/react';
import { renderApp } from '../../../../kernel/testing/render-app';
import { locales } from '../index';
import CompletedPage from './completed.page';

const open = (query: string) => renderApp(<CompletedPage />, { locales, url: `/${query}` });

describe('the page of a confirmed item', () => {
  it('names the item and the stock to put it into', async () => {
    await open('?identificationNumber=1577990771290&stockName=For%20sale');
    expect(await screen.findByText('1577990771290')).toBeTruthy();
    expect(screen.getByText(/Put the product into:/).textContent).toBe('Put the product into: For sale');
  });

  it('names no stock where its address names none', async () => {
    await open('?identificationNumber=1577990771290');
    expect(await screen.findByText('1577990771290')).toBeTruthy();
    expect(screen.queryByText(/Put the product into/)).toBeNull();
  });
});
