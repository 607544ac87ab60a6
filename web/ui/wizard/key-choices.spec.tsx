import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeyChoices } from './key-choices';

const choices = ['Like new', 'Scratched', 'Broken'].map((label) => ({ id: label, label }));

function Questions({ chosen }: { chosen: readonly string[] }) {
  return (
    <>
      <KeyChoices name="screen" choices={choices} chosen={chosen} onChoose={jest.fn()} />
      <button type="button">Continue</button>
    </>
  );
}

describe('answers of one question', () => {
  it.each([
    ['the first, while none is chosen', [], 'Like new'],
    ['the chosen one', ['Scratched'], 'Scratched'],
    ['the first, where the chosen one is not among them', ['Lost'], 'Like new'],
  ])('are one stop of the Tab key: %s', async (_, chosen, name) => {
    render(<Questions chosen={chosen} />);
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: new RegExp(name) })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus();
    const stops = screen.getAllByRole('radio').filter((radio) => radio.tabIndex === 0);
    expect(stops).toHaveLength(1);
  });

  it('are a stop each where several may be chosen', () => {
    render(<KeyChoices name="faults" choices={choices} chosen={[]} several onChoose={jest.fn()} />);
    expect(screen.getAllByRole('checkbox').map((box) => box.tabIndex)).toEqual([0, 0, 0]);
  });
});
