import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { Input, theme } from 'antd';
import { renderApp } from '../../../kernel/testing/render-app';
import { palettes } from '../../../ui/design.tokens';
import { UiProvider } from '../../../ui/ui-provider';
import { locales } from './index';
import { ByDay, SitePreview } from './site-preview';

const Ground = () => <p>{theme.useToken().token.colorBgContainer}</p>;

describe('the site as customers will see it', () => {
  beforeEach(() => {
    const asked = globalThis.matchMedia;
    jest
      .spyOn(globalThis, 'matchMedia')
      .mockImplementation((query) => ({ ...asked(query), matches: query.includes('color-scheme') }));
  });
  afterEach(() => jest.restoreAllMocks());

  it('has the colours of the day also where the dashboard is dark', async () => {
    const page = (
      <UiProvider>
        <Ground />
        <ByDay>
          <Ground />
        </ByDay>
      </UiProvider>
    );
    await renderApp(page);
    expect(await screen.findByText(palettes.dark.surface)).toBeInTheDocument();
    expect(screen.getByText(palettes.light.surface)).toBeInTheDocument();
  });

  it('draws its search box in them, not in those of the screen around it', async () => {
    const page = (
      <UiProvider>
        <Input aria-label="beside it" />
        <SitePreview values={{}} />
      </UiProvider>
    );
    await renderApp(page, { locales });
    expect(await screen.findByLabelText('beside it')).toHaveClass('reprise');
    const box = await screen.findByPlaceholderText(/./);
    expect(box).toHaveClass('reprise-site');
    expect(box).not.toHaveClass('reprise');
  });
});
