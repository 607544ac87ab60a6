import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { browserStorage, storageKeys } from '../kernel/storage';
import { startTheme, useTheme } from './theme-mode';

const Mode = () => <p>{useTheme().mode}</p>;

describe('the theme', () => {
  it('is light on paper, whatever the person chose, and as before afterwards', () => {
    browserStorage.write(storageKeys.theme, 'dark');
    startTheme();
    render(<Mode />);
    const shown = (): (string | null | undefined)[] => [
      screen.getByRole('paragraph').textContent,
      document.documentElement.dataset['theme'],
    ];
    expect(shown()).toEqual(['dark', 'dark']);
    act(() => void globalThis.dispatchEvent(new Event('beforeprint')));
    expect(shown()).toEqual(['light', 'light']);
    act(() => void globalThis.dispatchEvent(new Event('afterprint')));
    expect(shown()).toEqual(['dark', 'dark']);
  });
});
