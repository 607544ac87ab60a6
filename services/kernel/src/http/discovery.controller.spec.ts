import { ModulesContainer } from '@nestjs/core';
import { DiscoveryController } from './discovery.controller';

describe('the descriptions of the API, which anybody may ask for', () => {
  it('are made once, and again only under another address', () => {
    let origin = 'https://one.example';
    const asked = new DiscoveryController(new ModulesContainer(), () => origin);
    const made = { openApi: asked.openApi(), hydra: asked.hydra(), page: asked.page() };
    expect(asked.openApi().body).toBe(made.openApi.body);
    expect(asked.hydra().body).toBe(made.hydra.body);
    expect(asked.page().body).toBe(made.page.body);
    expect(Object.values(made).map(({ options }) => options.shared)).toEqual([true, true, true]);
    origin = 'https://two.example';
    expect(JSON.stringify(asked.hydra().body)).toContain('https://two.example');
  });
});
