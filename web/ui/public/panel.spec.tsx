import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { renderApp } from '../../kernel/testing/render-app';
import { Panel } from './panel';

// jsdom opens no dialog.
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
};

it('a question asked within a panel, once left, leaves the panel open', async () => {
  const closed = jest.fn();
  await renderApp(
    <Panel open title="Cart" onClose={() => closed('Cart')}>
      <Panel open title="Remove it?" onClose={() => closed('Remove it?')}>
        {null}
      </Panel>
    </Panel>,
  );
  // What the browser does at Escape.
  fireEvent(await screen.findByRole('dialog', { name: 'Remove it?' }), new Event('close'));
  expect(closed.mock.calls).toEqual([['Remove it?']]);
});
