import { render, screen } from '@testing-library/react';
import { ChoiceGroup } from './choice-group';

it('keeps the signs of a question and its answers on the line of their words, as an account wrote them', () => {
  const choices = [{ value: 'no', label: 'Non : cassé', help: 'Vraiment ?' }];
  render(
    <ChoiceGroup legend="S’allume-t-il ?" choices={choices} value={undefined} onChoose={() => undefined} />,
  );
  const texts = ['S’allume-t-il\u00a0?', 'Non\u00a0: cassé', 'Vraiment\u00a0?'];
  const shown = screen.getByRole('group').textContent;
  for (const text of texts) expect(shown).toContain(text);
});
